import { describe, expect, it } from 'vitest';
import { toStripWidths } from './strip-widths.ts';

const SHORT = { className: 'strip-short', few: false };
const FEW = { className: 'strip-short', few: true };

describe('the widths of rows of tiles', () => {
  it('are those of a line for long ones', () => {
    expect(toStripWidths([50, 7, 4])).toEqual([{ few: false }, { few: false }, { few: false }]);
    expect(toStripWidths([])).toEqual([]);
  });

  it('are halves for two short ones, whose words are beside their pictures if there are one or two', () => {
    expect(toStripWidths([3, 3])).toEqual([SHORT, SHORT]);
    expect(toStripWidths([2, 1])).toEqual([FEW, FEW]);
    expect(toStripWidths([50, 2, 3])).toEqual([{ few: false }, FEW, SHORT]);
  });

  it('leave as many columns to a short one beside a long one as it has tiles, at least two for its heading', () => {
    expect(toStripWidths([50, 50, 3])).toEqual([
      { few: false },
      { className: 'strip-beside-3', few: false },
      SHORT,
    ]);
    expect(toStripWidths([50, 2])).toEqual([{ className: 'strip-beside-2', few: false }, SHORT]);
    expect(toStripWidths([4, 1])).toEqual([{ className: 'strip-beside-2', few: false }, FEW]);
  });

  it('are lines of their own if all of a long one is shown and has no room beside the short one', () => {
    expect(toStripWidths([7, 2])).toEqual([{ few: false }, { few: true }]);
    expect(toStripWidths([6, 2])).toEqual([{ few: false }, { few: true }]);
    expect(toStripWidths([5, 2])).toEqual([{ className: 'strip-beside-2', few: false }, SHORT]);
  });

  it('leave a third short one alone', () => {
    expect(toStripWidths([3, 3, 1])).toEqual([SHORT, SHORT, { few: true }]);
    expect(toStripWidths([1])).toEqual([{ few: true }]);
  });
});

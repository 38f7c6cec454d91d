import { describe, expect, it } from 'vitest';
import { type SetView, splitSmallSets } from './sets-view.ts';

const large = (code: string): SetView => ({ code, name: code, detail: '' });
const small = (code: string): SetView => ({ ...large(code), isSmall: true });

describe('promos and sets of one or two cards', () => {
  it('stand apart from the years of the others', () => {
    const years = [
      { year: '2025', sets: [small('one')] },
      { year: '2024', sets: [large('big'), small('two'), large('three'), small('pbig')] },
    ];
    expect(splitSmallSets(years)).toEqual({
      years: [{ year: '2024', sets: [large('big'), large('three')] }],
      small: [small('one'), small('two'), small('pbig')],
    });
  });

  it('stay in their years if there are no others', () => {
    const years = [{ year: '2025', sets: [small('one')] }];
    expect(splitSmallSets(years)).toEqual({ years, small: [] });
  });
});

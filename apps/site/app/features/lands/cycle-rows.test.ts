import { describe, expect, it } from 'vitest';
import { toRows } from './cycle-rows.ts';
import type { CycleView } from './cycle-view.ts';

/** Cycles by their numbers of lands. */
const layOut = (...counts: number[]) =>
  toRows(
    counts.map(
      (count, index) => ({ tag: `${index}`, lands: Array(count).fill(null) }) as unknown as CycleView,
    ),
  ).map(({ cycle, width }) => `${cycle.tag} ${width}`);

describe('the rows of cycles', () => {
  it('have ten lands each, or two times up to six, or three times one or two', () => {
    expect(layOut(10, 5, 6, 1, 2, 1)).toEqual(['0 row', '1 half', '2 half', '3 few', '4 few', '5 few']);
  });

  it('are filled with a short cycle that is not far behind', () => {
    expect(layOut(5, 10, 6, 10)).toEqual(['0 half', '2 half', '1 row', '3 row']);
    expect(layOut(5, 10, 10, 10, 6)).toEqual(['0 row', '1 row', '2 row', '3 row', '4 row']);
  });
});

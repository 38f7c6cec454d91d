import { describe, expect, it } from 'vitest';
import { toPictureRows } from './picture-rows.ts';

/** Items by their numbers of pictures, with their index. */
const layOut = (counts: number[], maxAhead = 3) =>
  toPictureRows([...counts.entries()], { count: ([, pictures]) => pictures, maxAhead }).map(
    ({ item: [index], width }) => `${index} ${width}`,
  );

describe('rows of pictures', () => {
  it('have ten pictures, or two times up to six, or three times one or two', () => {
    expect(layOut([10, 5, 6, 1, 2, 1])).toEqual(['0 row', '1 half', '2 half', '3 few', '4 few', '5 few']);
  });

  it('are shared equally by two short parts', () => {
    expect(layOut([4, 2, 12, 1, 2])).toEqual(['0 half', '1 half', '2 row', '3 half', '4 half']);
  });

  it('are filled with a short part that is not far behind', () => {
    expect(layOut([5, 10, 6, 10])).toEqual(['0 half', '2 half', '1 row', '3 row']);
    expect(layOut([5, 10, 10, 10, 6])).toEqual(['0 row', '1 row', '2 row', '3 row', '4 row']);
  });

  it('stay in their order if only the next part may fill them', () => {
    expect(layOut([5, 10, 6, 3], 1)).toEqual(['0 row', '1 row', '2 half', '3 half']);
  });
});

import { describe, expect, it } from 'vitest';
import { splitStacks } from './split-stacks.ts';

const listSizes = (count: number) =>
  splitStacks(Array.from({ length: count }, (_, index) => index)).map(({ length }) => length);

describe('the stacks of a type', () => {
  it('are one, two or four of about the same height', () => {
    expect(listSizes(1)).toEqual([1]);
    expect(listSizes(12)).toEqual([12]);
    expect(listSizes(13)).toEqual([7, 6]);
    expect(listSizes(24)).toEqual([12, 12]);
    expect(listSizes(25)).toEqual([7, 6, 6, 6]);
    expect(listSizes(60)).toEqual([15, 15, 15, 15]);
    expect(listSizes(0)).toEqual([]);
  });

  it('have the cards in their order, each once', () => {
    const cards = Array.from({ length: 35 }, (_, index) => index);
    expect(splitStacks(cards).flat()).toEqual(cards);
  });
});

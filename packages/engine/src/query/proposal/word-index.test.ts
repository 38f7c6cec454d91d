import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWordIndex } from './word-index.ts';

function indexTexts(texts: readonly string[]) {
  return createWordIndex([...texts.keys()], (position) => texts[position]!);
}

describe('createWordIndex', () => {
  it('finds the texts with a word, each once', () => {
    const find = indexTexts(['draw a card, then draw', '', "don't discard a card", '+1/+1 counters']);
    expect([...find('draw')]).toEqual([0]);
    expect([...find('card')]).toEqual([0, 2]);
    expect([...find('don')]).toEqual([2]);
    expect([...find('counter')]).toEqual([]);
    expect([...find('')]).toEqual([]);
  });

  it('gives the positions that it was made for', () => {
    const find = createWordIndex([7, 9], (position) => (position === 9 ? 'draw' : 'mill'));
    expect([...find('draw')]).toEqual([9]);
  });

  it('agrees with looking into each text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '-', '1'), maxLength: 8 });
    const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), word, (texts, wanted) => {
        const expected = [...texts.keys()].filter((index) => texts[index]!.split(/[ 1-]/).includes(wanted));
        expect([...indexTexts(texts)(wanted)]).toEqual(expected);
      }),
    );
  });
});

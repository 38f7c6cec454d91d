import { describe, expect, it } from 'vitest';
import { toSenseList } from './lists.ts';

const DECK = {
  ...{ id: 'one', companion: null, date: null, tags: ['Elves'], bracket: 2 as const, url: null },
  commanders: ['Aria'],
};
const cards = (...names: string[]) => names.map((name) => ({ name, quantity: 1 }));

describe('toSenseList', () => {
  it('leaves quantities as the source has them', () => {
    const deck = { ...DECK, hasQuantities: true, cards: [{ name: 'Forest', quantity: 12 }, ...cards('Opt')] };
    expect(toSenseList(deck, 'labeled')).toEqual({
      ...{ id: 'one', source: 'labeled', commanders: ['Aria'], tags: ['Elves'], bracket: 2 },
      cards: ['12 Forest', '1 Opt'],
    });
  });

  it('fills a list without quantities up with its basic lands, in equal parts', () => {
    const deck = {
      ...{ ...DECK, hasQuantities: false },
      cards: cards('Forest', 'Opt', 'Snow-Covered Island', 'Wastes'),
    };
    // The commander and four cards are five; 95 are missing: 32, 32 and 31 more.
    expect(toSenseList(deck, 'tournament').cards).toEqual([
      '33 Forest',
      '1 Opt',
      '33 Snow-Covered Island',
      '32 Wastes',
    ]);
  });

  it('adds nothing to a list without basic lands', () => {
    const deck = { ...DECK, hasQuantities: false, cards: cards('Opt') };
    expect(toSenseList(deck, 'tournament').cards).toEqual(['1 Opt']);
  });
});

import { describe, expect, it } from 'vitest';
import { byDecksAndName, compareFigures, compareNames, inListOrder, rankNames } from './list-order.ts';

describe('compareNames', () => {
  it('orders A to Z without regard to accents and capitals', () => {
    const names = [
      'Zur the Enchanter',
      'Éomer, King of Rohan',
      'Elvish Mystic',
      'eager Cadet',
      'Eager Beetle',
    ];
    expect(names.toSorted(compareNames)).toEqual([
      'Eager Beetle',
      'eager Cadet',
      'Elvish Mystic',
      'Éomer, King of Rohan',
      'Zur the Enchanter',
    ]);
  });

  it('orders a pair by its first name, then by its second', () => {
    // Character by character "Ardenn & Co" would come first: "&" is before "/".
    expect(['Ardenn & Co', 'Ardenn // Rograkh', 'Ardenn // Kraum', 'Ardenn'].toSorted(compareNames)).toEqual([
      'Ardenn',
      'Ardenn // Kraum',
      'Ardenn // Rograkh',
      'Ardenn & Co',
    ]);
  });

  it('is 0 for the same name only', () => {
    expect(compareNames('Opt', 'Opt')).toBe(0);
    expect(compareNames('Opt', 'opt')).toBeLessThan(0);
    expect(compareNames('opt', 'Opt')).toBeGreaterThan(0);
    expect(compareNames('Lim-Dul', 'Lim-Dûl')).toBeLessThan(0);
  });
});

describe('compareFigures', () => {
  it.each([
    [2, 1, -1],
    [1, 2, 1],
    // 0.1 + 0.2 is 0.30000000000000004.
    [0.1 + 0.2, 0.3, 0],
    [1e6 + 1e-9, 1e6, 0],
    [0.3, 0.3 + 1e-12, 1],
    [null, 0, 1],
    [Number.NaN, -5, 1],
    [Number.NaN, null, 0],
    [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0],
    [Number.NEGATIVE_INFINITY, 0, 1],
  ])('%d against %d', (a, b, sign) => {
    expect(Math.sign(compareFigures(a, b))).toBe(sign);
    expect(Math.sign(compareFigures(b, a))).toBe(sign === 0 ? 0 : -sign);
  });
});

describe('inListOrder', () => {
  const items = [
    { name: 'Banishing Light', numDecks: 4, share: 0.3 },
    { name: 'Arcane Signet', numDecks: 4, share: 0.1 + 0.2 },
    { name: 'Zombify', numDecks: 9, share: 0.3 },
    { name: 'Cultivate', numDecks: 1, share: 0.5 },
    { name: 'Brainstorm', numDecks: 8, share: null },
  ];

  it('is by the figure, then decks, then name', () => {
    const order = inListOrder<(typeof items)[number]>({
      figure: ({ share }) => share,
      decks: ({ numDecks }) => numDecks,
      name: ({ name }) => name,
    });
    expect(items.toSorted(order).map(({ name }) => name)).toEqual([
      'Cultivate',
      'Zombify',
      'Arcane Signet',
      'Banishing Light',
      'Brainstorm',
    ]);
  });

  it('is by decks, then name, without a figure', () => {
    expect(items.toSorted(byDecksAndName).map(({ name }) => name)).toEqual([
      'Zombify',
      'Brainstorm',
      'Arcane Signet',
      'Banishing Light',
      'Cultivate',
    ]);
  });
});

describe('rankNames', () => {
  it('numbers names from A to Z', () => {
    expect([...rankNames(['Óin', 'Zur', 'opt', 'Opt'])]).toEqual([0, 3, 2, 1]);
  });
});

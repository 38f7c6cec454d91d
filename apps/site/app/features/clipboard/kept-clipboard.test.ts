import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contents } from './clipboard.ts';
import { mergeTabs, migrate, readContents, writeContents } from './kept-clipboard.ts';

const contents = (cards: string, commanders = ''): Contents => ({
  cards: Object.fromEntries([...cards].map((letter) => [`/cards/${letter}`, true] as const)),
  commanders: [...commanders].map((letter) => `/cards/${letter}`),
});

describe('the stored clipboard', () => {
  it('is the list and the commanders of version 2, and reads back the same', () => {
    const kept = writeContents({ ...contents('ab', 'c'), error: 'not this' } as Contents);
    expect(JSON.parse(kept)).toEqual({ version: 2, state: contents('ab', 'c') });
    expect(readContents(kept)).toEqual(contents('ab', 'c'));
  });

  it.each([
    [
      'version 0 with a commander',
      0,
      { cards: { '/cards/a': true }, commander: '/cards/b' },
      contents('a', 'b'),
    ],
    ['version 0 without one', 0, { cards: { '/cards/a': {} } }, contents('a')],
    ['version 0 with null', 0, { cards: {}, commander: null }, contents('')],
    [
      'version 1',
      1,
      { cards: { '/cards/a': true }, commanders: ['/cards/c', '/cards/b'] },
      contents('a', 'bc'),
    ],
    ['version 2', 2, contents('a', 'b'), contents('a', 'b')],
    ['a commander that is also in the list', 2, contents('ab', 'b'), contents('a', 'b')],
    [
      'entries that are not URLs of cards',
      2,
      { cards: { '/sets/x': true, x: 1 }, commanders: [7, 'y'] },
      contents(''),
    ],
  ])('reads %s', (_, version, state, expected) => {
    expect(migrate(state as Record<string, unknown>, version)).toEqual(expected);
  });

  it.each([['{'], ['null'], ['[]'], ['{"version":2}'], ['{"state":[]}']])('reads nothing from %s', (text) => {
    expect(readContents(text)).toBeNull();
  });

  it('is null if nothing was written', () => {
    expect(readContents(null)).toBeNull();
  });

  it('never throws, whatever is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => readContents(text) !== undefined));
  });
});

describe('two tabs', () => {
  it.each<[string, Contents, Contents, Contents, Contents]>([
    ['cards added by either are in', contents('a'), contents('ab'), contents('ac'), contents('acb')],
    ['a card removed by this one is gone', contents('ab'), contents('a'), contents('abc'), contents('ac')],
    ['a card removed by the other is gone', contents('ab'), contents('abc'), contents('a'), contents('ac')],
    [
      'the other’s new commander wins',
      contents('ab'),
      contents('abc'),
      contents('a', 'b'),
      contents('ac', 'b'),
    ],
    [
      'this one’s new commander wins',
      contents('ab'),
      contents('a', 'b'),
      contents('abc'),
      contents('ac', 'b'),
    ],
    [
      'both crowned: the tabs agree on the commander, no card is lost',
      contents('ab'),
      contents('b', 'a'),
      contents('a', 'b'),
      contents('b', 'a'),
    ],
    [
      'a commander removed by the other is gone',
      contents('a', 'b'),
      contents('ac', 'b'),
      contents('a'),
      contents('ac'),
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(mergeTabs(base, mine, theirs)).toEqual(expected);
  });

  const any = fc
    .record({
      cards: fc.subarray([...'abcdefgh']),
      commanders: fc.subarray([...'abcdefgh'], { maxLength: 2 }),
    })
    .map(({ cards, commanders }) =>
      contents(cards.filter((each) => !commanders.includes(each)).join(''), [...commanders].sort().join('')),
    );
  const urls = ({ cards, commanders }: Contents) => [...Object.keys(cards), ...commanders];

  it('lose no card that neither removed, and keep each in one place', () => {
    fc.assert(
      fc.property(any, any, any, (base, mine, theirs) => {
        const merged = urls(mergeTabs(base, mine, theirs));
        expect(new Set(merged).size).toBe(merged.length);
        for (const url of new Set([...urls(mine), ...urls(theirs)])) {
          const out = urls(base).includes(url) && !(urls(mine).includes(url) && urls(theirs).includes(url));
          expect(merged.includes(url)).toBe(!out);
        }
      }),
    );
  });

  it('that agree change nothing', () => {
    fc.assert(
      fc.property(any, any, (base, same) => {
        expect(new Set(urls(mergeTabs(base, same, same)))).toEqual(new Set(urls(same)));
        expect(mergeTabs(base, same, same).commanders).toEqual(same.commanders);
      }),
    );
  });
});

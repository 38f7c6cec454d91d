import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Contents } from '../../shared/storage/stored-clipboard.ts';
import { mergeTabs } from './merge-tabs.ts';

const contents = (cards: string, commanders = ''): Contents => ({
  cards: Object.fromEntries([...cards].map((letter) => [`/cards/${letter}`, true] as const)),
  commanders: [...commanders].map((letter) => `/cards/${letter}`),
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

import { describe, expect, it } from 'vitest';
import { type CardFilterAnswer, countCards, passing, slugsIn } from './card-filter.ts';

const card = (slug: string) => ({ url: `/cards/${slug}` });
const PAIR = { url: '/commanders/ada-bo', cards: [card('ada'), card('bo')] };
const LISTS = [
  { kind: 'topcards', title: 'Top Cards', cards: [card('wave'), card('beacon'), PAIR] },
  { kind: 'lands', title: 'Lands', cards: [card('harbor'), card('wave')] },
];
const found = (cards: string[], more: Partial<CardFilterAnswer> = {}): CardFilterAnswer => ({
  q: 'x',
  order: null,
  warnings: [],
  cards,
  fault: null,
  ...more,
});
const urls = (lists: ReturnType<typeof passing>) =>
  lists.map(({ kind, cards }) => [kind, ...cards.map(({ url }) => url)]);

describe('filtering the cards of a page', () => {
  it('requests each card once, and both cards of a pair', () => {
    expect(slugsIn(LISTS)).toEqual(['wave', 'beacon', 'ada', 'bo', 'harbor']);
    expect(countCards(LISTS)).toBe(4);
  });

  it('keeps the order of matches and leaves out lists without any', () => {
    expect(urls(passing(LISTS, found(['bo', 'beacon'])))).toEqual([
      ['topcards', '/cards/beacon', '/commanders/ada-bo'],
    ]);
    expect(urls(passing(LISTS, found(['wave'])))).toEqual([
      ['topcards', '/cards/wave'],
      ['lands', '/cards/wave'],
    ]);
  });

  it('uses the order specified by the query', () => {
    const order = { by: 'name', direction: 'asc' } as const;
    expect(urls(passing(LISTS, found(['beacon', 'wave'], { order })))[0]).toEqual([
      'topcards',
      '/cards/beacon',
      '/cards/wave',
    ]);
  });

  it('shows everything without a query or with an invalid one', () => {
    expect(passing(LISTS, null)).toBe(LISTS);
    expect(passing(LISTS, found([], { fault: { message: 'no', from: 0, to: 1 } }))).toBe(LISTS);
  });
});

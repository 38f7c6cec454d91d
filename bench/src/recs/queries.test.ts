import { describe, expect, it } from 'vitest';
import { GOLDEN_CARDS } from '../../../packages/engine/src/testing/golden.ts';
import { HIDDEN_CARDS, toQuery } from './queries.ts';

const at = (slug: string): number => GOLDEN_CARDS.findIndex((card) => card.slug === slug);
/** Engine indices that differ from catalog positions. */
const INDEX = Uint32Array.from(GOLDEN_CARDS, (_, position) => GOLDEN_CARDS.length - 1 - position);

const DECK = {
  id: 'one',
  commanders: [at('aria')],
  cards: Uint16Array.from(
    ['bell', 'ring', 'sword', 'ward', 'angel', 'wall', 'novel', 'lotus', 'plains', 'keep', 'field'].map(at),
  ),
  basics: 30,
};
const index = (slug: string): number => INDEX[at(slug)] ?? -1;

describe('toQuery', () => {
  it('hides neither basics nor banned cards, and splits the list in two', () => {
    const query = toQuery(DECK, GOLDEN_CARDS, INDEX, { seed: 1 });
    // Nine of the eleven may be hidden, fewer than wanted.
    expect(HIDDEN_CARDS).toBe(10);
    expect(query.hidden).toHaveLength(9);
    expect([...query.cards].sort()).toEqual([index('lotus'), index('plains')].sort());
    expect(query.commanders).toEqual([index('aria')]);
    expect([...query.cards, ...query.hidden].sort()).toEqual([...query.whole].sort());
    expect(query.basics).toBe(30);
    expect(query.pool).toBeNull();
  });

  it('hides only cards of the pool, and lets only those be ranked', () => {
    const pool = Uint8Array.from(GOLDEN_CARDS, ({ slug }) => (slug === 'novel' || slug === 'bolt' ? 1 : 0));
    const query = toQuery(DECK, GOLDEN_CARDS, INDEX, { seed: 1, pool });
    expect(query.hidden).toEqual([index('novel')]);
    expect(
      GOLDEN_CARDS.filter(({ slug }) => query.pool?.[index(slug)] === 1).map(({ slug }) => slug),
    ).toEqual(['bolt', 'novel']);
  });

  it('names as many cards as a short list has, hides all others, and draws others with another seed', () => {
    const lists = [1, 2, 3, 4, 5, 6].map((seed) => {
      const { cards, hidden } = toQuery(DECK, GOLDEN_CARDS, INDEX, { seed, length: 3 });
      // Nine cards may be hidden, of which three are named; the banned one cannot be hidden, the basic is omitted.
      expect(hidden).toHaveLength(6);
      expect(cards).toHaveLength(4);
      expect(cards).toContain(index('lotus'));
      expect(cards).not.toContain(index('plains'));
      expect(new Set([...cards, ...hidden]).size).toBe(10);
      return [...cards].sort().join();
    });
    expect(new Set(lists).size).toBeGreaterThan(1);
  });
});

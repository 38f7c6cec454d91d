import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { castChance } from './cast-chance.ts';
import { colorCosts } from './color-costs.ts';
import type { InsightLine } from './types.ts';

const line = (name: string, manaCost: string, quantity = 1): InsightLine => ({
  card: insightCard(name, 'Sorcery', { manaCost }),
  quantity,
  makes: 0,
});
const lands = (quantity: number, makes: number): InsightLine => ({
  card: insightCard(`Land ${makes}`, 'Land'),
  quantity,
  makes,
});

/** 99 cards with 41 lands, 30 of them white: the published number for {W}{W}, more than that for {1}{W}. */
const DECK = {
  commanders: [],
  cards: [
    lands(30, 1),
    lands(11, 2),
    line('Ray', '{W}'),
    line('Pair', '{W}{W}'),
    line('Other Pair', '{W}{W}'),
    line('Blessing', '{1}{W}{W}{W} // {W}'),
    line('Hybrid', '{W/U}'),
    line('Filler', '{4}', 53),
  ],
};

describe('costs of a color', () => {
  it('are grouped by symbols and mana value, the one furthest below its target first', () => {
    const costs = colorCosts(DECK, 'W');
    expect(
      costs.map(({ pips, manaValue, cards }) => [pips, manaValue, cards.map(({ name }) => name)]),
    ).toEqual([
      // Needs 33 of the 30.
      [3, 4, ['Blessing']],
      [2, 2, ['Pair', 'Other Pair']],
      [1, 1, ['Ray', 'Blessing']],
    ]);
    const [triple, pair] = costs;
    expect(triple?.chance).toBeLessThan(triple?.target ?? 0);
    expect(pair?.chance).toBeGreaterThanOrEqual(pair?.target ?? 1);
    expect(pair?.chance).toBe(castChance({ library: 99, lands: 41, sources: 30, pips: 2, turn: 2 }));
  });

  it('count only sources that help in time', () => {
    const rock = {
      card: insightCard('Rock', 'Artifact', { roles: ['mana-artifact'] }),
      quantity: 1,
      makes: 1,
      sources: [{ makes: 1, part: 0.75, from: 3 }],
    };
    const costs = colorCosts({ ...DECK, cards: [...DECK.cards, rock] }, 'W');
    expect(costs.map(({ manaValue, sources }) => [manaValue, sources])).toEqual([
      [4, 30.75],
      [2, 30],
      [1, 30],
    ]);
  });

  it('are none without lands and for a color without symbols', () => {
    expect(colorCosts({ commanders: [], cards: [line('Ray', '{W}')] }, 'W')).toEqual([]);
    expect(colorCosts(DECK, 'U')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import { commanderShares } from './commander.ts';
import { foreignness } from './foreign.ts';
import { readQuery } from './query.ts';

const W = 1;
const card = (slug: string, identity = 0): EngineCard => plainCard(slug, { identity });
const CARDS = [card('wanda', W), card('wilma', W), card('own'), card('staple'), card('idea'), card('other')];
const at = (slug: string): number => CARDS.findIndex((each) => each.slug === slug);
const deck = (commander: string, ...cards: string[]): EngineDeck => ({
  commanders: [at(commander)],
  cards: cards.map(at),
  day: null,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

const DECKS = [deck('wanda', 'own', 'other'), deck('wilma', 'staple', 'other')];

function asked(nearness: number) {
  const on = loaded(CARDS, DECKS, 20000);
  const input = { commanders: [on.index('wanda')], cards: [on.index('own')], limit: 1 };
  const query = readQuery(on.engine, input);
  const shares = commanderShares(on.engine, query.commander, null);
  const foreign = foreignness(on.engine, query, nearness, { cardDecks: null, shares });
  return (slug: string, fit: number, surplus = 0) => foreign({ card: on.index(slug), fit, surplus });
}

describe('foreignness', () => {
  it('is the logistic of the weighted evidence', () => {
    // own: fit .4, in one of two decks of the colors, and in (1 + 5 · .5) / (1 + 5) = .583333 of the commander's.
    // −.11 − 1.12 · .5 − 4.35 · .4 − .59 · ln .403 + (.7 + 1.14) / 2 · ln .503 − .51 · ln .586333
    // = −.11 − .56 − 1.74 + .536203 − .632192 + .272272 = −2.233717; 1 / (1 + e^2.233717) = .096763
    expect(asked(0.5)('own', 0.4)).toBeCloseTo(0.096763, 5);
  });

  it('is greater for what the colors play and the list’s like do not than for what nobody plays', () => {
    for (const nearness of [0, 0.5, 1]) {
      const foreign = asked(nearness);
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('own', 0.01));
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('idea', 0.01));
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('staple', 0.1));
      // Too many of a role, beside decks that are not near, means nothing.
      if (nearness === 0) expect(foreign('staple', 0.01, 0.5)).toBe(foreign('staple', 0.01));
      else expect(foreign('staple', 0.01, 0.5)).toBeGreaterThan(foreign('staple', 0.01));
    }
  });
});

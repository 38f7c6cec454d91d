import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDER_GAME } from './cast-chance.ts';
import { PUBLISHED_DECKS, PUBLISHED_SOURCES } from './published-sources.fixture.ts';
import { castTarget, sourcesNeeded } from './sources-needed.ts';

/** On the play, without a free mulligan. */
const DUEL = { freeMulligan: false, drawsOnTurnOne: false };

/** Our number for each published one. */
const compared = PUBLISHED_SOURCES.flatMap(([cost, ...published]) => {
  const pips = [...cost].filter((symbol) => symbol === 'C').length;
  const turn = pips + (cost.startsWith('C') ? 0 : Number(cost[0]));
  return PUBLISHED_DECKS.map((deck, at) => {
    const rules = deck.library === 99 ? COMMANDER_GAME : DUEL;
    const ours = sourcesNeeded({ ...deck, pips, turn, rules });
    return { cost, ...deck, published: published[at] ?? 0, ours };
  });
});

describe('sources needed for a cost', () => {
  it('are the 19 published for Commander decks of 99 cards and 41 lands', () => {
    const commander = compared.filter(({ library }) => library === 99);
    expect(commander).toHaveLength(19);
    for (const { cost, ours, published } of commander) expect(ours, cost).toBe(published);
  });

  it('are within one of all 114 published, and equal but for two', () => {
    /*
     * 4C in 80 cards: 13 sources give 94.34 % and so reach the 94 % wanted; 14 are published. 4CCC in 60 cards with 20
     * lands: 12 sources give 95.80 %, which only rounds to the 96 % wanted; 12 are published, ours are 13.
     */
    expect(compared).toHaveLength(114);
    for (const { cost, library, lands, ours, published } of compared)
      expect(Math.abs(ours - published), `${cost} of ${library} with ${lands} lands`).toBeLessThanOrEqual(1);
    const differing = compared.filter(({ ours, published }) => ours !== published);
    expect(differing.map(({ cost, library, lands }) => `${cost} ${library} ${lands}`)).toEqual([
      '4C 80 35',
      '4CCC 60 20',
    ]);
  });

  it('asks more of expensive costs, 90 % to 96 %', () => {
    expect([0, 1, 2, 4, 7, 8, 16].map((manaValue) => castTarget(manaValue).toFixed(2))).toEqual([
      '0.90',
      '0.90',
      '0.91',
      '0.93',
      '0.96',
      '0.96',
      '0.96',
    ]);
  });

  it('needs more for more symbols, and never more than all lands', () => {
    const cost = fc.record({
      library: fc.integer({ min: 60, max: 99 }),
      lands: fc.integer({ min: 1, max: 45 }),
      pips: fc.integer({ min: 1, max: 4 }),
      turn: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(cost, (requested) => {
        const needed = sourcesNeeded(requested);
        expect(needed).toBeLessThanOrEqual(requested.lands);
        expect(needed).toBeGreaterThan(0);
        if (requested.turn > requested.pips)
          expect(sourcesNeeded({ ...requested, pips: requested.pips + 1 })).toBeGreaterThanOrEqual(needed);
      }),
    );
  });

  it('handles lists and costs far beyond any real deck in a few steps', () => {
    /*
     * 900,000 of a million cards are lands: nearly every hand has six or seven, so hands are mulliganed down to four
     * cards, lands but for some, and by turn 20 some 22 lands are drawn. One symbol wants one source among them. With the
     * share p of sources among lands, 22 miss all of them with (1 - p)^22; 4 % are reached at p = 1 - 0.04^(1/22) =
     * 13.6 %, about 122,000 of 900,000. Seven lands are drawn for the hand, and those with the color stay, which is a
     * little better: down to 1 - 0.04^(1/25) = 12.1 %, about 109,000.
     */
    const needed = sourcesNeeded({ library: 1_000_000, lands: 900_000, pips: 1, turn: 1_000_000 });
    expect(needed).toBeGreaterThan(105_000);
    expect(needed).toBeLessThan(125_000);
  });

  it('is 0 without lands', () => {
    expect(sourcesNeeded({ library: 60, lands: 0, pips: 2, turn: 3 })).toBe(0);
  });
});

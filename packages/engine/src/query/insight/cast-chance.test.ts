import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CastOptions, COMMANDER_GAME, castChance } from './cast-chance.ts';

type Cards = { source: number; other: number; spell: number };
type Kind = keyof Cards;

/** A seeded generator (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What is kept after cards went to the bottom, in the published words, one card after the other. */
const BOTTOMS: readonly ((hand: Cards) => Kind[])[] = [
  () => [],
  () => [],
  ({ spell }) => (spell > 3 ? ['spell'] : ['other']),
  ({ spell }) => (spell > 3 ? ['spell', 'spell'] : spell === 3 ? ['spell', 'other'] : ['other', 'other']),
  ({ spell }) => {
    if (spell > 3) return ['spell', 'spell', 'spell'];
    if (spell === 3) return ['spell', 'spell', 'other'];
    return spell === 2 ? ['spell', 'other', 'other'] : ['other', 'other', 'other'];
  },
];
const LANDS_OF_HANDS = [
  [3, 5],
  [2, 5],
  [2, 4],
  [2, 4],
  [0, 7],
];

/** The reference: plays games of shuffled cards and counts those with enough lands, and of these those with the color. */
function simulate(options: CastOptions, games: number, seed: number): { enough: number; good: number } {
  const { library, lands, sources, pips, turn, rules = COMMANDER_GAME } = options;
  const random = randomNumbers(seed);
  const deck = Array.from(
    { length: library },
    (_, at): Kind => (at < sources ? 'source' : at < lands ? 'other' : 'spell'),
  );
  let [enough, good] = [0, 0];
  for (let game = 0; game < games; game += 1) {
    const hand = drawHand(deck, random, rules.freeMulligan ? 0 : 1);
    const drawn = rules.drawsOnTurnOne ? turn : turn - 1;
    for (const card of deck.slice(7, 7 + drawn)) hand[card] += 1;
    if (hand.source + hand.other < turn) continue;
    enough += 1;
    if (hand.source >= pips) good += 1;
  }
  return { enough, good };
}

/** Shuffles the deck until a hand is kept; the seven cards of the hand are then the first of the deck. */
function drawHand(deck: Kind[], random: () => number, first: number): Cards {
  for (let stage = first; ; stage += 1) {
    for (let at = deck.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [deck[at], deck[other]] = [deck[other] ?? 'spell', deck[at] ?? 'spell'];
    }
    const hand: Cards = { source: 0, other: 0, spell: 0 };
    for (const card of deck.slice(0, 7)) hand[card] += 1;
    // A land of the color goes only where no other is left.
    for (const card of BOTTOMS[stage]?.({ ...hand }) ?? [])
      if (card === 'other' && hand.other === 0) hand.source -= 1;
      else hand[card] -= 1;
    const [min = 0, max = 7] = LANDS_OF_HANDS[stage] ?? [];
    const landsInHand = hand.source + hand.other;
    if (landsInHand >= min && landsInHand <= max) return hand;
  }
}

/** The exact standard error of a simulated share, and four of them: one run in 16,000 is further off by chance. */
function allowed(share: number, games: number): number {
  return 4 * Math.sqrt(Math.max(share * (1 - share), 0.01) / games);
}

describe('chance to cast on curve', () => {
  it.each([
    { library: 99, lands: 41, sources: 19, pips: 1, turn: 1 },
    { library: 99, lands: 36, sources: 12, pips: 2, turn: 3 },
    { library: 99, lands: 30, sources: 25, pips: 3, turn: 4 },
    { library: 98, lands: 45, sources: 9, pips: 1, turn: 6 },
    { library: 60, lands: 12, sources: 6, pips: 2, turn: 2 },
    { library: 60, lands: 50, sources: 20, pips: 2, turn: 4 },
    {
      library: 60,
      lands: 25,
      sources: 21,
      pips: 2,
      turn: 2,
      rules: { freeMulligan: false, drawsOnTurnOne: false },
    },
    {
      library: 40,
      lands: 17,
      sources: 10,
      pips: 2,
      turn: 5,
      rules: { freeMulligan: false, drawsOnTurnOne: true },
    },
  ])('agrees with simulated games: %j', (options) => {
    const { enough, good } = simulate(options, 20_000, 20_221_128);
    expect(enough).toBeGreaterThan(1000);
    const share = castChance(options);
    expect(Math.abs(good / enough - share)).toBeLessThan(allowed(share, enough));
  });

  it('is worked out by hand for a deck whose every hand is kept', () => {
    /*
     * Eight cards: three lands, one of them a source, and five spells. A hand of seven leaves out one card, so it has two
     * lands (3 of 8) or three (5 of 8); two lands are mulliganed once for free and then kept. Three lands have the
     * source. Two lands miss it if it is the card left out, but it is drawn on turn 1. So {W} on turn 1 is always
     * castable; on the play, without the draw and without free mulligan, the source is left out in 1 of 8 hands.
     */
    const deck = { library: 8, lands: 3, sources: 1, pips: 1, turn: 1 };
    expect(castChance(deck)).toBeCloseTo(1, 12);
    const rules = { freeMulligan: false, drawsOnTurnOne: false };
    expect(castChance({ ...deck, rules })).toBeCloseTo(7 / 8, 12);
    /*
     * With the free mulligan, on the play: 5 of 8 first hands have three lands and so the source. 3 of 8 are shuffled
     * again, and of those the source is left out in 1 of 8: 1 - 3/8 · 1/8 = 61/64.
     */
    expect(castChance({ ...deck, rules: { freeMulligan: true, drawsOnTurnOne: false } })).toBeCloseTo(
      61 / 64,
      12,
    );
  });

  it('interpolates a part of a source', () => {
    const deck = { library: 99, lands: 37, pips: 1, turn: 3 };
    const [few, some, more] = [12, 12.25, 13].map((sources) => castChance({ ...deck, sources }));
    expect(some).toBeCloseTo((few ?? 0) + 0.25 * ((more ?? 0) - (few ?? 0)), 12);
  });

  it('is a probability that rises with the sources, 1 with all lands, and 0 without any', () => {
    const cost = fc
      .record({
        library: fc.integer({ min: 1, max: 110 }),
        lands: fc.integer({ min: 1, max: 110 }),
        pips: fc.integer({ min: 1, max: 5 }),
        turn: fc.integer({ min: 0, max: 25 }),
      })
      .filter(({ library, lands }) => lands <= library);
    fc.assert(
      fc.property(cost, (options) => {
        const chances = Array.from({ length: options.lands + 1 }, (_, sources) =>
          castChance({ ...options, sources }),
        );
        expect(chances[0]).toBe(0);
        expect(chances.at(-1)).toBeCloseTo(1, 9);
        for (const [at, chance] of chances.entries())
          expect(chance).toBeGreaterThanOrEqual((chances[at - 1] ?? 0) - 1e-12);
        expect(castChance({ ...options, sources: options.lands + 3 })).toBeCloseTo(1, 9);
      }),
      { numRuns: 40 },
    );
  });

  it('is 0 without lands', () => {
    expect(castChance({ library: 60, lands: 0, sources: 0, pips: 1, turn: 1 })).toBe(0);
  });
});

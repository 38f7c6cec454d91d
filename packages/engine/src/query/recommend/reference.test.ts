import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCardDecks } from '../../build/card-decks/build-card-decks.ts';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { AS_OF, catalog, deckLists } from '../../testing/arbitrary.ts';
import { loaded } from '../../testing/load.ts';
import { refCould, refWorld } from '../../testing/reference.ts';
import { loadCardDecks } from '../card-decks/card-decks.ts';
import type { Engine } from '../decks/engine.ts';
import type { RecommendInput, RecommendOutput } from '../types.ts';
import { recommend } from './recommend.ts';
import { MISFIT, RECOMMEND } from './settings.ts';

/*
 * The slow and obvious way: plain sets, every deck scored separately, and the regression solved in its primal form with
 * one unknown per card, while the engine solves the dual form with one unknown per deck. Cards are catalog positions.
 */

type Query = { commanders: number[]; cards: number[] };
type Near = { cards: Set<number>; similarity: number; without: (card: number) => number };
type Expectation = {
  expected: Map<number, number>;
  mean: Map<number, number>;
  fit: Map<number, number>;
  near: Near[];
};

const getIdentity = (cards: readonly EngineCard[], positions: readonly number[]): number =>
  positions.reduce((bits, position) => bits | (cards[position]?.identity ?? 0), 0);

function referenceExpectation(
  cards: readonly EngineCard[],
  decks: readonly EngineDeck[],
  query: Query,
): Expectation {
  const identity = getIdentity(cards, query.commanders);
  const positions = cards.map((_, position) => position);
  const active = positions.filter((c) => !cards[c]?.basic && ((cards[c]?.identity ?? 0) & ~identity) === 0);
  const list = new Set(query.cards.filter((c) => active.includes(c) && !query.commanders.includes(c)));
  const decksWith = (c: number): number => decks.filter((deck) => deck.cards.includes(c)).length;
  const rarity = new Map(
    positions.map((c) => [c, cards[c]?.basic ? 0 : Math.log((decks.length + 1) / (decksWith(c) + 1))]),
  );
  const getRarity = (set: Iterable<number>): number =>
    [...set].reduce((sum, c) => sum + (rarity.get(c) ?? 0), 0);
  const nonbasics = decks.reduce((sum, deck) => sum + deck.cards.filter((c) => !cards[c]?.basic).length, 0);
  const missing = Math.max(0, 1 - list.size / (nonbasics / decks.length));
  const bonus = RECOMMEND.sameCommander + RECOMMEND.sameCommanderShortList * missing;

  const isWithin = (deck: EngineDeck): boolean => (getIdentity(cards, deck.commanders) & ~identity) === 0;
  const enough = decks.filter(isWithin).length >= RECOMMEND.regressed;
  const near = decks
    .filter((deck) => !enough || isWithin(deck))
    .map((deck): Near => {
      const own = new Set(deck.cards.filter((c) => active.includes(c)));
      const whole = getRarity(enough ? deck.cards : own);
      const cosine = (of: Set<number>): number => {
        const shared = getRarity([...own].filter((c) => of.has(c)));
        return shared < 1e-12 ? 0 : shared / Math.sqrt(getRarity(of) * whole);
      };
      const shared = deck.commanders.filter((c) => query.commanders.includes(c)).length;
      const same = shared === deck.commanders.length && shared === query.commanders.length;
      const rest =
        (same ? bonus : shared > 0 ? bonus * RECOMMEND.sharedPartner : 0) -
        (isWithin(deck) ? 0 : RECOMMEND.outsideColors) -
        (deck.day === null ? 0 : (RECOMMEND.agePerYear * (AS_OF - deck.day)) / 365);
      const without = (card: number): number => cosine(new Set([...list].filter((c) => c !== card))) + rest;
      return { cards: own, similarity: cosine(list) + rest, without };
    })
    .filter(
      (deck) => list.size === 0 || deck.cards.size !== list.size || [...list].some((c) => !deck.cards.has(c)),
    )
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, RECOMMEND.neighbors);

  const best = near[0]?.similarity ?? 0;
  const getShare = (card: number, similarity: (deck: Near) => number): number => {
    const weight = (deck: Near): number => Math.exp((similarity(deck) - best) / RECOMMEND.meanWidth);
    const total = near.reduce((sum, deck) => sum + weight(deck), 0);
    return near.filter((deck) => deck.cards.has(card)).reduce((sum, deck) => sum + weight(deck), 0) / total;
  };
  const mean = new Map(active.map((c) => [c, getShare(c, (deck) => deck.similarity)]));
  const solve = regression(near.slice(0, RECOMMEND.regressed), active, mean, list);
  const expected = new Map(active.map((c, index) => [c, (mean.get(c) ?? 0) + (solve(null)[index] ?? 0)]));
  const fit = new Map(
    [...list].map((c) => {
      const without = getShare(c, (deck) => deck.without(c));
      return [c, without >= RECOMMEND.surelyFits ? without : without + (solve(c)[active.indexOf(c)] ?? 0)];
    }),
  );
  return { expected, mean, fit, near };
}

/** The regressed deviation of every active card; one card of the list can be left out. */
function regression(
  near: readonly Near[],
  active: readonly number[],
  mean: ReadonlyMap<number, number>,
  list: ReadonlySet<number>,
): (skipped: number | null) => number[] {
  if (list.size === 0) return () => active.map(() => 0);
  const width = [...mean.values()].reduce((sum, value) => sum + value, 0);
  const share = Math.max(RECOMMEND.minListShare, Math.min(1, list.size / Math.max(width, 1)));
  const rows = near.map((deck) => {
    const scale = Math.exp((deck.similarity - (near[0]?.similarity ?? 0)) / (2 * RECOMMEND.regressionWidth));
    return active.map((c) => scale * ((deck.cards.has(c) ? 1 : 0) - (mean.get(c) ?? 0)));
  });
  const product = active.map((_, i) =>
    active.map((__, j) => rows.reduce((sum, row) => sum + (row[i] ?? 0) * (row[j] ?? 0), 0)),
  );
  const ridge = RECOMMEND.ridge / share ** 3;
  return (skipped) => {
    const wanted = active.map((c) =>
      c === skipped ? 0 : (list.has(c) ? 1 / share : 0) - (mean.get(c) ?? 0),
    );
    const right = product.map((row) => row.reduce((sum, value, j) => sum + value * (wanted[j] ?? 0), 0));
    return eliminate(
      product.map((row, i) => row.map((value, j) => value + (i === j ? ridge : 0))),
      right,
    );
  };
}

/** Gaussian elimination without pivoting, for a positive definite matrix. */
function eliminate(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivotRow, i) => {
    const pivot = pivotRow[i] ?? 1;
    for (let k = i; k < pivotRow.length; k++) pivotRow[k] = (pivotRow[k] ?? 0) / pivot;
    rows.forEach((row, other) => {
      const factor = row[i] ?? 0;
      if (other === i || factor === 0) return;
      for (let k = i; k < row.length; k++) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}

/** Probability that a card of the list is a misfit, from plain counts over the decks. */
function referenceForeignness(
  cards: readonly EngineCard[],
  decks: readonly EngineDeck[],
  { commanders, cards: requested }: Query,
  { card, fit, surplus }: { card: number; fit: number; surplus: number },
): number {
  const identity = getIdentity(cards, commanders);
  const holds = (deck: EngineDeck): boolean => deck.cards.includes(card);
  const within = decks.filter((deck) => (getIdentity(cards, deck.commanders) & ~identity) === 0);
  const inColors =
    (within.filter(holds).length + MISFIT.priorDecks * MISFIT.priorInclusion) /
    (within.length + MISFIT.priorDecks);
  const world = refWorld(cards, decks, AS_OF);
  const own = world.decks.filter(
    (deck) => [...deck.commanders].sort().join() === [...commanders].sort().join(),
  );
  const eligible = own.filter((deck) => refCould(world, deck, card));
  const included = eligible.filter(holds).length;
  const prior = RECOMMEND.commanderPriorDecks;
  const byCommander = (included + prior * inColors) / (eligible.length + prior);
  const isNonbasic = (c: number): boolean => !cards[c]?.basic;
  const nonbasics = decks.reduce((sum, deck) => sum + deck.cards.filter(isNonbasic).length, 0);
  const list = new Set(
    requested.filter(
      (c) => isNonbasic(c) && !commanders.includes(c) && ((cards[c]?.identity ?? 0) & ~identity) === 0,
    ),
  );
  // Without a card model near decks decide alone, so they are near and no likeness counts.
  const odds =
    MISFIT.always +
    MISFIT.fit * fit +
    MISFIT.logFit * Math.log(fit + MISFIT.least) +
    MISFIT.logInColors * Math.log(inColors + MISFIT.least) +
    MISFIT.logByCommander * Math.log(byCommander + MISFIT.least) +
    MISFIT.short * Math.max(0, 1 - list.size / (nonbasics / decks.length)) +
    MISFIT.surplus * surplus;
  return 1 / (1 + Math.exp(-odds));
}

function compare(cards: readonly EngineCard[], decks: readonly EngineDeck[], query: Query): void {
  const { engine, index } = loaded(cards, decks, AS_OF);
  const indexOf = (position: number): number => index(cards[position]?.slug ?? '');
  const input = { commanders: query.commanders.map(indexOf), cards: query.cards.map(indexOf), limit: 1000 };
  for (const answer of [recommend(engine, input), amongCandidates(engine, input)])
    compareAnswer(cards, decks, query, { answer, indexOf });
}

/** Recommendations with the decks of each card counted, and all decks as candidates. */
function amongCandidates(engine: Engine, input: RecommendInput): RecommendOutput {
  const cardDecks = loadCardDecks(buildCardDecks(engine, { from: 1, blockDecks: 7 }).buffer, engine);
  const effort = {
    exactDecks: 0,
    candidates: engine.decks,
    entriesRead: Number.POSITIVE_INFINITY,
    entriesPerDeck: 0,
  };
  return recommend(engine, input, null, cardDecks, effort);
}

function compareAnswer(
  cards: readonly EngineCard[],
  decks: readonly EngineDeck[],
  query: Query,
  { answer, indexOf }: { answer: RecommendOutput; indexOf: (position: number) => number },
): void {
  const { expected, mean, fit, near } = referenceExpectation(
    cards,
    refWorld(cards, decks, AS_OF).decks,
    query,
  );
  if (near.length === 0) {
    expect(answer).toEqual({ decksConsidered: 0, basis: 'near-decks', add: [], ranked: [], cut: [] });
    return;
  }
  const taken = new Set([...query.cards, ...query.commanders]);
  const open = [...expected].filter(([c]) => !taken.has(c) && !cards[c]?.banned && (mean.get(c) ?? 0) > 0);
  const scores = new Map(answer.add.map(({ card, score }) => [card, score]));
  for (const [c, value] of open) {
    const score = scores.get(indexOf(c));
    if (score === undefined) expect(value).toBeLessThan(1e-8);
    else expect(score).toBeCloseTo(value, 8);
  }
  const allowed = new Set(open.map(([c]) => indexOf(c)));
  expect(answer.add.filter(({ card }) => !allowed.has(card))).toEqual([]);

  const cuts = new Map(answer.cut.map(({ card, score }) => [card, score]));
  const regressed = near.slice(0, RECOMMEND.regressed);
  for (const [c, value] of fit) {
    const score = cuts.get(indexOf(c));
    const evidence = { card: c, fit: Math.min(1, Math.max(0, value)), surplus: 0 };
    if (score === undefined) {
      const share = regressed.filter((deck) => deck.cards.has(c)).length / regressed.length;
      const isForeign =
        share < RECOMMEND.cutMaxFit &&
        referenceForeignness(cards, decks, query, evidence) > MISFIT.cutFrom + 1e-8;
      expect(value < RECOMMEND.cutMaxFit - 1e-8 && isForeign).toBe(false);
    } else {
      const redundant = answer.cut
        .find(({ card }) => card === indexOf(c))
        ?.reasons.find(({ kind }) => kind === 'redundant');
      expect(score).toBeGreaterThanOrEqual(MISFIT.cutFrom);
      expect(answer.cut.find(({ card }) => card === indexOf(c))?.reasons).not.toEqual([]);
      evidence.surplus = redundant?.kind === 'redundant' ? 1 - redundant.average / redundant.count : 0;
      expect(score).toBeCloseTo(referenceForeignness(cards, decks, query, evidence), 8);
    }
  }
  const inList = new Set([...fit.keys()].map(indexOf));
  expect(answer.cut.filter(({ card }) => !inList.has(card))).toEqual([]);
}

describe('the expectation of every card', () => {
  it('agrees with the reference on small catalogs for any list', () => {
    const query = fc.record({
      commanders: fc.uniqueArray(fc.nat({ max: 7 }), { minLength: 1, maxLength: 2 }),
      cards: fc.uniqueArray(fc.nat({ max: 15 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(catalog, deckLists, query, (cards, decks, requested) => compare(cards, decks, requested)),
      { numRuns: 150 },
    );
  });

  it('agrees with it if more decks are within the colors than are neighbors', () => {
    const { cards, decks } = manyDecks(900, 36);
    compare(cards, decks, { commanders: [0], cards: [6, 9, 13, 17, 21, 26, 30] });
    compare(cards, decks, { commanders: [2, 1], cards: [7, 8, 9, 10, 22, 23, 34, 35] });
    compare(cards, decks, { commanders: [3], cards: [] });
  });
});

/** Decks with various days and lists from a simple number sequence; colorless except for a few cards. */
function manyDecks(count: number, size: number): { cards: EngineCard[]; decks: EngineDeck[] } {
  let state = 7;
  const next = (limit: number): number => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  const cards = Array.from({ length: size }, (_, position): EngineCard => {
    const slug = `card-${String(position).padStart(2, '0')}`;
    return {
      slug,
      name: slug,
      identity: position === 4 || position > size - 4 ? 1 : 0,
      type: position % 7,
      manaValue: position % 6,
      pips: [0, 0, 0, 0, 0],
      releaseDay: 9000,
      priceCents: -1,
      basic: false,
      banned: position === 11,
      gameChanger: false,
      manaArtifact: false,
      utilityLand: false,
      roles: 1 << (position % 9),
    };
  });
  const decks = Array.from({ length: count }, (_, index): EngineDeck => {
    const commander = next(5);
    const liked = next(3);
    const list = cards
      .map((_card, position) => position)
      .filter((position) => position > 4 && next(10) < (position % 3 === liked ? 7 : 2))
      .filter((position) => commander === 4 || cards[position]?.identity === 0);
    return {
      commanders: commander === 1 ? [1, 2] : [commander],
      cards: list,
      day: AS_OF - index,
      bracket: 0,
      estimatedBracket: 0,
      basics: 0,
      basicsEstimated: false,
    };
  });
  return { cards, decks };
}

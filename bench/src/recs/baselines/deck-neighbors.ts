import { deckList, type Engine } from '../../../../packages/engine/src/query/index.ts';
import type { Query } from '../queries.ts';
import { byScore, type Recommender } from '../ranking.ts';

/** Weights, number of neighbors and near-copy rule of the original open method (2014). */
const WEIGHTS = { overlap: 1, commander: 0.15, types: 0.35, colors: 0.35, curve: 0.1, recency: 0.1 };
const NEIGHBORS = 15;
const NEAR_COPY = 0.7;
const CURVE_BARS = 8;
const BASIC = 1;

type Profile = { commander: string; cards: Set<number>; types: number[]; colors: number[]; curve: number[] };

/**
 * kNN over decks of the same color identity: the square of a weighted mean of the overlap in both directions, same
 * commander, type mix, colors, curve and recency; near-copies with one commander are dropped; a card's score is the
 * similarity of those of the 15 nearest that run it, divided by their total. The mixes are compared as 1 − half the
 * absolute difference of shares.
 */
export function deckNeighbors(engine: Engine): Recommender {
  const profiles: Profile[] = [];
  const byIdentity = new Map<number, number[]>();
  for (let commander = 0; commander < engine.commanders; commander++) {
    const identity = engine.commanderIdentity[commander] ?? 0;
    const members = byIdentity.get(identity) ?? [];
    byIdentity.set(identity, members);
    const commanders = [...engine.commanderCards.subarray(commander * 2, commander * 2 + 2)].filter(
      (card) => card !== 0xffff,
    );
    for (
      let deck = engine.commanderStart[commander] ?? 0;
      deck < (engine.commanderStart[commander + 1] ?? 0);
      deck++
    ) {
      profiles[deck] = getProfile(engine, commanders, deckList(engine, deck));
      members.push(deck);
    }
  }
  return byScore(engine, 'deck-kNN (2014)', (query) => {
    const own = getProfile(engine, query.commanders, query.cards);
    const near = (byIdentity.get(query.identity) ?? [])
      .flatMap((deck) => {
        const other = profiles[deck];
        const closeness = other && measureCloseness(engine, own, other, engine.deckDay[deck] ?? 0);
        return closeness ? [{ deck, closeness }] : [];
      })
      .sort((a, b) => b.closeness - a.closeness || a.deck - b.deck)
      .slice(0, NEIGHBORS);
    const scores = new Float64Array(engine.cards);
    const total = near.reduce((sum, { closeness }) => sum + closeness, 0);
    for (const { deck, closeness } of near) {
      for (const card of deckList(engine, deck)) scores[card] = (scores[card] ?? 0) + closeness / total;
    }
    return scores;
  });
}

/** Cosine of the card sets; the mean of the 50 nearest decks within the colors, weighted by it. */
export function cosineNeighbors(engine: Engine): Recommender {
  return byScore(engine, 'deck-kNN (cosine, 50)', (query: Query) => {
    const mark = new Uint8Array(engine.cards);
    for (const card of query.cards) if (!isBasic(engine, card)) mark[card] = 1;
    const found: { deck: number; similarity: number }[] = [];
    for (let commander = 0; commander < engine.commanders; commander++) {
      if ((engine.commanderIdentity[commander] ?? 0) & ~query.identity) continue;
      for (
        let deck = engine.commanderStart[commander] ?? 0;
        deck < (engine.commanderStart[commander + 1] ?? 0);
        deck++
      ) {
        const list = deckList(engine, deck);
        let shared = 0;
        for (const card of list) shared += mark[card] ?? 0;
        found.push({ deck, similarity: shared / Math.sqrt(list.length * query.cards.length) });
      }
    }
    found.sort((a, b) => b.similarity - a.similarity || a.deck - b.deck);
    const scores = new Float64Array(engine.cards);
    for (const { deck, similarity } of found.slice(0, 50)) {
      for (const card of deckList(engine, deck)) scores[card] = (scores[card] ?? 0) + similarity;
    }
    return scores;
  });
}

const isBasic = (engine: Engine, card: number): boolean => ((engine.cardFlags[card] ?? 0) & BASIC) !== 0;

function getProfile(engine: Engine, commanders: readonly number[], list: Iterable<number>): Profile {
  const cards = new Set([...list].filter((card) => !isBasic(engine, card)));
  const types = new Array<number>(8).fill(0);
  const colors = new Array<number>(5).fill(0);
  const curve = new Array<number>(CURVE_BARS).fill(0);
  for (const card of cards) {
    const type = engine.cardType[card] ?? 0;
    types[type] = (types[type] ?? 0) + 1;
    if (type === 7) continue;
    for (let color = 0; color < 5; color++) {
      colors[color] = (colors[color] ?? 0) + (engine.cardPips[card * 5 + color] ?? 0);
    }
    const bar = Math.min(CURVE_BARS - 1, Math.floor(engine.cardManaValue[card] ?? 0));
    curve[bar] = (curve[bar] ?? 0) + 1;
  }
  const commander = [...commanders].sort((a, b) => a - b).join();
  return { commander, cards, types: shares(types), colors: shares(colors), curve: shares(curve) };
}

function shares(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => (total === 0 ? 0 : count / total));
}

function alike(a: readonly number[], b: readonly number[]): number {
  return 1 - a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / 2;
}

/** 0 for a near-copy. */
function measureCloseness(engine: Engine, own: Profile, other: Profile, day: number): number {
  let shared = 0;
  for (const card of own.cards) if (other.cards.has(card)) shared++;
  const same = own.commander === other.commander;
  const [there, back] = [shared / Math.max(1, own.cards.size), shared / Math.max(1, other.cards.size)];
  if (same && there > NEAR_COPY) return 0;
  const age = ((engine.asOfDay - (day || engine.asOfDay)) / 365) * 0.5;
  const parts: [value: number, weight: number][] = [
    [there, WEIGHTS.overlap],
    [back, WEIGHTS.overlap],
    [same ? 1 : 0, WEIGHTS.commander],
    [alike(own.types, other.types), WEIGHTS.types],
    [alike(own.colors, other.colors), WEIGHTS.colors],
    [alike(own.curve, other.curve), WEIGHTS.curve],
    [Math.max(0, 1 - age), WEIGHTS.recency],
  ];
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  return (parts.reduce((sum, [value, weight]) => sum + value * weight, 0) / total) ** 2;
}

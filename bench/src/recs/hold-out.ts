import type { CountedDeck } from '../../../apps/pipeline/src/build/counted-deck.ts';
import {
  buildShard,
  type EngineCard,
  type EngineDeck,
  finishEngine,
} from '../../../packages/engine/src/build/index.ts';
import { type Engine, loadEngine } from '../../../packages/engine/src/query/index.ts';
import { Random } from '../generate/random.ts';
import type { Corpus } from './load-decks.ts';

export const HIDDEN_CARDS = 10;
const NEAR_COPY = 0.9;

/** A held-out deck with some cards hidden; cards are engine indices. */
export type Query = {
  commanders: number[];
  identity: number;
  cards: number[];
  hidden: number[];
  /** The whole list, basics included. */
  whole: number[];
  basics: number | null;
};

export type HoldOut = {
  /** Trained on the training decks only. */
  engine: Engine;
  queries: Query[];
  trainingDecks: number;
  heldOut: number;
  nearCopies: number;
  buildMs: number;
};

/**
 * Shares of the dated decks, oldest first: training before `from`, held out from `from` to `to`, later ones unused.
 * Undated decks are always training. Held-out lists sharing over 90 % of their cards with a training deck are left out;
 * basics are no part of that comparison.
 */
export function holdOut(
  corpus: Corpus,
  { from, to, seed }: { from: number; to: number; seed: number },
): HoldOut {
  const dated = corpus.decks
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? 0) - (b.day ?? 0) || (a.id < b.id ? -1 : 1));
  const first = Math.floor(dated.length * from);
  const held = dated.slice(first, Math.floor(dated.length * to));
  const training = [...corpus.decks.filter(({ day }) => day === null), ...dated.slice(0, first)];
  const started = performance.now();
  const { engine, indexOf } = trainingEngine(corpus.cards, training);
  const buildMs = performance.now() - started;
  const queries = held
    .filter((deck) => !isNearCopy(deck, training, corpus.cards))
    .map((deck, place) => toQuery(deck, corpus.cards, indexOf, new Random(seed * 100_003 + place)));
  const nearCopies = held.length - queries.length;
  return { engine, queries, trainingDecks: engine.decks, heldOut: held.length, nearCopies, buildMs };
}

function trainingEngine(
  cards: readonly EngineCard[],
  decks: readonly CountedDeck[],
): { engine: Engine; indexOf: Uint32Array } {
  const asOfDay = decks.reduce((newest, { day }) => Math.max(newest, day ?? 0), 0);
  const shard = buildShard(cards, decks.map(engineDeckOf));
  const { bytes, cardOrder } = finishEngine(cards, shard, { asOfDay });
  const indexOf = new Uint32Array(cards.length);
  cardOrder.forEach((position, index) => {
    indexOf[position] = index;
  });
  return { engine: loadEngine(bytes.buffer), indexOf };
}

function engineDeckOf(deck: CountedDeck): EngineDeck {
  return {
    commanders: deck.commanders,
    cards: [...deck.cards],
    day: deck.day,
    bracket: deck.bracket ?? 0,
    estimatedBracket: 0,
    basics: deck.basics,
    basicsEstimated: deck.basicsEstimated,
  };
}

function isNearCopy(
  deck: CountedDeck,
  training: readonly CountedDeck[],
  cards: readonly EngineCard[],
): boolean {
  const own = new Set([...deck.cards].filter((card) => !cards[card]?.basic));
  return training.some((other) => {
    let shared = 0;
    for (const card of other.cards) if (own.has(card)) shared++;
    return shared > NEAR_COPY * own.size;
  });
}

/** Hides cards drawn at random among those that are neither basic nor banned. */
function toQuery(
  deck: CountedDeck,
  cards: readonly EngineCard[],
  indexOf: Uint32Array,
  random: Random,
): Query {
  const open = [...deck.cards].filter((card) => !cards[card]?.basic && !cards[card]?.banned);
  for (let last = open.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [open[last], open[other]] = [open[other] as number, open[last] as number];
  }
  const at = (card: number): number => indexOf[card] as number;
  const hidden = new Set(open.slice(0, HIDDEN_CARDS));
  return {
    commanders: deck.commanders.map(at),
    identity: deck.commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0),
    cards: [...deck.cards].filter((card) => !hidden.has(card)).map(at),
    hidden: [...hidden].map(at),
    whole: [...deck.cards].map(at),
    basics: deck.basics,
  };
}

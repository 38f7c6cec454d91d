import type { CountedDeck } from '../../../apps/pipeline/src/build/counted-deck.ts';
import {
  buildShard,
  type EngineCard,
  type EngineDeck,
  finishEngine,
  type UsualDeck,
} from '../../../packages/engine/src/build/index.ts';
import { type Engine, loadEngine } from '../../../packages/engine/src/query/index.ts';
import type { CardFeatures } from './card-features.ts';
import type { Corpus } from './load-decks.ts';

/** All that a contestant may learn from; cards are engine indices. */
export type Training = {
  engine: Engine;
  /** Engine index by catalogue position. */
  indexOf: Uint32Array;
  /** Precons whose lists may be learned from; they count in no statistic. */
  precons: UsualDeck[];
  features: CardFeatures;
  /** Popularity rank of the card feed, 1 = most played; 0 where it states none. */
  ranks: Uint16Array;
  buildMs: number;
};

/** Builds an engine of the decks alone, and lays what is known of cards in its order. */
export function trainOn(
  corpus: Corpus,
  decks: readonly CountedDeck[],
  precons: readonly UsualDeck[] = corpus.precons,
): Training {
  const started = performance.now();
  const asOfDay = decks.reduce((newest, { day }) => Math.max(newest, day ?? 0), 0);
  const shard = buildShard(corpus.cards, decks.map(engineDeckOf));
  const { bytes, cardOrder } = finishEngine(corpus.cards, shard, { asOfDay });
  const buildMs = performance.now() - started;
  const indexOf = new Uint32Array(corpus.cards.length);
  cardOrder.forEach((position, index) => {
    indexOf[position] = index;
  });
  const at = (card: number): number => indexOf[card] as number;
  return {
    engine: loadEngine(bytes.buffer),
    indexOf,
    precons: precons.map(({ commanders, cards }) => ({
      commanders: commanders.map(at),
      cards: cards.map(at),
    })),
    features: corpus.features.inOrder(cardOrder),
    ranks: Uint16Array.from(cardOrder, (position) => corpus.ranks[position] ?? 0),
    buildMs,
  };
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

const NEAR_COPY = 0.9;

/** Decks that share at most 90 % of their cards, basics aside, with any of the others. */
export function withoutNearCopies<D extends CountedDeck>(
  decks: readonly D[],
  others: readonly CountedDeck[],
  cards: readonly EngineCard[],
): D[] {
  const holders = new Map<number, number[]>();
  others.forEach((other, place) => {
    for (const card of other.cards) {
      if (cards[card]?.basic) continue;
      const held = holders.get(card);
      if (held) held.push(place);
      else holders.set(card, [place]);
    }
  });
  return decks.filter((deck) => {
    const own = [...deck.cards].filter((card) => !cards[card]?.basic);
    const shared = new Uint16Array(others.length);
    for (const card of own)
      for (const other of holders.get(card) ?? []) shared[other] = (shared[other] ?? 0) + 1;
    return !shared.some((count) => count > NEAR_COPY * own.length);
  });
}

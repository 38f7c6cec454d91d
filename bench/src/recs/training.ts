import {
  buildShard,
  type EngineDeck,
  finishEngine,
  makeCardModel,
  type UsualDeck,
} from '../../../packages/engine/src/build/index.ts';
import {
  type CardModel,
  type Engine,
  loadCardModel,
  loadEngine,
} from '../../../packages/engine/src/query/index.ts';
import type { CardFeatures } from './card-features.ts';
import type { Corpus, CountedDeck } from './load-decks.ts';

/** Everything that a contestant may learn from; cards are engine indices. */
export type Training = {
  engine: Engine;
  cardModel: CardModel | null;
  /** Engine index by catalog position. */
  indexOf: Uint32Array;
  /** Precons whose lists may be learned from; they do not count in statistics. */
  precons: UsualDeck[];
  features: CardFeatures;
  /** Popularity rank of the card feed, 1 = most played; 0 if it states none. */
  ranks: Uint16Array;
  buildMs: number;
  /** Milliseconds that the card model took, and its length in bytes. */
  modelMs: number;
  modelBytes: number;
};

/** Builds an engine from the decks alone, and puts card data in its order. */
export function trainOn(
  corpus: Corpus,
  decks: readonly CountedDeck[],
  precons: readonly UsualDeck[] = corpus.precons,
): Training {
  const started = performance.now();
  const newest = decks.reduce((latest, { day }) => Math.max(latest, day ?? 0), 0);
  // Without a dated deck, as of the newest card.
  const asOfDay = newest || corpus.cards.reduce((latest, { releaseDay }) => Math.max(latest, releaseDay), 1);
  const shard = buildShard(corpus.cards, decks.map(getEngineDeck));
  const { bytes, cardOrder } = finishEngine(corpus.cards, shard, { asOfDay });
  const buildMs = performance.now() - started;
  const indexOf = new Uint32Array(corpus.cards.length);
  cardOrder.forEach((position, index) => {
    indexOf[position] = index;
  });
  const at = (card: number): number => indexOf[card]!;
  const usual = precons.map(({ commanders, cards }) => ({
    commanders: commanders.map(at),
    cards: cards.map(at),
  }));
  const engine = loadEngine(bytes.buffer);
  const modelStarted = performance.now();
  const ordered = Array.from(cardOrder, (position) => corpus.catalog[position]).filter(
    (card) => card !== undefined,
  );
  const model = makeCardModel(ordered, engine, usual);
  return {
    engine,
    cardModel: loadCardModel(model.buffer, engine.cards),
    indexOf,
    precons: usual,
    features: corpus.features.inOrder(cardOrder),
    ranks: Uint16Array.from(cardOrder, (position) => corpus.ranks[position] ?? 0),
    buildMs,
    modelMs: performance.now() - modelStarted,
    modelBytes: model.byteLength,
  };
}

function getEngineDeck(deck: CountedDeck): EngineDeck {
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

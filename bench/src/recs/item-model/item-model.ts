import { deckList } from '../../../../packages/engine/src/query/index.ts';
import type { Query } from '../queries.ts';
import type { Training } from '../training.ts';
import { invertSymmetric } from './dense.ts';
import { addAlikeness, addRidge, gramOf, type SolvedCards, solvedCards, type WeightedList } from './gram.ts';

/** Chosen on the validation splits (docs/benchmarks/recommendations.md). */
const CHOSEN = {
  /** Number of cards solved together: the most played ones. */
  solved: 3000,
  ridge: 60,
  /** Weight of feature similarity relative to the decks. */
  alikeness: 50,
  /** The number of decks a precon counts for. */
  preconWeight: 5,
  /** The number of decks the first rank of the card feed counts for when the solved cards are chosen. */
  feedWeight: 20,
  /** The share that a card outside the solved ones keeps of what its text inherits. */
  inherited: 0.3,
};

const BASIC = 1;

/**
 * A ridge regression of every card on all others over all decks (EASE [1]) with three additions: the commanders are
 * treated as cards, so that a deck's commander predicts cards; precons count as decks; and the similarity of cards by
 * rules text, types, keywords, roles and tags is added to their co-occurrence, as in [2]. A card outside the solved
 * ones, including one that no deck plays, is regressed on the solved ones by that similarity alone.
 *
 * 1. Steck, "Embarrassingly shallow autoencoders for sparse data", 2019.
 * 2. Jeunen, Van Balen & Goethals, "Closed-form models for collaborative filtering with side-information", 2020.
 */
export class ItemModel {
  readonly #training: Training;
  readonly #solved: SolvedCards;
  readonly #inverse: Float64Array;
  readonly #settings: typeof CHOSEN;

  constructor(training: Training, settings = CHOSEN) {
    const { features } = training;
    const lists = [...learnedLists(training, settings.preconWeight)];
    const solved = mostPlayed(training, lists, settings);
    const size = solved.cards.length;
    const matrix = gramOf(lists, solved);
    addAlikeness(matrix, features, solved, settings.alikeness);
    addRidge(matrix, size, settings.ridge);
    this.#settings = settings;
    this.#training = training;
    this.#solved = solved;
    this.#inverse = invertSymmetric(matrix, size);
  }

  /** The prediction for each card from the cards of the list and its commanders; about 0…1. */
  scores({ cards, commanders }: Query): Float64Array {
    const { engine, features } = this.#training;
    const { inherited: kept, alikeness } = this.#settings;
    const { cards: solved, place } = this.#solved;
    const size = solved.length;
    const sum = new Float64Array(size);
    for (const card of [...cards, ...commanders]) {
      const row = place[card] as number;
      if (row < 0) continue;
      for (let column = 0; column < size; column++)
        sum[column] = (sum[column] as number) + (this.#inverse[row * size + column] as number);
    }
    const inherited = new Float64Array(features.count);
    solved.forEach((card, column) => {
      features.addTo(inherited, card, sum[column] as number);
    });
    return Float64Array.from({ length: engine.cards }, (_, card) => {
      const column = place[card] as number;
      return column >= 0
        ? -(sum[column] as number) / (this.#inverse[column * size + column] as number)
        : kept * alikeness * features.times(inherited, card);
    });
  }
}

/** All decks and precons including their commanders, without basics. */
function* learnedLists({ engine, precons }: Training, preconWeight: number): Generator<WeightedList> {
  const isCard = (card: number): boolean => ((engine.cardFlags[card] ?? 0) & BASIC) === 0;
  for (let commander = 0; commander < engine.commanders; commander++) {
    const leaders = [...engine.commanderCards.subarray(commander * 2, commander * 2 + 2)].filter(
      (card) => card !== 0xffff,
    );
    const end = engine.commanderStart[commander + 1] ?? 0;
    for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++) {
      yield { cards: [...leaders, ...deckList(engine, deck).filter(isCard)], weight: 1 };
    }
  }
  for (const { commanders, cards } of precons)
    yield {
      cards: [...new Set([...commanders, ...cards])].filter(isCard),
      weight: preconWeight,
    };
}

function mostPlayed(
  { engine, ranks }: Training,
  lists: readonly WeightedList[],
  { solved, feedWeight }: typeof CHOSEN,
): SolvedCards {
  const played = Float64Array.from(ranks, (rank, card) =>
    (engine.cardFlags[card] ?? 0) & BASIC ? 0 : feedWeight * feedScore(rank),
  );
  for (const { cards, weight } of lists) {
    for (let entry = 0; entry < cards.length; entry++) {
      const card = cards[entry] as number;
      played[card] = (played[card] as number) + weight;
    }
  }
  const cards = Array.from(played.keys())
    .filter((card) => (played[card] as number) > 0)
    .sort((a, b) => (played[b] as number) - (played[a] as number) || a - b);
  return solvedCards(cards.slice(0, solved), engine.cards);
}

/** Ranks beyond it count as none. */
const LAST_RANK = Math.exp(12);

/** 1 for the first rank of the feed, falling with its logarithm; 0 without one. */
export function feedScore(rank: number): number {
  return rank === 0 ? 0 : 1 - Math.log(rank) / Math.log(LAST_RANK);
}

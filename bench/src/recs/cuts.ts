import {
  type CardModel,
  deckList,
  type Engine,
  recommend,
} from '../../../packages/engine/src/query/index.ts';
import { Random } from '../generate/random.ts';
import { colorPopularity } from './baselines/popularity.ts';
import { bootstrap, type Interval, perDeck } from './bootstrap.ts';
import type { Product } from './product.ts';
import type { Query } from './queries.ts';
import { isOpen } from './ranking.ts';

export const PLANTED_CARDS = 5;

/** Share of planted cards found in the first ten cuts. */
export type CutResult = { name: string; recall10: Interval };

/** Where planted cards come from: decks that were learned from, or the other lists of the same row. */
export type PlantedFrom = 'training' | 'peers';

/**
 * Plants cards into complete held-out decks that lack them, each drawn from a random deck and within the colors, and
 * asks which cards to cut. From training decks, a casual list gets the staples of tournament decks, which a list may
 * rightly be told to keep; from its peers it gets what another player chose for another deck.
 */
export function measureCuts(
  { engine, cardModel }: { engine: Engine; cardModel: CardModel | null },
  queries: readonly Query[],
  { seed, from, product }: { seed: number; from: PlantedFrom; product: Product },
): CutResult[] {
  const popularity = colorPopularity(engine);
  const source = from === 'peers' ? peerLists(queries) : trainingLists(engine);
  const planted = queries.map((query, index) =>
    plant(engine, query, new Random(seed * 7919 + index), source(query)),
  );
  const ours = (model: CardModel | null) => (query: Query, cards: number[]) => {
    const { commanders, basics } = query;
    return recommend(engine, { commanders, cards, basics, limit: 10 }, model).cut.map(({ card }) => card);
  };
  const contestants: { name: string; cuts: (query: Query, list: number[]) => number[] }[] = [
    { name: 'Deckwright', cuts: (query, list) => product.cut({ ...query, cards: list }, 10) },
    { name: 'without the plan', cuts: ours(cardModel) },
    { name: 'near decks alone', cuts: ours(null) },
    {
      name: 'least in-colour popularity',
      cuts: ({ identity }, cards) => lowest(engine, cards, popularity(identity)),
    },
    {
      name: 'least commander inclusion',
      cuts: (query, cards) => lowest(engine, cards, getInclusion(engine, query, popularity(query.identity))),
    },
  ];
  const results = contestants.map(({ name, cuts }) => {
    const terms = queries.map((query, index) => {
      const foreign = planted[index] ?? [];
      const first = cuts(query, [...query.whole, ...foreign]).slice(0, 10);
      return { above: foreign.filter((card) => first.includes(card)).length, below: foreign.length };
    });
    return { name, terms };
  });
  const [whole, , near] = results;
  const gain = whole?.terms.map(({ above, below }, index) => ({
    above: above - (near?.terms[index]?.above ?? 0),
    below,
  }));
  const decks = queries.map(({ deck }) => deck);
  return [...results, { name: `${whole?.name} − ${near?.name}, paired`, terms: gain ?? [] }].map(
    ({ name, terms }) => ({ name, recall10: bootstrap(perDeck(terms, decks), seed) }),
  );
}

/** Lists that a card can be drawn from. */
type Source = { count: number; list: (at: number) => ArrayLike<number> };

function trainingLists(engine: Engine): (query: Query) => Source {
  return ({ identity }) => {
    const decks: number[] = [];
    for (let commander = 0; commander < engine.commanders; commander++) {
      if ((engine.commanderIdentity[commander] ?? 0) & ~identity) continue;
      const end = engine.commanderStart[commander + 1] ?? 0;
      for (let deck = engine.commanderStart[commander] ?? 0; deck < end; deck++) decks.push(deck);
    }
    return { count: decks.length, list: (at) => deckList(engine, decks[at] ?? 0) };
  };
}

/** Lists of other commanders, each once, in any colors: what does not fit the colors is not planted. */
function peerLists(queries: readonly Query[]): (query: Query) => Source {
  const lists = [...new Map(queries.map((query) => [query.deck, query])).values()];
  return ({ commanders }) => {
    const others = lists.filter((peer) => `${peer.commanders}` !== `${commanders}`);
    return { count: others.length, list: (at) => others[at]?.whole ?? [] };
  };
}

function plant(engine: Engine, query: Query, random: Random, { count, list }: Source): number[] {
  const open = isOpen(engine, { ...query, cards: query.whole });
  const found = new Set<number>();
  for (let turn = 0; turn < 1000 && found.size < PLANTED_CARDS && count > 0; turn++) {
    const cards = list(random.below(count));
    const card = cards[random.below(Math.max(1, cards.length))];
    if (card !== undefined && open(card)) found.add(card);
  }
  return [...found];
}

/** Share of the commander's decks that run each card; in-color popularity if it has none. */
function getInclusion(engine: Engine, { commanders }: Query, fallback: Float64Array): Float64Array {
  const wanted = [...commanders].sort((a, b) => a - b).join();
  for (let commander = 0; commander < engine.commanders; commander++) {
    const own = [...engine.commanderCards.subarray(commander * 2, commander * 2 + 2)]
      .filter((card) => card !== 0xffff)
      .sort((a, b) => a - b);
    if (own.join() !== wanted) continue;
    const from = engine.commanderStart[commander] ?? 0;
    const to = engine.commanderStart[commander + 1] ?? 0;
    const shares = fallback.map((share) => share * 1e-6);
    for (let deck = from; deck < to; deck++) {
      for (const card of deckList(engine, deck)) shares[card] = (shares[card] ?? 0) + 1 / (to - from);
    }
    return shares;
  }
  return fallback;
}

function lowest(engine: Engine, cards: readonly number[], scores: Float64Array): number[] {
  return cards
    .filter((card) => ((engine.cardFlags[card] ?? 0) & 1) === 0)
    .sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || b - a)
    .slice(0, 10);
}

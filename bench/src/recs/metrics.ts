import { allDecks, type Engine, findCommander } from '../../../packages/engine/src/query/index.ts';
import type { Query } from './hold-out.ts';
import { RANKED, type Recommender } from './ranking.ts';

/** Below this inclusion in the training decks a card belongs to the long tail. */
export const TAIL_INCLUSION = 0.02;

/** What one contestant did for one query. */
export type Outcome = {
  recall10: number;
  recall30: number;
  ndcg30: number;
  /** Hidden cards of the long tail, and those among the first 30. */
  tail: number;
  tailFound: number;
  /** The commanders have no training deck. */
  unseen: boolean;
};

export type Result = {
  name: string;
  outcomes: Outcome[];
  /** Different cards in the top tens. */
  covered: number;
  msPerQuery: number;
};

export function measure(engine: Engine, recommender: Recommender, queries: readonly Query[]): Result {
  const { hold, potential } = allDecks(engine);
  const isTail = (card: number): boolean =>
    (hold[card] ?? 0) < TAIL_INCLUSION * (potential[card] ?? 0) || !hold[card];
  const covered = new Set<number>();
  const started = performance.now();
  const ranked = queries.map((query) => recommender.rank(query));
  const msPerQuery = (performance.now() - started) / Math.max(1, queries.length);
  const outcomes = queries.map((query, place): Outcome => {
    const cards = (ranked[place] ?? []).slice(0, RANKED);
    for (const card of cards.slice(0, 10)) covered.add(card);
    const hidden = new Set(query.hidden);
    const hits = cards.map((card) => hidden.has(card));
    const tail = query.hidden.filter(isTail);
    return {
      recall10: count(hits.slice(0, 10)) / hidden.size,
      recall30: count(hits) / hidden.size,
      ndcg30: gain(hits) / gain(query.hidden.map(() => true)),
      tail: tail.length,
      tailFound: tail.filter((card) => cards.includes(card)).length,
      unseen: findCommander(engine, query.commanders) === null,
    };
  });
  return { name: recommender.name, outcomes, covered: covered.size, msPerQuery };
}

/** Cards that a training deck holds and that may be recommended to someone. */
export function catalogueSize(engine: Engine): number {
  const { hold } = allDecks(engine);
  return hold.reduce(
    (sum, held, card) => sum + (held > 0 && ((engine.cardFlags[card] ?? 0) & 3) === 0 ? 1 : 0),
    0,
  );
}

function count(hits: readonly boolean[]): number {
  return hits.filter(Boolean).length;
}

function gain(hits: readonly boolean[]): number {
  return hits.reduce((sum, hit, place) => sum + (hit ? 1 / Math.log2(place + 2) : 0), 0);
}

import { allDecks } from '../../../packages/engine/src/query/index.ts';
import type { Query } from './queries.ts';
import { RANKED, type Recommender } from './ranking.ts';
import type { Training } from './training.ts';

/** Cards below this inclusion in the training decks are the long tail. */
const TAIL_INCLUSION = 0.02;

/** The result of one contestant for one query. */
export type Outcome = {
  /** Id of the query's deck. */
  deck: string;
  /** Hidden cards among the first ten, out of as many as could be among them. */
  recall10: number;
  recall30: number;
  ndcg30: number;
  /** Hidden cards of the long tail, and those among the first 30. */
  tail: number;
  tailFound: number;
};

export type Result = {
  name: string;
  outcomes: Outcome[];
  /** Different cards in the top tens, by catalog position. */
  covered: Set<number>;
  /** Milliseconds for all questions. */
  ms: number;
};

export function measure(
  { engine, indexOf }: Training,
  recommender: Recommender,
  queries: readonly Query[],
): Result {
  const { hold, potential } = allDecks(engine);
  const isTail = (card: number): boolean =>
    (hold[card] ?? 0) < TAIL_INCLUSION * (potential[card] ?? 0) || !hold[card];
  const shown = new Set<number>();
  const started = performance.now();
  const ranked = queries.map((query) => recommender.rank(query));
  const ms = performance.now() - started;
  const outcomes = queries.map((query, index): Outcome => {
    const cards = (ranked[index] ?? []).slice(0, RANKED);
    for (const card of cards.slice(0, 10)) shown.add(card);
    const hidden = new Set(query.hidden);
    const hits = cards.map((card) => hidden.has(card));
    const tail = query.hidden.filter(isTail);
    return {
      deck: query.deck,
      recall10: count(hits.slice(0, 10)) / Math.min(10, hidden.size),
      recall30: count(hits) / Math.min(RANKED, hidden.size),
      ndcg30: gain(hits) / gain(query.hidden.slice(0, RANKED).map(() => true)),
      tail: tail.length,
      tailFound: tail.filter((card) => cards.includes(card)).length,
    };
  });
  const covered = new Set<number>();
  indexOf.forEach((index, position) => {
    if (shown.has(index)) covered.add(position);
  });
  return { name: recommender.name, outcomes, covered, ms };
}

/** Adds a contestant's result in one part of a row to those of earlier parts. */
export function addResult(results: Result[], result: Result): void {
  const known = results.find(({ name }) => name === result.name);
  if (!known) {
    results.push({ ...result, outcomes: [...result.outcomes], covered: new Set(result.covered) });
    return;
  }
  known.outcomes.push(...result.outcomes);
  for (const card of result.covered) known.covered.add(card);
  known.ms += result.ms;
}

function count(hits: readonly boolean[]): number {
  return hits.filter(Boolean).length;
}

function gain(hits: readonly boolean[]): number {
  return hits.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
}

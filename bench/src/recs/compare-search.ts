import {
  type CardDecks,
  type CardModel,
  type Engine,
  type RecommendInput,
  recommend,
  type SearchEffort,
} from '../../../packages/engine/src/query/index.ts';
import { findNeighbors } from '../../../packages/engine/src/query/recommend/neighbors.ts';
import { readQuery } from '../../../packages/engine/src/query/recommend/query.ts';

/** A list of which some cards were taken away. */
export type Question = { commanders: number[]; cards: number[]; hidden: readonly number[] };

/** Shares 0…1, on average over the questions. */
export type Agreement = {
  questions: number;
  /** Of the 150 nearest decks, those found; the average and the least of a question. */
  nearest: number;
  minNearest: number;
  /** Of the first cards to add of the exact answer, those among the first of the other; of the cards to cut as well. */
  first10: number;
  first30: number;
  cuts10: number;
  /** Of the hidden cards, those among the first 30, in the exact and in the other answer. */
  hidden: { exact: number; candidates: number };
  /** Milliseconds of each answer, of the clock and of this thread's processor time; alone: candidates, as a site answers. */
  times: Record<'exact' | 'candidates' | 'alone', { clock: number[]; processor: number[] }>;
};

const NEAREST = 150;

type Searched = { engine: Engine; cardModel: CardModel | null; cardDecks: CardDecks };

/** Asks each question with candidates alone, then all with all decks compared and with candidates, in turn. */
export function compareSearch(
  { engine, cardModel, cardDecks }: Searched,
  questions: readonly Question[],
  effort: SearchEffort,
): Agreement {
  const times = {
    exact: { clock: [], processor: [] },
    candidates: { clock: [], processor: [] },
    alone: { clock: [], processor: [] },
  };
  const sums = { nearest: 0, first10: 0, first30: 0, cuts10: 0, exact: 0, candidates: 0 };
  let least = 1;
  for (const question of questions)
    timed(times.alone, () => recommend(engine, getInput(question), cardModel, cardDecks, effort));
  for (const question of questions) {
    const { hidden } = question;
    const input = getInput(question);
    const some = timed(times.candidates, () => recommend(engine, input, cardModel, cardDecks, effort));
    const all = timed(times.exact, () => recommend(engine, input, cardModel));
    const query = readQuery(engine, input);
    const found = findNeighbors(engine, query, { cardDecks, effort }).decks.subarray(0, NEAREST);
    const nearest = getShare([...findNeighbors(engine, query).decks.subarray(0, NEAREST)], [...found]);
    least = Math.min(least, nearest);
    sums.nearest += nearest;
    sums.first10 += getShare(all.ranked.slice(0, 10), some.ranked.slice(0, 10));
    sums.first30 += getShare(all.ranked.slice(0, 30), some.ranked.slice(0, 30));
    const [cuts, found10] = [getCards(all.cut, 10), getCards(some.cut, 10)];
    sums.cuts10 += cuts.length >= found10.length ? getShare(cuts, found10) : getShare(found10, cuts);
    sums.exact += getShare(hidden, all.ranked.slice(0, 30));
    sums.candidates += getShare(hidden, some.ranked.slice(0, 30));
  }
  const { length } = questions;
  return {
    questions: length,
    nearest: sums.nearest / length,
    minNearest: least,
    first10: sums.first10 / length,
    first30: sums.first30 / length,
    cuts10: sums.cuts10 / length,
    hidden: { exact: sums.exact / length, candidates: sums.candidates / length },
    times,
  };
}

function getInput({ commanders, cards }: Question): RecommendInput {
  return { commanders, cards, limit: 100, ranked: 1000 };
}

function getCards(list: readonly { card: number }[], most: number): number[] {
  return list.slice(0, most).map(({ card }) => card);
}

/** 1 if nothing is wanted. */
function getShare(wanted: readonly number[], found: readonly number[]): number {
  const known = new Set(found);
  return wanted.length === 0 ? 1 : wanted.filter((each) => known.has(each)).length / wanted.length;
}

function timed<T>(to: { clock: number[]; processor: number[] }, run: () => T): T {
  const before = process.threadCpuUsage();
  const started = performance.now();
  const result = run();
  to.clock.push(performance.now() - started);
  const { user, system } = process.threadCpuUsage(before);
  to.processor.push((user + system) / 1000);
  return result;
}

import { buildCardDecks } from '../../../packages/engine/src/build/index.ts';
import { loadCardDecks, type SearchEffort } from '../../../packages/engine/src/query/index.ts';
import { type Agreement, compareSearch, type Question } from './compare-search.ts';
import type { Query } from './queries.ts';
import type { Training } from './training.ts';

/** Small blocks, so that real decks of few thousand lie in several as those of a large corpus do. */
const BLOCK_DECKS = 512;

/** Candidates and entries read, without regard to how few decks there are. */
export const SEARCH_EFFORTS: readonly SearchEffort[] = [
  { exactDecks: 0, candidates: 4_000, entriesRead: 1_000_000, entriesPerDeck: 0 },
  { exactDecks: 0, candidates: 2_000, entriesRead: 20_000, entriesPerDeck: 0 },
  { exactDecks: 0, candidates: 1_000, entriesRead: 20_000, entriesPerDeck: 0 },
  { exactDecks: 0, candidates: 1_000, entriesRead: 5_000, entriesPerDeck: 0 },
  { exactDecks: 0, candidates: 500, entriesRead: 20_000, entriesPerDeck: 0 },
  { exactDecks: 0, candidates: 500, entriesRead: 5_000, entriesPerDeck: 0 },
];

/** How far answers from candidates agree with those from all decks, for lists whose hidden cards are asked back. */
export function measureSearch(
  training: Training,
  queries: readonly Query[],
  effort: SearchEffort,
): Agreement {
  const { engine, cardModel } = training;
  const cardDecks = loadCardDecks(
    buildCardDecks(engine, { from: 1, blockDecks: BLOCK_DECKS }).buffer,
    engine,
  );
  if (!cardDecks) throw new Error('There are no decks.');
  const questions = queries.map(
    ({ commanders, cards, hidden }): Question => ({ commanders, cards: [...cards], hidden: [...hidden] }),
  );
  return compareSearch({ engine, cardModel, cardDecks }, questions, effort);
}

export function printSearch(effort: SearchEffort, found: Agreement): void {
  const { nearest, minNearest, first10, first30, cuts10, hidden } = found;
  const cells = [nearest, minNearest, first10, first30, cuts10, hidden.exact, hidden.candidates].map(
    (share) => (100 * share).toFixed(2),
  );
  console.log(`| ${effort.candidates}, ${effort.entriesRead} | ${cells.join(' | ')} |`);
}

export function printSearchHead(training: Training, questions: number): void {
  const { decks, entries } = training.engine;
  console.log(`\n${questions} lists, ${decks} decks with ${entries} cards. Per cent:\n`);
  console.log(
    '| candidates, entries read | 150 nearest | least | first 10 | first 30 | 10 cuts | hidden at 30, all decks | hidden at 30, candidates |',
  );
  console.log('|---|---|---|---|---|---|---|---|');
}

import type { CountedDeck } from '../../../../apps/pipeline/src/build/counted-deck.ts';
import type { Corpus } from '../load-decks.ts';
import { withoutNearCopies } from '../near-copies.ts';
import { toQuery } from '../queries.ts';
import { trainOn } from '../training.ts';
import { type Choice, drawDecks, type Part, type Setting } from './row.ts';

/** The newest fifth is held out for the result; the fifth before it, with older training decks, is for choosing. */
const SPLITS = { test: { from: 0.8, to: 1 }, validation: { from: 0.6, to: 0.8 } };

/** Cards of short lists, and that of a deck which lacks few. */
const LENGTHS = [5, 20, 60, 90];

/** Later decks than all that were learned from: whole but for the hidden cards, and lists of fewer cards. */
export function timeSetting(corpus: Corpus, choice: Choice): Setting {
  const short = LENGTHS.map((length) => [
    `length-${length}`,
    `Later tournament decks, ${length} cards of them named`,
  ]);
  return {
    key: 'time',
    rows: { time: 'Later tournament decks', ...Object.fromEntries(short) },
    parts: () => timeParts(corpus, choice),
  };
}

export type TimeSplit = { training: CountedDeck[]; held: CountedDeck[] };

/**
 * Dated decks by age: those held out, and those before. Undated decks are always training, later ones unused. Held-out
 * lists sharing over 90 % of their cards with a training deck are left out of the questions by `timeParts`.
 */
export function timeSplit(corpus: Corpus, validation: boolean): TimeSplit {
  const { from, to } = validation ? SPLITS.validation : SPLITS.test;
  const dated = corpus.decks
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? 0) - (b.day ?? 0) || (a.id < b.id ? -1 : 1));
  const first = Math.floor(dated.length * from);
  return {
    training: [...corpus.decks.filter(({ day }) => day === null), ...dated.slice(0, first)],
    held: dated.slice(first, Math.floor(dated.length * to)),
  };
}

function* timeParts(corpus: Corpus, { validation, seed, most }: Choice): Generator<Part> {
  const { training: decks, held } = timeSplit(corpus, validation);
  const training = trainOn(corpus, decks);
  const kept = withoutNearCopies(held, decks, corpus.cards);
  const queries = (decks: readonly CountedDeck[], length?: number) =>
    decks.map((deck, place) =>
      toQuery(deck, corpus.cards, training.indexOf, {
        seed: seed * 100_003 + place,
        ...(length === undefined ? {} : { length }),
      }),
    );
  const some = drawDecks(kept, most);
  const short = LENGTHS.map((length) => ({ rows: [`length-${length}`], queries: queries(some, length) }));
  yield { training, asked: [{ rows: ['time'], queries: queries(kept) }, ...short] };
}

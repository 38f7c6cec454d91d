import type { Corpus, CountedDeck } from '../load-decks.ts';
import { withoutNearCopies } from '../near-copies.ts';
import { type Query, toQuery } from '../queries.ts';
import { type Training, trainOn } from '../training.ts';
import { type Choice, drawDecks, type Setting } from './row.ts';

/** The newest fifth is held out for the result; the fifth before it, with older training decks, is for choosing. */
const SPLITS = { test: { from: 0.8, to: 1 }, validation: { from: 0.6, to: 0.8 } };

/** Numbers of cards of short lists, and of a deck that lacks only a few. */
const LENGTHS = [5, 20, 60, 90];

/** Decks later than all training decks, complete except for the hidden cards. */
export function timeSetting(corpus: Corpus, choice: Choice): Setting {
  return {
    key: 'time',
    rows: { time: 'Later tournament decks' },
    *parts() {
      const { training, queries } = laterDecks(corpus, choice);
      yield { training, queried: [{ rows: ['time'], queries: queries(Number.POSITIVE_INFINITY) }] };
    },
  };
}

/** The held-out decks with few of their cards named. */
export function lengthsSetting(corpus: Corpus, choice: Choice): Setting {
  const rows = LENGTHS.map((length) => [
    `length-${length}`,
    `Later tournament decks, ${length} cards of them named`,
  ]);
  return {
    key: 'lengths',
    rows: Object.fromEntries(rows),
    *parts() {
      const { training, queries } = laterDecks(corpus, choice);
      const queried = LENGTHS.map((length) => ({
        rows: [`length-${length}`],
        queries: queries(choice.max, length),
      }));
      yield { training, queried };
    },
  };
}

export type TimeSplit = { training: CountedDeck[]; included: CountedDeck[] };

/**
 * Dated decks by age: those held out, and those before. Undated decks are always training, later ones unused.
 * `laterDecks` omits held-out lists that share over 90% of their cards with a training deck.
 */
export function timeSplit(corpus: Corpus, validation: boolean): TimeSplit {
  const { from, to } = validation ? SPLITS.validation : SPLITS.test;
  const dated = corpus.decks
    .filter(({ day }) => day !== null)
    .sort((a, b) => (a.day ?? 0) - (b.day ?? 0) || (a.id < b.id ? -1 : 1));
  const first = Math.floor(dated.length * from);
  return {
    training: [...corpus.decks.filter(({ day }) => day === null), ...dated.slice(0, first)],
    included: dated.slice(first, Math.floor(dated.length * to)),
  };
}

type LaterDecks = { training: Training; queries: (max: number, length?: number) => Query[] };

function laterDecks(corpus: Corpus, { validation, seed }: Choice): LaterDecks {
  const { training: decks, included } = timeSplit(corpus, validation);
  const training = trainOn(corpus, decks);
  const distinct = withoutNearCopies(included, decks, corpus.cards);
  const queries = (max: number, length?: number): Query[] =>
    (max < distinct.length ? drawDecks(distinct, max) : distinct)
      .map((deck, index) =>
        toQuery(deck, corpus.cards, training.indexOf, {
          seed: seed * 100_003 + index,
          ...(length === undefined ? {} : { length }),
        }),
      )
      // Decks with no more cards than are named have none to hide.
      .filter(({ hidden }) => hidden.length > 0);
  return { training, queries };
}

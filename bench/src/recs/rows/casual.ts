import type { UsualDeck } from '../../../../packages/engine/src/build/index.ts';
import type { CountedDeck } from '../load-decks.ts';
import { CASUAL_SOURCES, type CasualDeck, type Corpus } from '../load-decks.ts';
import { type Query, type QueryDeck, toQuery } from '../queries.ts';
import { type Training, trainOn } from '../training.ts';
import { type Choice, drawDecks, hashText, type QuerySet, type Setting } from './row.ts';
import { timeSplit } from './time.ts';

/** How often cards are hidden in each casual deck, different ones each time, since there are few of these decks. */
const DRAWS = 2;
/** Percentage of casual decks among the training decks. */
const MIXTURES = [1, 5, 25];
/** A deck is asked about new cards if it contains this many. */
const NEW_CARDS = 3;

/** One half of the casual decks is for choosing, the other for the result. */
function casualHalf(corpus: Corpus, validation: boolean): CasualDeck[] {
  return corpus.casual.filter(({ id }) => hashText(id) % 2 === (validation ? 0 : 1));
}

/** Casual lists on competitive decks, all and by source, and cards newer than all of those decks. */
export function casualSetting(corpus: Corpus, choice: Choice): Setting {
  const queried = casualHalf(corpus, choice.validation);
  const sources = CASUAL_SOURCES.map((from) => [`casual-${from}`, `Of these, ${from} lists`]);
  return {
    key: 'casual',
    rows: {
      casual: 'Casual lists on tournament decks',
      ...Object.fromEntries(sources),
      'new-cards': 'Cards released after the last deck, casual lists',
    },
    *parts() {
      const training = trainOn(corpus, corpus.decks);
      const lists = CASUAL_SOURCES.map((from) => ({
        rows: ['casual', `casual-${from}`],
        queries: drawn(
          corpus,
          training,
          queried.filter((deck) => deck.from === from),
          { seed: choice.seed, draws: DRAWS },
        ),
      }));
      yield { training, queried: [...lists, newCards(corpus, training, queried, choice)] };
    },
  };
}

/** Casual lists if some of the decks are casual. */
export function mixedSetting(corpus: Corpus, choice: Choice): Setting {
  const rows = MIXTURES.map((percent) => [
    `mixed-${percent}`,
    `Casual lists, ${percent} % of the decks casual`,
  ]);
  return {
    key: 'mixed',
    rows: Object.fromEntries(rows),
    *parts() {
      const queried = casualHalf(corpus, choice.validation);
      for (const percent of MIXTURES) {
        const training = trainOn(corpus, mixture(corpus, choice.validation, percent));
        const queries = drawn(corpus, training, queried, { seed: choice.seed, draws: DRAWS });
        yield { training, queried: [{ rows: [`mixed-${percent}`], queries }] };
      }
    },
  };
}

/** No decks at all: casual and tournament lists. */
export function noDecksSetting(corpus: Corpus, choice: Choice): Setting {
  const { seed, validation, max } = choice;
  return {
    key: 'none',
    rows: { 'none-casual': 'No decks: casual lists', 'none-tournament': 'No decks: tournament lists' },
    *parts() {
      const training = trainOn(corpus, []);
      const { included } = timeSplit(corpus, validation);
      const tournament = drawDecks(included, max);
      const lists = (queried: readonly CountedDeck[], draws: number) =>
        drawn(corpus, training, queried, { seed, draws });
      yield {
        training,
        queried: [
          { rows: ['none-casual'], queries: lists(casualHalf(corpus, validation), DRAWS) },
          { rows: ['none-tournament'], queries: lists(tournament, 1) },
        ],
      };
    },
  };
}

function drawn(
  corpus: Corpus,
  { indexOf }: Training,
  queried: readonly QueryDeck[],
  { seed, draws, pool }: { seed: number; draws: number; pool?: Uint8Array },
): Query[] {
  return queried.flatMap((deck) =>
    Array.from({ length: draws }, (_, draw) =>
      toQuery(deck, corpus.cards, indexOf, {
        seed: (seed * DRAWS + draw) * 100_003 + (hashText(deck.id) % 100_003),
        ...(pool ? { pool } : {}),
      }),
    ),
  );
}

/** The other half of the casual decks, as many as possible, and tournament decks drawn to match the share. */
function mixture(corpus: Corpus, validation: boolean, percent: number): CountedDeck[] {
  const perCasual = (100 - percent) / percent;
  const casual = drawDecks(casualHalf(corpus, !validation), Math.floor(corpus.decks.length / perCasual));
  return [...drawDecks(corpus.decks, Math.round(casual.length * perCasual)), ...casual];
}

/** Precons asked about as casual lists; the other half of them may be learned from. */
export function preconSetting(corpus: Corpus, { validation, seed }: Choice): Setting {
  const isRequested = ({ commanders }: UsualDeck): boolean =>
    hashText(`${commanders.map((card) => corpus.cards[card]?.slug).sort()}`) % 2 === (validation ? 0 : 1);
  return {
    key: 'precons',
    rows: { precons: 'Precons on tournament decks' },
    *parts() {
      const learned = corpus.precons.filter((precon) => !isRequested(precon));
      const training = trainOn(corpus, corpus.decks, learned);
      const queried = corpus.precons.filter(isRequested).map(({ commanders, cards }, index) => ({
        id: `precon ${index}`,
        commanders: commanders.slice(0, 2),
        cards: Uint16Array.from(new Set(cards)).filter((card) => !commanders.includes(card)),
        basics: 0,
      }));
      yield {
        training,
        queried: [{ rows: ['precons'], queries: drawn(corpus, training, queried, { seed, draws: 1 }) }],
      };
    },
  };
}

/** Which of the cards released after the last tournament deck belong in a list? Only they are hidden and ranked. */
function newCards(
  corpus: Corpus,
  training: Training,
  queried: readonly CasualDeck[],
  { seed }: Choice,
): QuerySet {
  const last = corpus.decks.reduce((newest, { day }) => Math.max(newest, day ?? 0), 0);
  const pool = Uint8Array.from(corpus.cards, ({ releaseDay }) => (releaseDay > last ? 1 : 0));
  const included = queried.filter(
    ({ cards }) => cards.filter((card) => pool[card] === 1).length >= NEW_CARDS,
  );
  return { rows: ['new-cards'], queries: drawn(corpus, training, included, { seed, draws: DRAWS, pool }) };
}

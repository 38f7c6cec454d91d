import {
  commanderCards,
  deckList,
  type Engine,
  type SearchEffort,
} from '../../../packages/engine/src/query/index.ts';
import { RECOMMEND } from '../../../packages/engine/src/query/recommend/settings.ts';
import { megabytes, milliseconds, type Section, table, times } from '../report.ts';
import { type Agreement, compareSearch, type Question } from './compare.ts';
import { type AdviceCorpus, makeCorpus } from './corpus.ts';

/** Questions of each kind, and where there are so many decks that one exact answer takes a second. */
const QUESTIONS = 100;
const FEW_QUESTIONS = 30;
const MANY_DECKS = 2_000_000;
const WARM_UP = 15;
/** Every so many-th card of a deck is hidden. */
const HIDDEN = 7;
const EFFORTS: readonly Partial<SearchEffort>[] = [
  { candidates: 2_000, entriesRead: 500_000 },
  { candidates: 500 },
  { entriesRead: 100_000, entriesPerDeck: 0 },
  { candidates: 500, entriesRead: 30_000, entriesPerDeck: 0 },
];

/** A whole answer with reasons and cuts, from all decks and from candidates in turn, and how far the two agree. */
export function runAdvice(id: string, total: number, largest: number, folder: string | undefined): Section {
  console.log(`${id}: making ${total} decks …`);
  const corpus = makeCorpus(total, largest, folder);
  const { engine } = corpus;
  const isMany = total >= MANY_DECKS;
  const count = isMany ? FEW_QUESTIONS : QUESTIONS;
  const decks = everyShare(engine.decks, count);
  const commanders = everyShare(engine.commanders, count).map(
    (commander) => engine.commanderStart[commander] ?? 0,
  );
  const asked = [
    { name: 'of any deck', questions: decks.map((deck) => question(engine, deck)) },
    { name: 'of any commander', questions: commanders.map((deck) => question(engine, deck)) },
  ];
  console.log(`${id}: asking …`);
  compareSearch(corpus, asked[0]?.questions.slice(0, WARM_UP) ?? [], RECOMMEND);
  const timed = asked.map(({ name, questions }) => ({
    name,
    found: compareSearch(corpus, questions, RECOMMEND),
  }));
  const tried = (isMany ? [] : EFFORTS).map((effort) => ({
    effort: { ...RECOMMEND, ...effort },
    found: compareSearch(
      corpus,
      asked.flatMap(({ questions }) => questions.slice(0, QUESTIONS / 4)),
      {
        ...RECOMMEND,
        ...effort,
      },
    ),
  }));
  return {
    id,
    title: `Advice from ${total.toLocaleString('en')} generated decks, the largest commander with ${largest.toLocaleString('en')}`,
    lines: [
      `A whole answer of the engine: 100 cards with reasons, 1,000 ranked, and cuts, for ${count} decks that lack every ${HIDDEN}th card, of decks and of commanders evenly chosen; after a warm-up, candidates alone, as a site answers, then both ways in turn for each list, so that one empties the caches of the other. In brackets processor time of the thread.`,
      '',
      ...table(
        ['lists', 'all decks, p50', 'p99', 'candidates, p50', 'p99', 'alone, p50', 'p99', 'ratio of p50'],
        timed.map(({ name, found }) => [
          name,
          ...(['exact', 'candidates', 'alone'] as const).flatMap((way) => [
            cell(found, way, 0.5),
            cell(found, way, 0.99),
          ]),
          times(percentile(found.times.exact.clock, 0.5) / percentile(found.times.candidates.clock, 0.5)),
        ]),
      ),
      '',
      'What candidates find of what all decks give; hidden: recall at 30 of the hidden cards.',
      '',
      ...table(
        [
          'candidates, entries read',
          'lists',
          '150 nearest',
          'least',
          'first 10',
          'first 30',
          '10 cuts',
          'hidden, all decks',
          'hidden, candidates',
        ],
        [
          ...timed.map(({ name, found }) => [effortOf(RECOMMEND, total), name, ...agreement(found)]),
          ...tried.map(({ effort, found }) => [effortOf(effort, total), 'both', ...agreement(found)]),
        ],
      ),
      '',
      ...sizes(corpus),
    ],
  };
}

function sizes({ bytes, built }: AdviceCorpus): string[] {
  const file = `\`card-decks.bin\` ${megabytes(bytes.cardDecks)} beside \`engine.bin\` ${megabytes(bytes.engine)} and \`card-model.bin\` ${megabytes(bytes.cardModel)}.`;
  if (!built) return [`${file} Files of an earlier run.`];
  const { cardModel, cardDecks } = built;
  return [
    `${file} Processor time in the build, with the greatest memory of the whole process until then, generated decks included: card model ${cardModel.seconds.toFixed(1)} s, ${cardModel.megabytes.toFixed(0)} MB; decks of each card ${cardDecks.seconds.toFixed(1)} s, ${cardDecks.megabytes.toFixed(0)} MB.`,
  ];
}

/** Evenly spread over the whole range, in an order without a pattern. */
function everyShare(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => Math.floor(((place * 0.618033988749895) % 1) * length));
}

function question(engine: Engine, deck: number): Question {
  const commander = engine.commanderStart.findLastIndex((first) => first <= deck);
  const cards = [...deckList(engine, deck)];
  return {
    commanders: commanderCards(engine, commander),
    cards: cards.filter((_, place) => (place + deck) % HIDDEN !== 0),
    hidden: cards.filter((_, place) => (place + deck) % HIDDEN === 0),
  };
}

/** Of a list whose colors contain all others. */
function effortOf({ candidates, entriesRead, entriesPerDeck }: SearchEffort, decks: number): string {
  const entries = Math.max(entriesRead, entriesPerDeck * decks);
  return `${candidates.toLocaleString('en')}, ${entries.toLocaleString('en')}`;
}

function agreement(found: Agreement): string[] {
  const { nearest, leastNearest, first10, first30, cuts10, hidden } = found;
  return [nearest, leastNearest, first10, first30, cuts10, hidden.exact, hidden.candidates].map(
    (share) => `${(100 * share).toFixed(2)} %`,
  );
}

function cell(found: Agreement, way: keyof Agreement['times'], share: number): string {
  const { clock, processor } = found.times[way];
  return `${milliseconds(percentile(clock, share))} (${milliseconds(percentile(processor, share))})`;
}

/** The smallest value that the given share does not exceed. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

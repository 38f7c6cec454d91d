import { agreeOnCard, agreeOnCommander, agreeOnCounts } from '../agree.ts';
import type { NaiveContestant } from '../contestants/naive.ts';
import { megabytes, milliseconds, type Section, table, times } from '../report.ts';
import { type Runner, race, type Timing } from '../timing.ts';
import { type DataSet, makeDataSet } from './data-set.ts';
import { commanderQuestions, filterCards } from './questions.ts';

const DATABASES = ['DuckDB', 'DuckDB, tuned', 'PostgreSQL'];
const CONTESTANTS = ['engine', 'engine, nothing kept', 'naive', ...DATABASES];

type Row = { name: string; timings: Map<string, Timing> };

/** Loads one size into every contestant, checks that all return the same numbers, then races them. */
export async function runEngine(decks: number, largest: number, id: string): Promise<Section> {
  console.log(`\n${decks.toLocaleString('en')} decks: making and loading …`);
  const data = await makeDataSet(decks, largest);
  try {
    console.log('comparing the answers …');
    const compared = await compareAll(data);
    console.log(`${compared.toLocaleString('en')} numbers agree; racing …`);
    return { id, title: title(decks, largest), lines: await lines(data, compared) };
  } finally {
    await data.close();
  }
}

function title(decks: number, largest: number): string {
  const number = (value: number) => value.toLocaleString('en');
  return `${number(decks)} generated decks, the largest commander with ${number(largest)}`;
}

/** Asks every question of all four; throws at the first number that differs. */
async function compareAll(data: DataSet): Promise<number> {
  const others = [
    ['naive', data.makeNaive()],
    ['DuckDB', data.duck],
    ['DuckDB, tuned', data.duckTuned],
    ['PostgreSQL', data.postgres],
  ] as const;
  let compared = 0;
  for (const { name, question } of commanderQuestions(data)) {
    const answer = data.engine.commander(question);
    if (answer.decks === 0) throw new Error(`No deck answers to "${name}", so nothing would be compared.`);
    for (const [other, contestant] of others) {
      compared += agreeOnCommander(`${name}, ${other}`, answer, await contestant.commander(question));
    }
  }
  const counts = data.engine.countByCatalogue(data.largest);
  const card = pageCard(data);
  const answer = data.engine.card({ card });
  for (const [other, contestant] of others) {
    compared += agreeOnCounts(`counts, ${other}`, counts, await contestant.count(data.largest));
    compared += agreeOnCard(`card page, ${other}`, answer, await contestant.card({ card }));
  }
  return compared;
}

/** A creature in many decks of the largest commander. */
function pageCard(data: DataSet): number {
  const [first] = commanderQuestions(data);
  return (first && filterCards(data, first.question)[0]) ?? 0;
}

/** One row of the table: the question, and how each contestant answers it. */
type Entry = { name: string; runners: Runner[]; naive: (naive: NaiveContestant) => unknown };

function entries(data: DataSet): Entry[] {
  const { engine, duck, duckTuned, postgres, largest } = data;
  const card = pageCard(data);
  const unfinished = engine.unfinishedDeck(largest);
  return [
    {
      name: 'bare count of the commander’s cards',
      runners: [
        { name: 'engine, nothing kept', run: () => engine.count(largest) },
        { name: 'DuckDB', run: () => duck.count(largest) },
        { name: 'DuckDB, tuned', run: () => duckTuned.count(largest) },
        { name: 'PostgreSQL', run: () => postgres.count(largest) },
      ],
      naive: (naive) => naive.count(largest),
    },
    ...commanderQuestions(data).map(({ name, question }) => ({
      name,
      runners: [
        { name: 'engine', run: () => engine.numbers(question, false) },
        { name: 'engine, nothing kept', run: () => engine.numbers(question, true) },
        { name: 'page', run: () => engine.page(question, false) },
        { name: 'page, nothing kept', run: () => engine.page(question, true) },
        { name: 'DuckDB', run: () => duck.commander(question) },
        { name: 'DuckDB, tuned', run: () => duckTuned.commander(question) },
        { name: 'PostgreSQL', run: () => postgres.commander(question) },
      ],
      naive: (naive: NaiveContestant) => naive.commander(question),
    })),
    {
      name: 'card page',
      runners: [
        { name: 'engine, nothing kept', run: () => engine.cardPage(card) },
        { name: 'DuckDB', run: () => duck.card({ card }) },
        { name: 'DuckDB, tuned', run: () => duckTuned.card({ card }) },
        { name: 'PostgreSQL', run: () => postgres.card({ card }) },
      ],
      naive: (naive) => naive.card({ card }),
    },
    {
      name: 'recommendations (the others: only what the commander’s decks play most)',
      runners: [
        { name: 'engine, nothing kept', run: () => engine.advise(largest, unfinished) },
        { name: 'DuckDB', run: () => duck.advise(largest, unfinished) },
        { name: 'DuckDB, tuned', run: () => duckTuned.advise(largest, unfinished) },
        { name: 'PostgreSQL', run: () => postgres.advise(largest, unfinished) },
      ],
      naive: (naive) => naive.advise(largest, unfinished),
    },
  ];
}

/** Engine and databases take turns; the naive program runs afterwards, alone. */
async function raceAll(data: DataSet): Promise<Row[]> {
  const all = entries(data);
  const rows: Row[] = [];
  for (const { name, runners } of all) rows.push({ name, timings: await race(runners) });
  const naive = data.makeNaive();
  for (const [at, entry] of all.entries()) {
    const own = await race([{ name: 'naive', run: () => entry.naive(naive) }], {
      rounds: 5,
      budgetMs: 8_000,
    });
    for (const [name, timing] of own) rows[at]?.timings.set(name, timing);
  }
  return rows;
}

async function lines(data: DataSet, compared: number): Promise<string[]> {
  const rows = await raceAll(data);
  const of = (row: Row, name: string, key: 'median' | 'fastest') =>
    row.timings.get(name)?.[key] ?? Number.NaN;
  const cell = (row: Row, name: string) =>
    row.timings.has(name)
      ? `${milliseconds(of(row, name, 'median'))} (${milliseconds(of(row, name, 'fastest'))})`
      : '–';
  const ratio = (row: Row, name: string, databases: readonly string[]) =>
    times(Math.min(...databases.map((database) => of(row, database, 'median'))) / of(row, name, 'median'));
  const pages = rows.filter((row) => row.timings.has('page'));
  return [
    `DuckDB ${data.versions.duck} (in memory, sorted by commander), PostgreSQL ${data.versions.postgres} (sorted by commander, covering indexes).`,
    `${data.entries.toLocaleString('en')} deck entries. Before the race ${compared.toLocaleString('en')} numbers were compared: engine, naive, DuckDB and PostgreSQL agree.`,
    '“Nothing kept”: the numbers of the other commanders’ decks are counted again too; otherwise the engine keeps them after the first page.',
    '',
    '“DuckDB” has its default settings; “tuned” counts groups in an array (`perfect_ht_threshold = 16`). Each cell: median (fastest run). The ratios are of medians, the best database against the engine, in brackets without the tuned one.',
    '',
    ...table(
      ['question', ...CONTESTANTS, 'best database ÷ engine', '÷ engine, nothing kept'],
      rows.map((row) => [
        row.name,
        ...CONTESTANTS.map((name) => cell(row, name)),
        ...['engine', 'engine, nothing kept'].map(
          (name) => `${ratio(row, name, DATABASES)} (${ratio(row, name, ['DuckDB', 'PostgreSQL'])})`,
        ),
      ]),
    ),
    '',
    'The whole page (the numbers above, averages, curve, sections, ranks, similar commanders) from the engine:',
    '',
    ...table(
      ['page', 'median', '95 %', 'nothing kept'],
      pages.map((row) => [
        row.name,
        cell(row, 'page'),
        milliseconds(row.timings.get('page')?.p95),
        cell(row, 'page, nothing kept'),
      ]),
    ),
    '',
    ...table(
      ['', 'engine', 'naive', 'DuckDB', 'PostgreSQL'],
      [
        [
          'build, load and index',
          ...(['engine', 'naive', 'duck', 'postgres'] as const).map((key) => milliseconds(data.buildMs[key])),
        ],
        [
          'memory, for PostgreSQL disk',
          ...(['engine', 'naive', 'duck', 'postgres'] as const).map((key) => megabytes(data.bytes[key])),
        ],
        ['opening what was built', milliseconds(data.loadMs), '–', '–', '–'],
      ],
    ),
  ];
}

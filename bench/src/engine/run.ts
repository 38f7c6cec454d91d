import { agreeOnCard, agreeOnCommander, agreeOnCounts } from '../agree.ts';
import type { NaiveContestant } from '../contestants/naive.ts';
import type { SqlQuestions } from '../contestants/sql.ts';
import { megabytes, milliseconds, percent, type Section, table, times } from '../report.ts';
import { sized } from '../size.ts';
import { type Runner, race, type Timing } from '../timing.ts';
import { compareWithoutRule, ruleLines } from './cost-of-rule.ts';
import { type DataSet, makeDataSet } from './data-set.ts';
import { commanderQuestions, pageCard } from './questions.ts';

const UNCACHED = 'engine, nothing cached';
const UNCACHED_PAGE = 'page, nothing cached';
const TUNED = 'DuckDB, tuned';
const RACE = sized({ rounds: 15, budgetMs: 4_000 }, { rounds: 1, budgetMs: 0 });
const NAIVE_RACE = sized({ rounds: 5, budgetMs: 8_000 }, { rounds: 1, budgetMs: 0 });

type Row = { name: string; timings: Map<string, Timing> };

/** Loads one size into every contestant, checks that all return the same numbers, then races them. */
export async function runEngine(decks: number, largest: number, id: string): Promise<Section> {
  console.log(`\n${decks.toLocaleString('en')} decks: making and loading …`);
  const data = await makeDataSet(decks, largest);
  try {
    console.log('comparing the answers …');
    const compared = (await compareAll(data)) + (await compareWithoutRule(data));
    console.log(`${compared.toLocaleString('en')} numbers agree; racing …`);
    const raced = await lines(data, compared);
    return { id, title: title(decks, largest), lines: [...raced, '', ...(await ruleLines(data))] };
  } finally {
    await data.close();
  }
}

function requestedDatabases({ databases }: DataSet): readonly { name: string; questions: SqlQuestions }[] {
  return databases.flatMap(({ contestants }) => contestants);
}

function title(decks: number, largest: number): string {
  const number = (value: number) => value.toLocaleString('en');
  return `${number(decks)} generated decks, the largest commander with ${number(largest)}`;
}

/** Asks every question of all contestants; throws at the first number that differs. */
async function compareAll(data: DataSet): Promise<number> {
  const others = [
    ['naive', data.makeNaive()],
    ...requestedDatabases(data).map(({ name, questions }) => [name, questions] as const),
  ] as const;
  let compared = 0;
  for (const { name, question } of commanderQuestions(data)) {
    const answer = data.engine.commander(question);
    if (answer.decks === 0) throw new Error(`No deck answers to "${name}", so nothing would be compared.`);
    for (const [other, contestant] of others) {
      compared += agreeOnCommander(`${name}, ${other}`, answer, await contestant.commander(question));
    }
  }
  const counts = data.engine.countByCatalog(data.largest);
  const card = pageCard(data);
  const answer = data.engine.card({ card });
  for (const [other, contestant] of others) {
    compared += agreeOnCounts(`counts, ${other}`, counts, await contestant.count(data.largest));
    compared += agreeOnCard(`card page, ${other}`, answer, await contestant.card({ card }));
  }
  return compared;
}

/** One row of the table: the question, and how each contestant answers it. */
type Entry = { name: string; runners: Runner[]; naive: (naive: NaiveContestant) => unknown };

function entries(data: DataSet): Entry[] {
  const { engine, largest } = data;
  const card = pageCard(data);
  const unfinished = engine.unfinishedDeck(largest);
  const inDatabases = (ask: (questions: SqlQuestions) => unknown): Runner[] =>
    requestedDatabases(data).map(({ name, questions }) => ({ name, run: () => ask(questions) }));
  return [
    {
      name: 'bare count of the commander’s cards',
      runners: [
        { name: UNCACHED, run: () => engine.count(largest) },
        ...inDatabases((database) => database.count(largest)),
      ],
      naive: (naive) => naive.count(largest),
    },
    ...commanderQuestions(data).map(({ name, question }) => ({
      name,
      runners: [
        { name: 'engine', run: () => engine.numbers(question, false) },
        { name: UNCACHED, run: () => engine.numbers(question, true) },
        { name: 'page', run: () => engine.page(question, false) },
        { name: UNCACHED_PAGE, run: () => engine.page(question, true) },
        ...inDatabases((database) => database.commander(question)),
      ],
      naive: (naive: NaiveContestant) => naive.commander(question),
    })),
    {
      name: 'card page',
      runners: [
        { name: UNCACHED, run: () => engine.cardPage(card) },
        ...inDatabases((database) => database.card({ card })),
      ],
      naive: (naive) => naive.card({ card }),
    },
    {
      name: 'recommendations (the others: only what the commander’s decks play most)',
      runners: [
        { name: UNCACHED, run: () => engine.advise(largest, unfinished) },
        ...inDatabases((database) => database.advise(largest, unfinished)),
      ],
      naive: (naive) => naive.advise(largest, unfinished),
    },
  ];
}

/** Engine and databases take turns; the naive program runs afterwards, alone. */
async function raceAll(data: DataSet): Promise<Row[]> {
  const all = entries(data);
  const rows: Row[] = [];
  for (const { name, runners } of all) rows.push({ name, timings: await race(runners, RACE) });
  const naive = data.makeNaive();
  for (const [at, entry] of all.entries()) {
    const own = await race([{ name: 'naive', run: () => entry.naive(naive) }], NAIVE_RACE);
    for (const [name, timing] of own) rows[at]?.timings.set(name, timing);
  }
  return rows;
}

async function lines(data: DataSet, compared: number): Promise<string[]> {
  const rows = await raceAll(data);
  const databases = requestedDatabases(data).map(({ name }) => name);
  const contestants = ['engine', UNCACHED, 'naive', ...databases];
  const costs = [
    ['engine', data.costs.engine] as const,
    ['naive', data.costs.naive] as const,
    ...data.databases.map((database) => [database.name, database] as const),
  ];
  const of = (row: Row, name: string, key: 'median' | 'fastest') =>
    row.timings.get(name)?.[key] ?? Number.NaN;
  const cell = (row: Row, name: string) =>
    row.timings.has(name)
      ? `${milliseconds(of(row, name, 'median'))} (${milliseconds(of(row, name, 'fastest'))})`
      : '–';
  const ratio = (row: Row, name: string, some: readonly string[]) =>
    times(Math.min(...some.map((database) => of(row, database, 'median'))) / of(row, name, 'median'));
  const pages = rows.filter((row) => row.timings.has('page'));
  return [
    `${data.databases.map(({ description }) => description).join(', ')}.`,
    `${data.entries.toLocaleString('en')} deck entries; ${percent(data.shares.undated)} of the decks have no date or one that a card contradicts, ${percent(data.shares.leftOut)} are not counted for their newest card. Before the race ${compared.toLocaleString('en')} numbers were compared (decks, eligible decks, synergy, lift, averages by type; intervals and tests are the engine's alone): all contestants agree.`,
    '“Nothing cached”: the numbers of the other commanders’ decks are counted again too; otherwise the engine caches them after the first page.',
    '',
    '“DuckDB” has its default settings; “tuned” counts groups in an array (`perfect_ht_threshold = 16`). Each cell: median (fastest run). The ratios are of medians, the best database against the engine, in brackets without the tuned one.',
    '',
    ...table(
      ['question', ...contestants, 'best database ÷ engine', '÷ engine, nothing cached'],
      rows.map((row) => [
        row.name,
        ...contestants.map((name) => cell(row, name)),
        ...['engine', UNCACHED].map(
          (name) =>
            `${ratio(row, name, databases)} (${ratio(
              row,
              name,
              databases.filter((database) => database !== TUNED),
            )})`,
        ),
      ]),
    ),
    '',
    'The whole page (the numbers above, averages, curve, sections, ranks, similar commanders) from the engine:',
    '',
    ...table(
      ['page', 'median', '95 %', 'nothing cached'],
      pages.map((row) => [
        row.name,
        cell(row, 'page'),
        milliseconds(row.timings.get('page')?.p95),
        cell(row, UNCACHED_PAGE),
      ]),
    ),
    '',
    ...table(
      ['', ...costs.map(([name]) => name)],
      [
        ['build, load and index', ...costs.map(([, { buildMs }]) => milliseconds(buildMs))],
        ['memory, for PostgreSQL disk', ...costs.map(([, { bytes }]) => megabytes(bytes))],
        ['opening what was built', milliseconds(data.loadMs), ...costs.slice(1).map(() => '–')],
      ],
    ),
  ];
}

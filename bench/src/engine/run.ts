import { agreeOnCard, agreeOnCommander, agreeOnCounts } from '../agree.ts';
import { megabytes, milliseconds, type Section, table, times } from '../report.ts';
import { race, type Timing } from '../timing.ts';
import { type DataSet, makeDataSet } from './data-set.ts';
import { commanderQuestions, filterCards } from './questions.ts';

const CONTESTANTS = ['engine', 'engine, nothing kept', 'naive', 'DuckDB', 'PostgreSQL'] as const;
const DATABASES = ['DuckDB', 'PostgreSQL'];

type Row = { name: string; timings: Map<string, Timing> };

/** Loads one size into every contestant, checks that all give the same numbers, then races them. */
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

/** Every question asked of all four; throws at the first number that differs. */
async function compareAll(data: DataSet): Promise<number> {
  const others = [
    ['naive', data.naive],
    ['DuckDB', data.duck],
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

/** A creature that many decks of the largest commander hold. */
function pageCard(data: DataSet): number {
  const [first] = commanderQuestions(data);
  return (first && filterCards(data, first.question)[0]) ?? 0;
}

async function raceAll(data: DataSet): Promise<Row[]> {
  const rows: Row[] = [];
  const { engine, naive, duck, postgres, largest } = data;
  rows.push({
    name: 'bare count of the commander’s cards',
    timings: await race([
      { name: 'engine, nothing kept', run: () => engine.count(largest) },
      { name: 'naive', run: () => naive.count(largest) },
      { name: 'DuckDB', run: () => duck.count(largest) },
      { name: 'PostgreSQL', run: () => postgres.count(largest) },
    ]),
  });
  for (const { name, question } of commanderQuestions(data)) {
    rows.push({
      name,
      timings: await race([
        { name: 'engine', run: () => engine.numbers(question, false) },
        { name: 'engine, nothing kept', run: () => engine.numbers(question, true) },
        { name: 'page', run: () => engine.page(question, false) },
        { name: 'page, nothing kept', run: () => engine.page(question, true) },
        { name: 'naive', run: () => naive.commander(question) },
        { name: 'DuckDB', run: () => duck.commander(question) },
        { name: 'PostgreSQL', run: () => postgres.commander(question) },
      ]),
    });
  }
  const card = pageCard(data);
  rows.push({
    name: 'card page',
    timings: await race([
      { name: 'engine, nothing kept', run: () => engine.cardPage(card) },
      { name: 'naive', run: () => naive.card({ card }) },
      { name: 'DuckDB', run: () => duck.card({ card }) },
      { name: 'PostgreSQL', run: () => postgres.card({ card }) },
    ]),
  });
  return rows;
}

async function lines(data: DataSet, compared: number): Promise<string[]> {
  const rows = await raceAll(data);
  const median = (row: Row, name: string) => row.timings.get(name)?.median;
  const best = (row: Row) =>
    Math.min(...DATABASES.map((name) => median(row, name) ?? Number.POSITIVE_INFINITY));
  const ratio = (row: Row, name: string) => times(best(row) / (median(row, name) ?? Number.NaN));
  const pages = rows.filter((row) => row.timings.has('page'));
  return [
    `DuckDB ${data.versions.duck} (in memory, sorted by commander), PostgreSQL ${data.versions.postgres} (sorted by commander, covering indexes).`,
    `${data.entries.toLocaleString('en')} deck entries. Before the race ${compared.toLocaleString('en')} numbers were compared: engine, naive, DuckDB and PostgreSQL agree.`,
    '“Nothing kept”: the numbers of the other commanders’ decks are counted again too; otherwise the engine keeps them after the first page.',
    '',
    ...table(
      ['question', ...CONTESTANTS, 'best database ÷ engine', '÷ engine, nothing kept'],
      rows.map((row) => [
        row.name,
        ...CONTESTANTS.map((name) => milliseconds(median(row, name))),
        ratio(row, 'engine'),
        ratio(row, 'engine, nothing kept'),
      ]),
    ),
    '',
    'The whole page (the numbers above, averages, curve, sections, ranks, similar commanders) from the engine:',
    '',
    ...table(
      ['page', 'median', '95 %', 'nothing kept'],
      pages.map((row) => [
        row.name,
        milliseconds(median(row, 'page')),
        milliseconds(row.timings.get('page')?.p95),
        milliseconds(median(row, 'page, nothing kept')),
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

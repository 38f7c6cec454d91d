import {
  buildCardColumns,
  type CardColumns,
  type Played,
  parseQuery,
  runQuery,
} from '../../../packages/card-query/src/index.ts';
import { currentSnapshotId, readSnapshot } from '../../../packages/snapshot/src/index.ts';
import { madeSample } from '../../../tooling/lib/made-once.mjs';
import { NotPossible } from '../on-demand.ts';
import { milliseconds, type Section, table } from '../report.ts';
import { sized } from '../size.ts';
import { computeTiming } from '../timing.ts';

const ROUNDS = sized(15, 1);
const MAX_MS = 20;

/** One of each kind of condition, alone and combined; a name for the in: of a generated commander. */
const QUERIES = [
  'sol ring',
  'the',
  '"of the"',
  '!"Sol Ring"',
  'c:rg',
  'c=wu',
  'c>=3',
  'id:esper',
  'id<=bg',
  'c:colorless',
  't:elf',
  't:legendary t:creature',
  '-t:creature',
  'o:"draw a card"',
  'o:"sacrifice ~"',
  'o:e',
  'fo:flying',
  'o:a o:b o:c o:d',
  'o:"enters the battlefield" or o:"dies"',
  '-o:a',
  'm:2ww',
  'm={1}{g}',
  'mv<=2',
  'mv:odd',
  'pow>=8',
  'pow>tou',
  'loy=3',
  'r:mythic',
  'usd<1',
  'eur>20',
  'year>=2024',
  'date<1996-01-01',
  'f:commander',
  'banned:commander',
  'is:commander',
  'is:fetchland or is:shockland',
  'is:historic not:commander t:artifact',
  'inclusion>=10',
  'in:x lift>2',
  'in:x synergy>=20 -t:land',
  't:dragon order:usd',
  'order:name',
  'is:commander order:commander',
  'order:released direction:asc',
  '(t:elf or t:goblin or o:elf) c:g mv<4 usd<5 order:mv',
];

/** Time of one query over all cards of the current snapshot of a data folder, by default the sample, from text to sorted positions. */
export async function runQueries(given: string | undefined): Promise<Section> {
  const dataDir = given ?? (await madeSample());
  const snapshotId = currentSnapshotId(dataDir);
  if (snapshotId === null) throw new NotPossible(`the folder of --data-dir has no snapshot: ${given}`);
  const { cards } = await readSnapshot(dataDir, snapshotId);
  const started = performance.now();
  const decks = cards.map((_, index) => cards.length - index);
  const columns = build(cards, decks);
  const builtMs = performance.now() - started;
  const played = madeUp(cards.length);
  const results = QUERIES.map((query) => measure(query, columns, played));
  const medians = results.map(({ median }) => median);
  const worst = results.reduce((slowest, result) => (result.median > slowest.median ? result : slowest));
  const over = results.filter(({ median }) => median > MAX_MS).length;
  return {
    id: given === undefined ? 'queries' : 'queries-real',
    title: `Card queries (${given === undefined ? 'sample' : 'real cards'})`,
    lines: [
      `${cards.length.toLocaleString('en')} cards, columns built in ${milliseconds(builtMs)}; ${QUERIES.length} queries, ${ROUNDS} rounds each, processor time.`,
      `Median of the medians ${milliseconds(computeTiming(medians).median)}; slowest ${milliseconds(worst.median)} (\`${worst.query}\`); over ${MAX_MS} ms: ${over}.`,
      '',
      ...table(
        ['query', 'cards', 'median', 'slowest round'],
        [...results]
          .sort((a, b) => b.median - a.median)
          .slice(0, 12)
          .map(({ query, found, median, slowest }) => [
            `\`${query}\``,
            `${found}`,
            milliseconds(median),
            milliseconds(slowest),
          ]),
      ),
    ],
  };
}

type Result = { query: string; found: number; median: number; slowest: number };

function measure(query: string, columns: CardColumns, played: Played): Result {
  const commanders = new Map([['x', played]]);
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMs();
    found = runQuery(parseQuery(query), columns, commanders).cards.length;
    times.push(cpuMs() - before);
  }
  return { query, found, median: computeTiming(times).median, slowest: Math.max(...times) };
}

function build(cards: Parameters<typeof buildCardColumns>[0], decks: readonly number[]): CardColumns {
  const potential = decks.map(() => cards.length);
  const steps = buildCardColumns(cards, { decks, potential, asCommander: decks, records: null });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** CPU time of this thread, independent of other load on the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A commander that plays every third card. */
function madeUp(size: number): Played {
  const numbers = (of: (index: number) => number) =>
    Float64Array.from({ length: size }, (_, index) => of(index));
  return {
    name: 'x',
    decks: numbers((index) => (index % 3 === 0 ? 1 + (index % 90) : 0)),
    potential: numbers(() => 100),
    effective: numbers(() => 90),
    synergy: numbers((index) => ((index % 100) - 50) / 50),
    lift: numbers((index) => ((index % 100) - 50) / 50),
    records: null,
  };
}

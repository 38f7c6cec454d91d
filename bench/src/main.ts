import { parseArgs } from 'node:util';
import { runApi } from './api/run.ts';
import { runEngine } from './engine/run.ts';
import { runInteractions } from './interactions/run.ts';
import { runLighthouse } from './lighthouse/run.ts';
import { runNames } from './names/run.ts';
import { NotPossible } from './on-demand.ts';
import { runPages } from './pages/run.ts';
import { runQueries } from './queries/run.ts';
import { publish, publishStatus, type Section } from './report.ts';
import { runScale } from './scale/run.ts';
import { closeSharedSite } from './site/sample-site.ts';
import { IS_TOY, sized } from './size.ts';
import { runTraffic } from './traffic/run.ts';
import { runWeight } from './weight/run.ts';

const HELP = `npm run bench -- [--full] [--only PART,PART] [--data-dir DIR] [--pages NAME,NAME] [--toy] [--status]

--full      also the parts that take long
--only      these parts alone
--data-dir  queries, interactions and lighthouse over the snapshot of this data folder instead of the sample
--pages     lighthouse on these kinds of page alone, as npm run screens names them, written as a part of its own
--toy       every part at its smallest size, to show that it works; writes nothing
--status    measures nothing; writes at the head of docs/BENCHMARKS.md which parts measure what has changed since`;

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    'data-dir': { type: 'string' },
    pages: { type: 'string' },
    toy: { type: 'boolean', default: false },
    status: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Everything that can be measured, in order; `full` parts only with --full, --toy or by name. */
const PARTS: readonly { id: string; full?: true; run: () => Promise<Section> }[] = [
  { id: 'engine-10k', run: () => runEngine(sized(10_000, 600), sized(4_000, 300), 'engine-10k') },
  { id: 'engine-40k', run: () => runEngine(40_000, 16_000, 'engine-40k') },
  { id: 'engine-100k', run: () => runEngine(100_000, 40_000, 'engine-100k') },
  { id: 'engine-1m', full: true, run: () => runEngine(1_000_000, 40_000, 'engine-1m') },
  { id: 'pages', run: runPages },
  { id: 'api', run: runApi },
  { id: 'weight', run: runWeight },
  { id: 'traffic', run: runTraffic },
  { id: 'scale', full: true, run: runScale },
  { id: 'names', run: runNames },
  { id: 'queries', run: () => runQueries(values['data-dir']) },
  { id: 'interactions', full: true, run: () => runInteractions(values['data-dir']) },
  { id: 'lighthouse', full: true, run: () => runLighthouse(values['data-dir'], values.pages?.split(',')) },
];

/** In a toy run they would do what engine-10k does. */
const LARGER = ['engine-40k', 'engine-100k', 'engine-1m'];

const names = values.only?.split(',');
const unknown = names?.filter((id) => !PARTS.some((part) => part.id === id)) ?? [];

if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no part named ${unknown.join(', ')}.`);
  console.log(`${HELP}\n\nParts: ${PARTS.map((part) => part.id).join(', ')}`);
  process.exitCode = values.help ? 0 : 1;
} else if (values.status) publishStatus();
else await measureAll(PARTS.filter(isWanted));

function isWanted({ id, full }: (typeof PARTS)[number]): boolean {
  if (names) return names.includes(id);
  return IS_TOY ? !LARGER.includes(id) : values.full || !full;
}

/** One after the other. What this machine cannot measure, and what failed in a part, is named at the end, with the reason. */
async function measureAll(parts: typeof PARTS): Promise<void> {
  const done: string[] = [];
  const missing: string[] = [];
  const failed: string[] = [];
  try {
    for (const { id, run } of parts) {
      const started = performance.now();
      try {
        const section = await run();
        publish(section);
        failed.push(...(section.failures ?? []).map((failure) => `${id}: ${failure}`));
        done.push(`${id} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
      } catch (error) {
        if (!(error instanceof NotPossible)) throw error;
        missing.push(`${id}: ${error.message}`);
      }
    }
  } finally {
    await closeSharedSite();
  }
  console.log(`\nMeasured: ${done.join(', ') || 'nothing'}.`);
  for (const reason of missing) console.log(`Not possible here: ${reason}.`);
  for (const failure of failed) console.log(`Failed: ${failure}`);
  if (failed.length > 0 || (missing.length > 0 && !IS_TOY)) process.exitCode = 1;
}

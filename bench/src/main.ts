import { parseArgs } from 'node:util';
import { runAdvice } from './advice/run.ts';
import { runApi } from './api/run.ts';
import { runEngine } from './engine/run.ts';
import { runFiles } from './files/run.ts';
import { runAds } from './lighthouse/ads.ts';
import { runClipboard } from './lighthouse/clipboard.ts';
import { runLighthouse } from './lighthouse/run.ts';
import { runLive } from './live/run.ts';
import { runNames } from './names/run.ts';
import { runPages } from './pages/run.ts';
import { runQueries } from './queries/run.ts';
import { publish, type Section } from './report.ts';
import { runScale } from './scale/run.ts';
import { runLargeSwap } from './traffic/large-swap.ts';
import { runTraffic } from './traffic/run.ts';
import { runWeight } from './weight/run.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string' },
    'data-dir': { type: 'string' },
    'corpus-dir': { type: 'string' },
    pages: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Everything that can be measured, in order; `full` parts only with --full or by name. */
const PARTS: readonly { id: string; full?: true; run: () => Promise<Section> }[] = [
  { id: 'engine-10k', run: () => runEngine(10_000, 4_000, 'engine-10k') },
  { id: 'engine-40k', run: () => runEngine(40_000, 16_000, 'engine-40k') },
  { id: 'engine-100k', run: () => runEngine(100_000, 40_000, 'engine-100k') },
  { id: 'engine-1m', full: true, run: () => runEngine(1_000_000, 40_000, 'engine-1m') },
  { id: 'advice-100k', run: async () => runAdvice('advice-100k', 100_000, 40_000, values['corpus-dir']) },
  {
    id: 'advice-1m',
    full: true,
    run: async () => runAdvice('advice-1m', 1_000_000, 40_000, values['corpus-dir']),
  },
  {
    id: 'advice-5m',
    full: true,
    run: async () => runAdvice('advice-5m', 5_000_000, 200_000, values['corpus-dir']),
  },
  { id: 'files', run: runFiles },
  { id: 'pages', run: runPages },
  { id: 'api', run: runApi },
  { id: 'weight', run: runWeight },
  { id: 'traffic', run: runTraffic },
  { id: 'scale', full: true, run: runScale },
  { id: 'large-swap', full: true, run: runLargeSwap },
  { id: 'names', run: runNames },
  { id: 'queries', run: runQueries },
  { id: 'live', full: true, run: runLive },
  { id: 'clipboard', full: true, run: () => runClipboard(values['data-dir']) },
  { id: 'ads', full: true, run: () => runAds(values['data-dir']) },
  { id: 'lighthouse', full: true, run: () => runLighthouse(values['data-dir'], values.pages?.split(',')) },
];

const wanted = values.only?.split(',');
const unknown = wanted?.filter((id) => !PARTS.some((part) => part.id === id)) ?? [];

if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.log(`There is no part named ${unknown.join(', ')}.`);
  console.log(
    'npm run bench -- [--full] [--only PART,PART] [--data-dir DIR] [--corpus-dir DIR] [--pages NAME,NAME]   --full adds what takes long; --data-dir: lighthouse over real data; --corpus-dir: where the generated decks of advice are kept between runs; --pages: lighthouse on these kinds of page alone, as docs/screens names them, written as a part of its own',
  );
  console.log(`Parts: ${PARTS.map((part) => part.id).join(', ')}`);
  process.exitCode = values.help ? 0 : 1;
} else {
  for (const part of PARTS) {
    if (wanted ? wanted.includes(part.id) : values.full || !part.full) publish(await part.run());
  }
}

import { parseArgs } from 'node:util';
import { runEngine } from './engine/run.ts';
import { publish } from './report.ts';

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    only: { type: 'string', default: 'engine,names,files,pages' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log('npm run bench -- [--full] [--only engine,names,files,pages]   (--full adds a million decks)');
} else {
  const parts = new Set(values.only.split(','));
  if (parts.has('engine')) {
    publish(await runEngine(10_000, 4_000, 'engine-1'));
    publish(await runEngine(100_000, 40_000, 'engine-2'));
    if (values.full) publish(await runEngine(1_000_000, 40_000, 'engine-3'));
  }
}

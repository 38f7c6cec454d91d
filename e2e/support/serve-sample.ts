import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { runOnSample } from './run-site.ts';

/** Serves the built pages on the sample set, the way `npm start` does. */
if (!existsSync(resolve(import.meta.dirname, '../../apps/site/build/server/index.js')))
  throw new Error('The pages are not built. Run "npm run build" first.');
process.exitCode = await runOnSample('apps/site/server/main.ts');

import { runOnSample } from './run-site.ts';

/** Serves the pages from their sources: there stands the page of components, which the built site has not. */
process.exitCode = await runOnSample('apps/site/server/dev.ts', { NODE_ENV: 'development' });

import { runSiteProgram } from './run-site-program.ts';

// `deckwright backup`, for timers and containers.
await runSiteProgram('backup');

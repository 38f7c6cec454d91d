import { runSiteProgram } from './run-site-program.ts';

// `deckwright doctor`, for containers.
await runSiteProgram('doctor');

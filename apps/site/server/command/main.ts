import { runSiteProgram } from './run-site-program.ts';

// The commands of the site without the pipeline, for containers; `deckwright` has them as well.
await runSiteProgram();

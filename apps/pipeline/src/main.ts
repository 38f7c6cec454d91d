import { runProgram } from '@deckwright/command-line/run';
import { PIPELINE_COMMANDS } from './commands/index.ts';

// The pipeline without the site, for containers and timers of its own; `deckwright` has these commands as well.
await runProgram(PIPELINE_COMMANDS);

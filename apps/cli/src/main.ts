import { runProgram } from '@deckwright/command-line/run';
import { COMMANDS } from './commands.ts';

// `tooling/deckwright.mjs` starts this in the folder of the project and says in INIT_CWD where the caller is.
await runProgram(COMMANDS, process.env.INIT_CWD);

import { runProgram } from '@deckwright/command-line/run';
import { SITE_COMMANDS } from './index.ts';

/**
 * Runs a command of the site as this process.
 * @param words the command; what was typed names it if left out
 */
export async function runSiteProgram(...words: string[]): Promise<void> {
  await runProgram(SITE_COMMANDS, process.env.INIT_CWD, [...words, ...process.argv.slice(2)]);
}

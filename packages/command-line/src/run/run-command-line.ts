import { resolve } from 'node:path';
import { createSecretMask, readSecrets } from '@deckwright/domain';
import type { CommandContext, CommandTable } from '../command.ts';
import { errorMessage } from '../error-message.ts';
import { readCommandLine } from './read-command-line.ts';

/** What a command runs with; `dataDir` is the value of `--data-dir`, if given. */
export type Surroundings = Omit<CommandContext, 'dataDir'> & {
  /** The data folder without `--data-dir`. */
  defaultDataDir: string;
};

/**
 * Runs one command line and returns the exit code: 0 for done; 1 after a sentence on the error stream, for help that was
 * not asked for, and where a command found a problem.
 */
export async function runCommandLine(
  table: CommandTable,
  given: readonly string[],
  { defaultDataDir, ...rest }: Surroundings,
): Promise<number> {
  const { cwd, env } = rest;
  const mask = createSecretMask(readSecrets(env));
  // Messages of libraries may have passwords of addresses.
  const terminal = { ...rest.terminal, err: (text: string) => rest.terminal.err(mask(text)) };
  try {
    const call = await readCommandLine(table, given);
    if (call.kind === 'help') {
      // Without a word nothing was done, which a script should notice.
      const isRequested = given.some((arg) => ['--help', '-h', 'help'].includes(arg));
      (isRequested ? terminal.out : terminal.err)(call.text);
      return isRequested ? 0 : 1;
    }
    const dataDir = call.dataDir === undefined ? defaultDataDir : resolve(cwd, call.dataDir);
    const code = await call.definition.run({ ...rest, terminal, dataDir }, call.values, call.args);
    return code ?? 0;
  } catch (error) {
    terminal.err(`${errorMessage(error)}\n`);
    if (env.DEBUG && error instanceof Error) terminal.err(`${error.stack}\n`);
    return 1;
  }
}

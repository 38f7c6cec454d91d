import { type CommandContext, ProgressBar } from '@deckwright/command-line';
import { runCommandLine } from '@deckwright/command-line/run';
import { PIPELINE_COMMANDS } from '../commands/index.ts';

export type Run = { code: number; out: string; err: string };

/** Runs a command line in this process on the given data folder, without bulk data after publishing. */
export async function deckwright(dataDir: string, ...args: string[]): Promise<Run> {
  return deckwrightWith({ BULK_DATA: '0' }, dataDir, ...args);
}

/** Runs a command line in this process on the given data folder, with environment variables. */
export async function deckwrightWith(
  env: CommandContext['env'],
  dataDir: string,
  ...args: string[]
): Promise<Run> {
  return deckwrightAt(() => new Date(), env, dataDir, ...args);
}

/** As `deckwrightWith`, by another clock. */
export async function deckwrightAt(
  now: CommandContext['now'],
  env: CommandContext['env'],
  dataDir: string,
  ...args: string[]
): Promise<Run> {
  let out = '';
  let err = '';
  const code = await runCommandLine(PIPELINE_COMMANDS, args, {
    defaultDataDir: dataDir,
    terminal: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      progress: new ProgressBar({ write: () => {} }),
    },
    cwd: dataDir,
    env,
    now,
  });
  return { code, out, err };
}

import type { CommandContext } from '../cli/command.ts';
import { runCli } from '../cli/run-cli.ts';
import { ProgressBar } from '../cli/terminal.ts';
import { COMMANDS } from '../commands/index.ts';

export type Run = { code: number; out: string; err: string };

/** Runs a command line in this process on the given data folder. */
export async function deckwright(dataDir: string, ...args: string[]): Promise<Run> {
  return deckwrightWith({}, dataDir, ...args);
}

/** The same, with environment variables. */
export async function deckwrightWith(
  env: CommandContext['env'],
  dataDir: string,
  ...args: string[]
): Promise<Run> {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    commands: COMMANDS,
    streams: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    },
    contextOf: () => ({
      dataDir,
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
      now: () => new Date(),
    }),
    debug: false,
  });
  return { code, out, err };
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandContext } from './cli/command.ts';
import { runCli } from './cli/run-cli.ts';
import { ProgressBar } from './cli/terminal.ts';
import { COMMANDS } from './commands/index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { DATA_DIR, DEBUG } = process.env;
const progress = new ProgressBar(process.stderr);

// A reader that closes the pipe early ("status | head") is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const streams = {
  out: (text: string): void => void process.stdout.write(text),
  err: (text: string): void => {
    progress.clear();
    process.stderr.write(text);
  },
};

process.exitCode = await runCli(process.argv.slice(2), {
  commands: COMMANDS,
  streams,
  contextOf: (dataDir): CommandContext => ({
    // A relative DATA_DIR means the same folder to the site and to the pipeline, wherever they are started.
    dataDir: dataDir === undefined ? resolve(ROOT, DATA_DIR || 'var') : resolve(dataDir),
    terminal: { ...streams, progress },
    cwd: process.cwd(),
    env: process.env,
    now: () => new Date(),
  }),
  debug: Boolean(DEBUG),
});

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CommandTable } from '../command.ts';
import { ProgressBar } from '../terminal.ts';
import { runCommandLine } from './run-command-line.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Runs the command line of this process to its end.
 * @param cwd folder against which file arguments are resolved
 * @param args the words after the program
 */
export async function runProgram(
  table: CommandTable,
  cwd: string = process.cwd(),
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  const progress = new ProgressBar(process.stderr);
  // A reader that closes the pipe early ("status | head") is not an error.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  process.exitCode = await runCommandLine(table, args, {
    // A relative DATA_DIR means the same folder to the site and to the pipeline, wherever they are started.
    defaultDataDir: resolve(ROOT, process.env.DATA_DIR?.trim() || 'var'),
    terminal: {
      out: (text) => void process.stdout.write(text),
      err: (text) => {
        progress.clear();
        process.stderr.write(text);
      },
      progress,
    },
    cwd,
    env: process.env,
    now: () => new Date(),
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export type Ended = { code: number | null; signal: NodeJS.Signals | null; out: string; err: string };

/** Starts the command line in a separate process. */
export function startDeckwright(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...TEST_PROCESS_ENV, ...env },
  });
}

/** Waits for the process to end and returns its output. */
export async function ended(child: ChildProcess): Promise<Ended> {
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, out, err };
}

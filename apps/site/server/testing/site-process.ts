import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';

const SERVER = join(import.meta.dirname, '..');

export type SiteProcess = {
  /** Address without a trailing slash, once ready. */
  ready: Promise<string>;
  /** Exit code; null after a signal. */
  exit: Promise<number | null>;
  stdout: () => string;
  stderr: () => string;
  signal: (name: NodeJS.Signals) => void;
  pid: number;
};

/** Starts the site, or another script of the server, as a separate process; PORT=0 takes any free port. */
export function startSiteProcess(env: Record<string, string>, script = 'main.ts'): SiteProcess {
  const own = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1' };
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(SERVER, script)],
    { env: { ...TEST_PROCESS_ENV, ...own, ...env } },
  );
  let [stdout, stderr] = ['', ''];
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
      const address = /Deckwright (?:is ready|listens) at ([^\s"]+)/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void exit.then((code) =>
      reject(new Error(`The site ended with ${code} before it was ready:\n${stderr}`)),
    );
  });
  ready.catch(() => {
    // A caller that only awaits the exit is not notified here.
  });
  return {
    ready,
    exit,
    stdout: () => stdout,
    stderr: () => stderr,
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
  };
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SITE = fileURLToPath(new URL('../..', import.meta.url));

export type SiteProcess = {
  /** Address without a last slash, once ready. */
  ready: Promise<string>;
  /** Exit code; null after a signal. */
  exit: Promise<number | null>;
  stdout: () => string;
  stderr: () => string;
  signal: (name: NodeJS.Signals) => void;
  pid: number;
};

/** Builds the pages where they are missing; takes some seconds. */
export function ensurePagesBuilt(): void {
  if (existsSync(join(SITE, 'build', 'server', 'index.js'))) return;
  const tool = join(
    dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json')),
    'bin.cjs',
  );
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stderr } = spawnSync(process.execPath, [tool, 'build'], {
    cwd: SITE,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The pages could not be built:\n${stderr}`);
}

/** Starts the site, or another script of the server, as a process of its own; PORT=0 takes any free port. */
export function startSiteProcess(env: Record<string, string>, script = 'main.ts'): SiteProcess {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(SITE, 'server', script)],
    { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env } },
  );
  let [stdout, stderr] = ['', ''];
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      stdout += chunk;
      const address = /Deckwright is ready at (\S+)/.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void exit.then((code) =>
      reject(new Error(`The site ended with ${code} before it was ready:\n${stderr}`)),
    );
  });
  ready.catch(() => {
    // Who waits for the exit alone is told nothing here.
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

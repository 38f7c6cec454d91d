import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataDirPrefix } from './outbox.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Builds the sample snapshot in a new data folder and runs a script of the site on it; cleans up when stopped. */
export async function runOnSample(script: string, env: Record<string, string> = {}): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), dataDirPrefix(process.env.PORT ?? '')));
  try {
    const built = await finished(run(['apps/pipeline/src/main.ts', 'build', '--sample'], dataDir, env));
    if (built !== 0) return built;
    const site = run([script], dataDir, env);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
    return await finished(site);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts a program of the project on a data folder. */
export function run(args: string[], dataDir: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      OPERATOR_EMAIL: 'operator@example.org',
      TCGPLAYER_SALE: '10 % 2026-02-27 to 2026-03-01',
      ...env,
    },
    stdio: 'inherit',
  });
}

/** The exit code, once it has ended. */
export async function finished(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Builds the sample snapshot in a new data folder and serves it, the way `npm start` does; cleans up when stopped. */
async function main(): Promise<number> {
  if (!existsSync(join(ROOT, 'apps/site/build/server/index.js')))
    throw new Error('The pages are not built. Run "npm run build" first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-e2e-'));
  try {
    const built = await finished(run(['apps/pipeline/src/main.ts', 'build', '--sample'], dataDir));
    if (built !== 0) return built;
    const site = run(['apps/site/server/main.ts'], dataDir);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.kill('SIGTERM'));
    return await finished(site);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function run(args: string[], dataDir: string): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1' },
    stdio: 'inherit',
  });
}

async function finished(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

process.exitCode = await main();

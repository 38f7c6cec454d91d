import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { madeDatabase, madeSample } from '../../tooling/lib/made-once.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const BUILT = 'apps/site/server/main.ts';

/** Settings of every site of the journeys, and of its pipeline. */
const SETTINGS = {
  // As set by `npm start`: React renders without the checks of its development build.
  NODE_ENV: 'production',
  LOG_FORMAT: 'text',
  // Other work on the machine makes the site late, which is no reason to refuse the only visitor a file.
  LOAD_SHEDDING: 'off',
  HOST: '127.0.0.1',
  OPERATOR_EMAIL: 'operator@example.org',
  CHANNEL_VIDEO: 'https://video.example.org/',
  CHANNEL_PODCAST: 'https://podcast.example.org/',
  CHANNEL_PATRON: 'https://patron.example.org/',
  TCGPLAYER_SALE: '10 % 2026-02-27 to 2026-03-01',
};

export type RunningSite = {
  /** Without a trailing slash. */
  address: string;
  pid: number;
  /** Stops it and removes its data folder. */
  close: () => Promise<void>;
};

type SiteOptions = { dataDir: string; env?: Record<string, string>; script?: string };

/** A new data folder with the sample and a database that has every migration and no row. */
export async function sampleFolder(prefix = 'deckwright-site-'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  for (const made of [await madeSample(), await madeDatabase()]) cpSync(made, dataDir, { recursive: true });
  return dataDir;
}

/** Starts a site on a data folder, on any free port unless PORT names one; resolves once it serves. */
export async function startSite({ dataDir, env = {}, script = BUILT }: SiteOptions): Promise<RunningSite> {
  const site = run([script], dataDir, { PORT: '0', ...env }, 'pipe');
  const ended = finished(site);
  const close = async () => {
    site.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await readyAddress(site, ended), pid: site.pid ?? 0, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Runs a program of the project on a data folder to its end. */
export async function runToEnd(args: string[], dataDir: string): Promise<void> {
  if ((await finished(run(args, dataDir, {}, 'inherit'))) !== 0) throw new Error(`${args.join(' ')} failed.`);
}

function run(
  args: string[],
  dataDir: string,
  env: Record<string, string>,
  stdout: 'pipe' | 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', stdout, 'inherit'],
  });
}

/** Reads the site's output until it names its address; later output is dropped. */
async function readyAddress(site: ChildProcess, ended: Promise<number>): Promise<string> {
  if (!site.stdout) throw new Error('The output of the site is not read.');
  const lines = createInterface({ input: site.stdout });
  const ready = new Promise<string>((report) => {
    lines.on('line', (line) => {
      const [, address] = /^Deckwright is ready at (\S+)/.exec(line) ?? [];
      if (address) report(address);
    });
  });
  const failed = ended.then((code) => {
    throw new Error(`The site ended with ${code} before it was ready; the reason stands above.`);
  });
  return Promise.race([ready, failed]);
}

/** The exit code, once it has ended. */
async function finished(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMiniMirror } from '../../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { startUpstream, type UpstreamServer } from '../../packages/sources/src/testing/upstream-server.ts';
import { finished, run } from './run-site.ts';

/** Where the second file of the download lies upstream. */
export const PRINTINGS = '/bulk/default-cards-20240401090000.json';

/** A site of its own on the sample, and the services it would fetch from, all on this machine. */
export type OwnSite = {
  address: string;
  port: number;
  upstream: UpstreamServer;
  /** Ends the process that fetches, at once. */
  killRun: () => void;
  /** What is served: whether the sample, and how many cards. */
  served: () => Promise<{ sample: boolean; cards: number }>;
  close: () => Promise<void>;
};

/** A data folder with the sample and an empty database, to be copied for each site. */
export async function makeTemplate(): Promise<{ path: string; remove: () => void }> {
  const path = mkdtempSync(join(tmpdir(), 'deckwright-template-'));
  for (const args of [
    ['apps/pipeline/src/main.ts', 'build', '--sample'],
    ['packages/database/src/prepare.ts', path],
  ])
    if ((await finished(run(args, path, {}))) !== 0) throw new Error(`${args[0]} failed`);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a site on a copy of the template; no service sends anything until asked. */
export async function startOwnSite(template: string): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-own-'));
  const mirror = join(folder, 'mirror');
  writeMiniMirror(mirror);
  const upstream = await startUpstream(filesBelow(mirror));
  const dataDir = join(folder, 'data');
  cpSync(template, dataDir, { recursive: true });
  const port = await freePort();
  const { scryfall, mtgjson, spellbook } = upstream.addresses;
  const settings = { SCRYFALL_URL: scryfall, MTGJSON_URL: mtgjson, SPELLBOOK_URL: spellbook };
  const site = run(['apps/site/server/main.ts'], dataDir, { ...settings, PORT: `${port}` });
  const address = `http://localhost:${port}`;
  const served = async () => (await (await fetch(`${address}/healthz`)).json()).snapshot;
  await until(async () => (await served()).sample === true);
  return {
    address,
    port,
    upstream,
    killRun: () => process.kill(Number(childrenOf(site.pid ?? 0).find((pid) => pid > 0)), 'SIGKILL'),
    served,
    close: async () => {
      const ended = finished(site);
      site.kill('SIGTERM');
      await ended;
      await upstream.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return execFileSync('pgrep', ['-P', `${pid}`], { encoding: 'utf8' })
    .split('\n')
    .map(Number);
}

function filesBelow(folder: string): Map<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Asks ten times a second, for a minute at most. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await holds().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not come up within a minute.');
}

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeMiniMirror } from '../../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { startUpstream, type UpstreamServer } from '../../packages/sources/src/testing/upstream-server.ts';
import { sampleFolder, startSite } from './run-site.ts';

/** Upstream address of the second file of the download. */
export const PRINTINGS = '/bulk/default-cards-20240401090000.json';

/** A separate site on the sample, and the services it would fetch from, all on this machine. */
export type OwnSite = {
  address: string;
  port: number;
  upstream: UpstreamServer;
  /** Kills the fetching process. */
  killRun: () => void;
  /** What is served: whether it is the sample, and the number of cards. */
  served: () => Promise<{ sample: boolean; cards: number }>;
  close: () => Promise<void>;
};

/** Starts a site on the sample; no service sends anything until asked. */
export async function startOwnSite(): Promise<OwnSite> {
  const mirror = mkdtempSync(join(tmpdir(), 'deckwright-mirror-'));
  writeMiniMirror(mirror);
  const upstream = await startUpstream(filesBelow(mirror));
  rmSync(mirror, { recursive: true });
  const { scryfall, mtgjson, spellbook } = upstream.addresses;
  const env = { SCRYFALL_URL: scryfall, MTGJSON_URL: mtgjson, SPELLBOOK_URL: spellbook };
  const site = await startSite({ dataDir: await sampleFolder(), env });
  return {
    address: site.address,
    port: Number(new URL(site.address).port),
    upstream,
    killRun: () => process.kill(Number(getChildren(site.pid).find((pid) => pid > 0)), 'SIGKILL'),
    served: async () => (await (await fetch(`${site.address}/healthz`)).json()).snapshot,
    close: async () => {
      await site.close();
      await upstream.close();
    },
  };
}

function getChildren(pid: number): number[] {
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

// The whole way of a vote: the API of a running site, its file in the lake, the next snapshot, the page.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeMiniMirror } from '../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import {
  ensurePagesBuilt,
  type SiteProcess,
  startSiteProcess,
} from '../apps/site/server/testing/site-process.ts';
import { type Database, openDatabase } from '../packages/database/src/index.ts';
import { startPostgres } from './lib/postgres.mjs';

const PIPELINE = fileURLToPath(new URL('../apps/pipeline/src/main.ts', import.meta.url));

const NAME = `deckwright_salt_${process.pid}`;

let maintenance: Database;
let server: { url: string; stop: () => Promise<void> };
beforeAll(async () => {
  ensurePagesBuilt();
  const url = process.env.TEST_DATABASE_URL;
  server = url ? { url, stop: async () => undefined } : await startPostgres();
  maintenance = await openDatabase({ dataDir: '', databaseUrl: server.url });
  await maintenance.orm.execute(`CREATE DATABASE ${NAME}`);
});
/** Ends the sites, also of a test that failed. */
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});
afterAll(async () => {
  await maintenance.orm.execute(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
  await maintenance.close();
  await server.stop();
});

function ownDatabase(): string {
  const url = new URL(server.url);
  url.pathname = `/${NAME}`;
  return url.href;
}

/** A folder with a catalogue and an imported score, and a site that serves what is built of them. */
async function openBench(databaseUrl: string | null) {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-salt-vote-'));
  const env = { DATA_DIR: join(folder, 'var'), ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const pipeline = async (...args: string[]): Promise<string> => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PIPELINE, ...args], {
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    const [code] = await once(child, 'close');
    expect(code, said).toBe(0);
    return said;
  };
  const mirror = join(folder, 'mirror');
  writeMiniMirror(mirror);
  await pipeline('ingest', '--from', mirror);
  const imported = join(folder, 'salt.csv');
  writeFileSync(imported, 'name,score,votes\nTrinket 02,1,300\n');
  await pipeline('ingest', 'salt', imported);
  await pipeline('build');
  const site: SiteProcess = startSiteProcess(env);
  closers.push(async () => {
    site.signal('SIGTERM');
    await site.exit;
    rmSync(folder, { recursive: true, force: true });
  });
  return { pipeline, address: await site.ready };
}

describe.each(['pglite', 'postgres'] as const)('votes on a site on %s', (kind) => {
  it('stand in the next snapshot as the mean that they make with the imported score', async () => {
    const { pipeline, address } = await openBench(kind === 'postgres' ? ownDatabase() : null);
    const call = async (method: string, path: string, device?: string, body?: object) => {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { accept: 'application/json', ...(device ? { 'salt-device': device } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(answer.status, path).toBe(200);
      return answer.json();
    };
    const salt = async (slug: string) => {
      const { salt: score, salt_votes: votes } = await call('GET', `/data/cards/${slug}`);
      return { score, votes };
    };
    const voters: string[] = [];
    for (const scores of [
      [3, 4],
      [0, 4],
      [4, 4],
    ]) {
      const { device } = await call('POST', '/api/salt/device');
      voters.push(device);
      await call('PUT', '/api/salt/votes/trinket-01', device, { score: scores[0] });
      await call('PUT', '/api/salt/votes/trinket-02', device, { score: 0 });
      await call('PUT', '/api/salt/votes/trinket-02', device, { score: scores[1] });
      await call('PUT', '/api/salt/votes/trinket-03', device, { score: 2 });
      await call('DELETE', '/api/salt/votes/trinket-03', device);
    }
    expect(await salt('trinket-01')).toEqual({ score: null, votes: 0 });
    const status = kind === 'postgres' ? null : /^Salt votes: 6 votes on 2 cards, as of /m;
    // The site writes its file some seconds after the last vote.
    if (status)
      await vi.waitFor(async () => expect(await pipeline('status')).toMatch(status), {
        timeout: 60_000,
        interval: 500,
      });
    const built = await pipeline('build');
    expect(built).toContain('  6 salt votes on 2 cards\n');
    expect(built).toContain('  1 card with an imported salt score\n');
    expect(await pipeline('status')).toMatch(/^Salt votes: 6 votes on 2 cards, as of /m);
    // (3 + 0 + 4) / 3, told in hundredths
    await vi.waitFor(async () => expect(await salt('trinket-01')).toEqual({ score: 2.33, votes: 3 }), {
      timeout: 60_000,
      interval: 300,
    });
    // 300 imported votes count as 20, less one for each of three own: (17 · 1 + 3 · 4) / 20.
    expect(await salt('trinket-02')).toEqual({ score: 1.45, votes: 303 });
    expect(await salt('trinket-03')).toEqual({ score: null, votes: 0 });
    expect(await pipeline('build')).toContain('(unchanged)');
    const [first] = voters;
    const { votes } = await call('GET', '/api/salt/votes', first);
    expect(votes).toMatchObject([
      { name: 'Trinket 02', score: 4 },
      { name: 'Trinket 01', score: 3 },
    ]);
  });
});

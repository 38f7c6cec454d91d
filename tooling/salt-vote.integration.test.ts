// The whole way of a vote: the API of a running site, its file in the lake, the next snapshot, the page.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeMiniMirror } from '../apps/pipeline/src/testing/mini-mirror.fixture.ts';
import { ended, startDeckwright } from '../apps/pipeline/src/testing/process.fixture.ts';
import { startSiteProcess } from '../apps/site/server/testing/site-process.ts';
import { ensurePagesBuilt } from './testing/made-on-demand.ts';
import { createTestDatabases, KINDS } from './testing/test-databases.ts';

const databases = createTestDatabases();
const folder = mkdtempSync(join(tmpdir(), 'deckwright-salt-vote-'));
/** With a catalog and an imported score, and the snapshot built from them. */
const template = join(folder, 'var');

async function run(args: string[], env: Record<string, string>): Promise<string> {
  const { code, out, err } = await ended(startDeckwright(args, env));
  expect(code, out + err).toBe(0);
  return out + err;
}

beforeAll(async () => {
  await ensurePagesBuilt();
  const [mirror, imported] = [join(folder, 'mirror'), join(folder, 'salt.csv')];
  writeMiniMirror(mirror);
  writeFileSync(imported, 'name,score,votes\nTrinket 02,1,300\n');
  const env = { DATA_DIR: template };
  await run(['ingest', '--from', mirror], env);
  await run(['ingest', 'salt', imported], env);
  await run(['build'], env);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Closes the sites, also after a failed test. */
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A site that serves the snapshot, and a pipeline on the same folder. */
async function openBench(kind: (typeof KINDS)[number]) {
  const { dataDir, databaseUrl } = await databases.prepare(kind);
  cpSync(template, dataDir, { recursive: true });
  const env = {
    DATA_DIR: dataDir,
    // So that each voter can have another network.
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const site = startSiteProcess(env);
  closers.push(async () => {
    site.signal('SIGTERM');
    await site.exit;
  });
  return { pipeline: (...args: string[]) => run(args, env), address: await site.ready };
}

describe.each(KINDS)('votes on a site on %s', (kind) => {
  it('are in the next snapshot as the mean combined with the imported score', async () => {
    const { pipeline, address } = await openBench(kind);
    const voters: string[] = [];
    const call = async (method: string, path: string, device?: string, body?: object) => {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'x-forwarded-for': `203.0.${device ? voters.indexOf(device) : 99}.1`,
          ...(device ? { 'salt-device': device } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      expect(answer.status, path).toBe(200);
      return answer.json();
    };
    const salt = async (slug: string) => {
      const { salt: score, salt_votes: votes } = await call('GET', `/data/cards/${slug}`);
      return { score, votes };
    };
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
        interval: 2_000,
      });
    const built = await pipeline('build');
    expect(built).toContain('  6 salt votes on 2 cards\n');
    expect(built).toContain('  1 card with an imported salt score\n');
    expect(await pipeline('status')).toMatch(/^Salt votes: 6 votes on 2 cards, as of /m);
    // (3 + 0 + 4) / 3, shown in hundredths.
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

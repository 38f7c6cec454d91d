import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pointToSnapshot, snapshotIds, verifySnapshot, writeSnapshot } from '../index.ts';
import { sampleContent } from '../sample-content.fixture.ts';
import { fetchSnapshot } from './fetch-snapshot.ts';
import { folderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { readPublication } from './pointer.ts';
import { publishToStore, storedIds } from './publish-to-store.ts';
import { s3Store } from './s3-store.ts';
import { type S3TestServer, startS3Server } from './testing/s3-server.ts';

const LOCK_TIMES = { staleMs: 120_000, holdMs: 60_000, pollMs: 20, settleMs: 500 };
const PATIENCE = { idleMs: 2000, attempts: 1 };
const NOW = new Date('2026-11-25T12:00:00.000Z');

let root: string;
let pipeline: string;
let site: string;
let server: S3TestServer;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-store-'));
  [pipeline, site] = [join(root, 'pipeline'), join(root, 'site')];
  for (const name of ['pipeline', 'site', 'share']) mkdirSync(join(root, name));
  server = await startS3Server();
});
afterEach(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const bucket = (changes: Partial<S3TestServer['settings']> = {}) =>
  s3Store({ ...server.settings, prefix: 'made/here', ...changes }, PATIENCE);

const STORES: [string, () => ObjectStore][] = [
  ['a folder', () => folderStore(join(root, 'share'))],
  ['a bucket', () => bucket()],
  [
    'a bucket without conditional writes',
    () => {
      server.setConditions(false);
      return bucket();
    },
  ],
];

/** A snapshot whose engine has this many bytes more than the others; everything else is the same. */
async function write(extra: number, dataDir = pipeline): Promise<string> {
  const engine = new Uint8Array(1000 + extra).fill(7);
  return (await writeSnapshot(dataDir, sampleContent({ engine }), NOW.toISOString())).id;
}

async function publish(
  store: ObjectStore,
  id: string,
  more: { withdrawOthers?: boolean; lockTimes?: typeof LOCK_TIMES } = {},
) {
  const base = await readPublication(store);
  return publishToStore({
    ...{ store, dataDir: pipeline, id, base, now: NOW, lockTimes: LOCK_TIMES },
    ...more,
  });
}

const fetchHere = (store: ObjectStore, id: string) =>
  fetchSnapshot({ store, dataDir: site, id, resume: true });

describe.each(STORES)('a store in %s', (_, open) => {
  it('gives a site the same bytes, and only those it does not have', async () => {
    const store = open();
    expect(await readPublication(store)).toBeNull();
    const [first, second] = [await write(0), await write(1)];
    expect(await publish(store, first)).toMatchObject({ publication: 1, removed: [], warning: null });
    expect((await readPublication(store))?.pointer).toMatchObject({ id: first, earlier: [], withdrawn: [] });
    const { reused } = await fetchHere(store, first);
    expect(reused).toBe(0);
    const manifest = await verifySnapshot(site, first);
    expect(manifest).toEqual(await verifySnapshot(pipeline, first));
    await publish(store, second);
    // Only the engine differs: 1,001 bytes.
    expect((await fetchHere(store, second)).downloaded).toBe(1001);
    await verifySnapshot(site, second);
    expect(await fetchHere(store, second)).toEqual({ downloaded: 0, reused: 0 });
  });

  it('publishes a snapshot again that says something else of its sources, and replaces the copy of a site', async () => {
    const store = open();
    const [first, second] = [await write(0), await write(1)];
    await publish(store, first);
    await publish(store, second);
    await fetchHere(store, second);
    const content = sampleContent({
      engine: new Uint8Array(1001).fill(7),
      provenance: [{ source: 'new name', rights: 'own', decks: 2 }],
    });
    expect((await writeSnapshot(pipeline, content, NOW.toISOString())).id).toBe(second);
    expect(await publish(store, second)).toMatchObject({ publication: 3 });
    const { pointer } = (await readPublication(store)) ?? {};
    expect(pointer).toMatchObject({ id: second, earlier: [first] });
    const { details } = pointer ?? {};
    const { downloaded } = await fetchSnapshot({ store, dataDir: site, id: second, details, resume: true });
    // The lines of decks are the same, and copied from the snapshot that is replaced.
    expect(downloaded).toBe(0);
    expect((await verifySnapshot(site, second)).provenance[0]?.source).toBe('new name');
    expect(await publish(store, second)).toMatchObject({ publication: 3, uploaded: 0 });
  });

  it('takes one of two publications at the same moment, and refuses the other', async () => {
    const store = open();
    const [first, second, third] = [await write(0), await write(1), await write(2)];
    await publish(store, first);
    const results = await Promise.allSettled([publish(store, second), publish(store, third)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/changed while this ran: .* published [0-9a-f]{16} at/);
    const won = results[0]?.status === 'fulfilled' ? second : third;
    expect((await readPublication(store))?.pointer).toMatchObject({
      publication: 2,
      id: won,
      earlier: [first],
    });
    expect(await store.readText('lock')).toBeNull();
  });

  it('refuses a publication whose work began before the last one', async () => {
    const store = open();
    const [first, second] = [await write(0), await write(1)];
    await publish(store, second);
    const late = publishToStore({
      store,
      dataDir: pipeline,
      id: first,
      base: null,
      now: NOW,
      lockTimes: LOCK_TIMES,
    });
    await expect(late).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await readPublication(store))?.pointer.id).toBe(second);
  });

  it('goes back, and keeps as many snapshots as a data folder', async () => {
    const store = open();
    const ids: string[] = [];
    for (const extra of [0, 1, 2, 3, 4]) {
      ids.push(await write(extra));
      await publish(store, ids.at(-1) ?? '');
    }
    // The published one, two before it, and the three newest: these are the same three.
    expect(await storedIds(store)).toEqual(ids.slice(2).sort());
    await publish(store, ids[3] ?? '');
    expect((await readPublication(store))?.pointer).toMatchObject({ id: ids[3], earlier: ids.slice(0, 3) });
  });

  it('deletes all others when data was removed on request', async () => {
    const store = open();
    const [first, second] = [await write(0), await write(1)];
    await publish(store, first);
    await publish(store, second, { withdrawOthers: true });
    expect(await storedIds(store)).toEqual([second]);
    expect((await readPublication(store))?.pointer).toMatchObject({ earlier: [], withdrawn: [first] });
    await expect(publish(store, first)).rejects.toThrow(/removed on request/);
  });

  it('takes over the lock of a killed run', async () => {
    const store = open();
    await store.writeText('lock', '{"host":"killed"}', null);
    const id = await write(0);
    const lockTimes = { ...LOCK_TIMES, staleMs: 100 };
    expect(await publish(store, id, { lockTimes })).toMatchObject({ publication: 1 });
  });

  it('serves nothing that is incomplete, and is repaired by publishing again', async () => {
    const store = open();
    const id = await write(0);
    await publish(store, id);
    await store.remove(`snapshots/${id}/cards.jsonl`);
    await expect(fetchHere(store, id)).rejects.toThrow(/cards\.jsonl .* is missing/);
    expect(snapshotIds(site)).toEqual([]);
    expect(await publish(store, id)).toMatchObject({ publication: 1 });
    await fetchHere(store, id);
    await verifySnapshot(site, id);
  });
});

describe('a damaged folder', () => {
  it.each(['longer', 'shorter', 'other'])('is refused and repaired where a file is %s', async (how) => {
    const store = folderStore(join(root, 'share'));
    const id = await write(0);
    await publish(store, id);
    const path = join(root, 'share', 'snapshots', id, 'engine.bin');
    if (how === 'shorter') truncateSync(path, 500);
    else writeFileSync(path, new Uint8Array(how === 'longer' ? 1001 : 1000));
    await expect(fetchHere(store, id)).rejects.toThrow(/engine\.bin .* (?:ends after 500 of 1000|checksum)/);
    expect(existsSync(join(site, 'snapshots', id))).toBe(false);
    await publish(store, id);
    await fetchHere(store, id);
    await verifySnapshot(site, id);
  });

  it('is not made where its mount is missing', async () => {
    const store = folderStore(join(root, 'away', 'share'));
    await expect(readPublication(store)).rejects.toMatchObject({ code: 'not-found' });
    expect(existsSync(join(root, 'away'))).toBe(false);
  });
});

describe('a bucket', () => {
  it('continues a download that broke', async () => {
    const id = await write(999_000);
    await publish(bucket(), id);
    server.disturb((method, key) =>
      method === 'GET' && key.endsWith('engine.bin') ? { cutAfter: 600_000 } : null,
    );
    await expect(fetchHere(bucket(), id)).rejects.toMatchObject({ code: 'unavailable' });
    server.disturb(() => null);
    const { size } = readPart(id);
    expect(size).toBeGreaterThan(0);
    const before = server.sent();
    await fetchHere(bucket(), id);
    expect(server.sent() - before).toBeLessThan(1_000_000);
    await verifySnapshot(site, id);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong-secret' }, /SignatureDoesNotMatch.*Check AWS_ACCESS_KEY_ID/],
    ['an unknown key', { accessKeyId: 'AKIDOTHER' }, /InvalidAccessKeyId.*Check AWS_ACCESS_KEY_ID/],
  ])('says what to do about %s, and no secret', async (_, wrong, message) => {
    const credentials = { ...server.settings.credentials, ...wrong };
    const error = await readPublication(bucket({ credentials })).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'permission-denied', message: expect.stringMatching(message) });
    expect(String(error)).not.toMatch(/secret-|-secret|wrong-secret/);
  });

  it('says what to do if it does not exist, refuses, is busy or away', async () => {
    await expect(readPublication(bucket({ bucket: 'none' }))).rejects.toThrow(/no bucket none/);
    await expect(readPublication(bucket({ region: 'us-east-1' }))).rejects.toThrow(/set AWS_REGION/);
    server.disturb(() => ({ status: 403 }));
    await expect(readPublication(bucket())).rejects.toThrow(/AccessDenied.*Allow this key/);
    server.disturb(() => ({ status: 503 }));
    await expect(readPublication(bucket())).rejects.toThrow(/503 SlowDown.*Try again later/);
    await server.stop();
    await expect(readPublication(bucket())).rejects.toThrow(/does not answer at .*ECONNREFUSED/);
  });

  it('is asked only whether it changed once its state is known', async () => {
    const id = await write(0);
    await publish(bucket(), id);
    const found = await readPublication(bucket());
    const before = server.sent();
    expect(await readPublication(bucket(), found?.tag ?? '')).toBe('unchanged');
    expect(server.sent()).toBe(before);
  });
});

function readPart(id: string): { size: number } {
  const part = join(site, 'snapshots', `.tmp-fetch-${id}`, 'engine.bin.part');
  return { size: readFileSync(part).length };
}

it('another snapshot stays the current one of a data folder while one is fetched', async () => {
  const store = folderStore(join(root, 'share'));
  const [first, second] = [await write(0, site), await write(1)];
  pointToSnapshot(site, first);
  await publish(store, second);
  await fetchHere(store, second);
  expect(readFileSync(join(site, 'snapshots', 'current'), 'utf8')).toBe(`${first}\n`);
});

import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { BulkAnswer, ProblemDetails } from '@deckwright/contract/schemas';
import { bulkPath, writeBulk } from '@deckwright/snapshot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';

const CSV = Buffer.from('0123456789');
/** Larger than what is compressed when it is sent. */
const META = Buffer.from(`{"columns":"${'x'.repeat(5000)}"}`);

let tiny: TinySnapshot;
let app: App;
let id: string;
beforeAll(async () => {
  tiny = await openTiny();
  const { snapshot, dataDir } = tiny;
  id = snapshot.manifest.id;
  app = createApp({
    acquire: () => ({ snapshot, release: () => {} }),
    settings: readSettings({}),
    bulkFrom: dataDir,
  });
}, 60_000);
afterAll(() => tiny.close());
beforeEach(() =>
  rmSync(dirname(bulkPath(tiny.dataDir, id, { name: '-' })), { recursive: true, force: true }),
);

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

function write(csv = CSV) {
  const { manifest, corpus } = tiny.snapshot;
  return writeBulk(tiny.dataDir, id, async (folder) => {
    const files = [
      { name: 'cards.csv.gz', table: 'cards', format: 'csv' as const, content: csv },
      { name: 'cards.meta.json', table: 'cards', format: 'meta' as const, content: META },
    ];
    for (const { name, content } of files) writeFileSync(join(folder, name), content);
    return {
      snapshot: id,
      generatedAt: '2024-04-02T00:00:00.000Z',
      asOf: manifest.asOf,
      sample: false,
      decks: manifest.counts.decks,
      corpus,
      sources: manifest.provenance,
      license: 'CC0-1.0',
      tables: [{ name: 'cards', rows: 18 }],
      files: files.map(({ content, ...file }) => ({
        ...file,
        bytes: content.length,
        sha256: sha256(content),
      })),
    };
  });
}

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  app.request(path, { method, headers });

async function index() {
  return BulkAnswer.strict().parse(await (await ask('/api/v1/bulk')).json()).data;
}

describe('GET /api/v1/bulk', () => {
  it('says what to do where there are no files', async () => {
    const { edition, files, message } = await index();
    expect({ edition, files }).toEqual({ edition: null, files: [] });
    expect(message).toContain('ask for the resources one by one');
    const refused = await ask('/api/v1/bulk/latest/cards.csv.gz');
    expect(refused.status).toBe(404);
    expect(ProblemDetails.parse(await refused.json()).detail).toContain('ask for the resources one by one');
  });

  it('lists the files with length and checksum as soon as they are written, and those that replace them', async () => {
    await index();
    const { edition } = await write();
    const listed = await index();
    expect(listed).toMatchObject({
      edition,
      license: 'CC0-1.0',
      message: null,
      tables: [{ name: 'cards', row: 'card', rows: 18 }],
    });
    expect(listed.files[0]).toEqual({
      name: 'cards.csv.gz',
      table: 'cards',
      format: 'csv',
      media_type: 'application/gzip',
      url: `/api/v1/bulk/${edition}/cards.csv.gz`,
      bytes: 10,
      sha256: sha256(CSV),
    });
    const old = listed.files[0]?.url ?? '';
    await write(Buffer.from('abc'));
    // Caches may keep the address for a year, so that other bytes need another one.
    expect((await index()).files[0]?.url).not.toBe(old);
    expect((await ask(old)).status).toBe(404);
  });

  it('refuses an unknown parameter', async () => {
    expect((await ask('/api/v1/bulk?limit=3')).status).toBe(400);
  });
});

describe('GET /api/v1/bulk/{edition}/{file}', () => {
  it('answers the stored bytes, to be kept for a year, or asked for again as latest', async () => {
    const { edition } = await write();
    const answer = await ask(`/api/v1/bulk/${edition}/cards.csv.gz`, { 'accept-encoding': 'gzip, br' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': '10',
      'content-disposition': 'attachment; filename="deckwright-2024-03-30-cards.csv.gz"',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      etag: `"${sha256(CSV)}"`,
      'ratelimit-policy': '"requests";q=1200;w=60',
    });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(CSV);
    const latest = await ask('/api/v1/bulk/latest/cards.csv.gz');
    expect(latest.headers.get('cache-control')).toBe('public, no-cache');
    expect(await latest.text()).toBe('0123456789');
    // Text would be compressed on its way, and its length be another one.
    const meta = await ask('/api/v1/bulk/latest/cards.meta.json', { 'accept-encoding': 'gzip, br' });
    expect(meta.headers.get('content-encoding')).toBeNull();
    expect(meta.headers.get('content-length')).toBe(`${META.length}`);
    expect(Buffer.from(await meta.arrayBuffer())).toEqual(META);
  });

  it('answers HEAD and an unchanged file without a body', async () => {
    await write();
    const head = await ask('/api/v1/bulk/latest/cards.csv.gz', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('10');
    expect(await head.text()).toBe('');
    const etag = head.headers.get('etag') ?? '';
    expect((await ask('/api/v1/bulk/latest/cards.csv.gz', { 'if-none-match': etag })).status).toBe(304);
  });

  it('answers a part, and the whole where a part cannot be given', async () => {
    const { edition } = await write();
    const path = `/api/v1/bulk/${edition}/cards.csv.gz`;
    const etag = `"${sha256(CSV)}"`;
    for (const [range, body, index] of [
      ['bytes=0-3', '0123', 'bytes 0-3/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=5-99', '56789', 'bytes 5-9/10'],
      ['bytes=-99', '0123456789', 'bytes 0-9/10'],
    ] as const) {
      const part = await ask(path, { range, 'if-range': etag });
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range'), range).toBe(index);
      expect(part.headers.get('content-length'), range).toBe(`${body.length}`);
      expect(await part.text(), range).toBe(body);
    }
    for (const range of ['bytes=3-1', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b'])
      expect((await ask(path, { range })).status, range).toBe(200);
    // Another version of the file: its parts do not fit.
    expect((await ask(path, { range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
    for (const range of ['bytes=10-', 'bytes=-0']) {
      const beyond = await ask(path, { range });
      expect(beyond.status, range).toBe(416);
      expect(beyond.headers.get('content-range'), range).toBe('bytes */10');
    }
  });

  it('answers nothing but the files of an edition', async () => {
    const { edition } = await write();
    for (const path of [
      `${edition}/index.json`,
      `${edition}/..%2Fmanifest.json`,
      `${edition}/%2e%2e%2fengine.bin`,
      `${id}/cards.csv.gz`,
      `0123456789abcdef-0123456789ab/cards.csv.gz`,
      `..%2f..%2f${id}/cards.csv.gz`,
    ])
      expect((await ask(`/api/v1/bulk/${path}`)).status, path).toBe(404);
    expect((await ask(`/api/v1/bulk/${edition}/cards.csv.gz`, {}, 'DELETE')).status).toBe(405);
  });

  it('answers 404 for a file that was removed or damaged after it was listed', async () => {
    await write();
    const path = bulkPath(tiny.dataDir, id, { name: 'cards.csv.gz' });
    writeFileSync(path, 'short');
    expect((await ask('/api/v1/bulk/latest/cards.csv.gz')).status).toBe(404);
    rmSync(path);
    expect((await ask('/api/v1/bulk/latest/cards.csv.gz')).status).toBe(404);
  });
});

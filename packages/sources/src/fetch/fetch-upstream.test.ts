import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalog } from '../catalog/read-catalog.ts';
import { cardRecord, printingRecord, rulingRecord } from '../testing/mirror.ts';
import { tempDir } from '../testing/temp-dir.ts';
import { startUpstream, type UpstreamServer } from '../testing/upstream-server.ts';
import { type DownloadSize, fetchUpstream } from './fetch-upstream.ts';

/** Long enough to break in the middle. */
const CARDS = Buffer.from(
  JSON.stringify(Array.from({ length: 400 }, (_, index) => cardRecord(`Card ${index}`))),
);
const CARDS_PATH = '/bulk/oracle-cards-20240401090000.json';
const RULINGS = '/bulk/rulings-20240401090000.json';
const VARIANTS = '/combos/variants.json.gz';
const IDENTIFIERS = '/v5/AllIdentifiers.json.gz';

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const META = { date: '2024-04-01', version: '5.2.2' };
const DECK = { code: 'TST', fileName: 'FirstSteps_TST', name: 'First Steps', releaseDate: '2020-01-01' };

const MIRROR = new Map<string, Buffer>([
  ['scryfall/oracle-cards.json', CARDS],
  ['scryfall/default-cards.json', json([printingRecord('Card 1', 'print-1')])],
  ['scryfall/oracle-tags.json', json([])],
  ['scryfall/rulings.json', json([rulingRecord('Card 1')])],
  [
    'scryfall/sets.json',
    json({ data: [{ code: 'tst', name: 'Test Set', set_type: 'core', released_at: '2020-05-01' }] }),
  ],
  ['mtgjson/AllIdentifiers.json.gz', gzipSync(JSON.stringify({ meta: META, data: {} }))],
  ['mtgjson/AllPricesToday.json.gz', gzipSync(JSON.stringify({ meta: META, data: {} }))],
  [
    'mtgjson/DeckList.json',
    json({
      meta: META,
      data: [
        { ...DECK, type: 'Commander Deck' },
        { ...DECK, fileName: 'Other_TST', type: 'Theme Deck' },
      ],
    }),
  ],
  [
    'mtgjson/decks/FirstSteps_TST.json',
    json({
      meta: META,
      data: {
        ...DECK,
        type: 'Commander Deck',
        commander: [{ name: 'Card 1', count: 1 }],
        mainBoard: [{ name: 'Card 2', count: 1 }],
      },
    }),
  ],
  ['spellbook/variants.json.gz', gzipSync(JSON.stringify({ variants: [] }))],
]);

const QUICK = { answerMs: 400, silenceMs: 400, pauseMs: 1, maxPauseMs: 4, tries: 3 };

let server: UpstreamServer;
let folder: string;
beforeEach(async () => {
  server = await startUpstream(MIRROR);
  folder = await tempDir({});
});
afterEach(() => server.close());

async function run(manners: Partial<typeof QUICK> = {}) {
  const sizes: DownloadSize[] = [];
  const shares: number[] = [];
  const pauses: number[] = [];
  const { warnings } = await fetchUpstream({
    folder,
    addresses: server.addresses,
    manners: { ...QUICK, ...manners },
    onSize: (size) => sizes.push(size),
    onProgress: ({ bytes, total }) => shares.push(bytes / total),
    onPause: ({ milliseconds }) => pauses.push(milliseconds),
  });
  return { size: sizes[0], shares, pauses, warnings };
}

const getRequests = (path: string) =>
  server.seen.filter((seen) => seen.path === path && seen.method === 'GET');
const toText = (path: string) => readFileSync(join(folder, path));

describe('fetching the upstream files', () => {
  it('makes a folder that is read as a mirror', async () => {
    const { warnings } = await run();
    expect(warnings).toEqual([]);
    const catalog = await readCatalog({ dir: folder });
    expect(catalog.cards).toHaveLength(400);
    expect(catalog.precons.map(({ name }) => name)).toEqual(['First Steps']);
    expect(catalog.rulings.map(({ key }) => key)).toEqual(['oracle-of-Card 1']);
    expect(catalog.date).toBe('2024-04-01');
    expect(catalog.reports.flatMap((report) => report.warnings)).toEqual([]);
    expect(readdirSync(join(folder, 'mtgjson', 'decks'))).toEqual(['FirstSteps_TST.json']);
  });

  it('states the size before the first large file and counts up to all of it', async () => {
    const { size, shares } = await run();
    const stems = ['default-cards', 'oracle-tags', 'rulings'];
    const large = stems.map((stem) => `/bulk/${stem}-20240401090000.json`);
    const bytes = [CARDS_PATH, ...large, IDENTIFIERS, '/v5/AllPricesToday.json.gz', VARIANTS]
      .map((path) => server.files.get(path)?.length ?? Number.NaN)
      .reduce((sum, length) => sum + length, 0);
    // One deck file is announced as 40,000 bytes.
    expect(size).toMatchObject({ bytes: bytes + 40_000, hereBytes: 0 });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('identifies itself and what is requested', async () => {
    await run();
    for (const { headers } of server.seen) {
      expect(headers['user-agent']).toMatch(/^Deckwright\/\d/);
      expect(headers.accept).toContain('application/json');
    }
  });

  it('fetches what has changed, and nothing else again', async () => {
    await run();
    const before = server.seen.length;
    expect((await run()).size).toMatchObject({ hereBytes: expect.any(Number) });
    const large = server.seen
      .slice(before)
      .filter(({ method, path }) => method === 'GET' && /bulk\/|\.gz$/.test(path));
    expect(large).toEqual([]);
    server.files.set(VARIANTS, gzipSync(JSON.stringify({ variants: [], version: '2' })));
    await run();
    expect(getRequests(VARIANTS)).toHaveLength(2);
    expect(getRequests(CARDS_PATH)).toHaveLength(1);
    expect(toText('spellbook/variants.json.gz')).toEqual(server.files.get(VARIANTS));
  });
});

describe('a broken connection', () => {
  it('is resumed where it broke, however often', async () => {
    server.troubles.set(
      CARDS_PATH,
      Array.from({ length: 6 }, () => ({ breakAfter: 5000 })),
    );
    await run();
    const [first, ...later] = getRequests(CARDS_PATH).map(({ headers }) => headers.range);
    expect(first).toBeUndefined();
    // Each break leaves 5,000 bytes more: what arrived is kept, however late the file was opened.
    const begins = later.map((range) => Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1]));
    expect(begins).toEqual([5000, 10_000, 15_000, 20_000, 25_000, 30_000]);
    expect(toText('scryfall/oracle-cards.json')).toEqual(CARDS);
  });

  it('leaves a part that the next run resumes, and says what is here', async () => {
    server.troubles.set(CARDS_PATH, [
      { breakAfter: 9000 },
      { status: 500 },
      { status: 500 },
      { status: 500 },
    ]);
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    expect(toText('scryfall/oracle-cards.json.part')).toHaveLength(9000);
    expect((await run()).size?.hereBytes).toBe(9000);
    expect(getRequests(CARDS_PATH).at(-1)).toMatchObject({ status: 206, headers: { range: 'bytes=9000-' } });
    expect(toText('scryfall/oracle-cards.json')).toEqual(CARDS);
  });

  it('starts over if the file has changed meanwhile', async () => {
    server.troubles.set(CARDS_PATH, [
      { breakAfter: 9000 },
      { status: 500 },
      { status: 500 },
      { status: 500 },
    ]);
    await expect(run()).rejects.toMatchObject({ code: 'unavailable' });
    const changed = json([cardRecord('Another', { oracle_text: 'x'.repeat(20_000) })]);
    server.files.set(CARDS_PATH, changed);
    await run();
    expect(toText('scryfall/oracle-cards.json')).toEqual(changed);
  });
});

describe('a service in trouble', () => {
  it('is given the time it asks for', async () => {
    server.troubles.set(CARDS_PATH, [{ status: 429, retryAfter: '0' }, { status: 503 }, { silent: true }]);
    const { pauses } = await run({ tries: 4 });
    // Nothing, then at most ten longest pauses (4 ms) for want of a time, then 1 ms × 2².
    expect(pauses).toEqual([0, 40, 4]);
    expect(toText('scryfall/oracle-cards.json')).toEqual(CARDS);
  });

  it('is given up in one sentence that names it', async () => {
    server.troubles.set(CARDS_PATH, [{ status: 429 }, { status: 429 }, { status: 429 }]);
    await expect(run()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^127\.0\.0\.1:\d+ asks to come back later for .*\. Try again later\.$/),
    });
  });

  it('may lack everything but the cards', async () => {
    server.files.delete(VARIANTS);
    server.files.delete('/v5/decks/FirstSteps_TST.json');
    const { warnings } = await run();
    expect(warnings).toEqual([
      expect.stringMatching(/variants\.json\.gz is not there at present$/),
      '1 preconstructed decks are not there at present',
    ]);
  });

  it('may lack the rulings, in its index or as a file', async () => {
    server.files.delete(RULINGS);
    const { warnings } = await run();
    expect(warnings).toEqual([
      expect.stringMatching(/rulings-20240401090000\.json is not there at present$/),
    ]);
    const index = JSON.parse(server.files.get('/api/bulk-data')?.toString() ?? '');
    const data = index.data.filter(({ type }: { type: string }) => type !== 'rulings');
    server.files.set('/api/bulk-data', json({ ...index, data }));
    expect((await run()).warnings).toEqual(['Scryfall offers no rulings file at present']);
    const catalog = await readCatalog({ dir: folder });
    expect(catalog).toMatchObject({ rulings: [], cards: { length: 400 } });
  });

  it('that does not exist at all is reported immediately', async () => {
    await server.close();
    await expect(run()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/cannot be reached \(ECONNREFUSED\): check the network/),
    });
    expect(existsSync(join(folder, 'scryfall', 'bulk-data.json'))).toBe(false);
  });

  it('cannot name a file outside of the folder', async () => {
    const entry = { ...DECK, fileName: '../../evil', type: 'Commander Deck' };
    server.files.set('/v5/DeckList.json', json({ meta: META, data: [entry] }));
    await run();
    expect(server.seen.filter(({ path }) => path.includes('evil'))).toEqual([]);
    expect(readdirSync(join(folder, 'mtgjson', 'decks'))).toEqual([]);
  });

  it('that changed its layout changes nothing here', async () => {
    server.files.set('/api/bulk-data', json({ error: 'gone' }));
    await expect(run()).rejects.toMatchObject({ code: 'data-loss' });
  });
});

describe('a checksum', () => {
  it('that is wrong once has the file fetched again', async () => {
    server.troubles.set(IDENTIFIERS, [{ damaged: true }]);
    await run();
    expect(toText('mtgjson/AllIdentifiers.json.gz')).toEqual(server.files.get(IDENTIFIERS));
  });

  it('that is wrong twice is an error, and the old file stays', async () => {
    await run();
    const old = toText('mtgjson/AllIdentifiers.json.gz');
    server.files.set(IDENTIFIERS, gzipSync(JSON.stringify({ meta: META, data: {}, more: 1 })));
    await expect(run()).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringContaining('twice with another checksum'),
    });
    expect(toText('mtgjson/AllIdentifiers.json.gz')).toEqual(old);
  });
});

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@deckwright/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataPaths } from './data-folder.ts';
import { SNAPSHOT_FILES, type SnapshotFile } from './manifest.ts';
import { currentSnapshotId, snapshotIds, verifySnapshot } from './read-manifest.ts';
import { readSnapshot } from './read-snapshot.ts';
import { sampleContent } from './sample-content.fixture.ts';
import { rewritten } from './testing/rewritten.ts';
import { pruneSnapshots, publishSnapshot, writeSnapshot } from './write-snapshot.ts';

const NOON = '2024-04-01T12:00:00.000Z';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-snapshot-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function written(): Promise<{ id: string; folder: string }> {
  const { id } = await writeSnapshot(dataDir, sampleContent(), NOON);
  return { id, folder: join(dataPaths(dataDir).snapshots, id) };
}

/** Expects both readers to refuse with `data-loss` and these words. */
async function expectRefused(id: string, words: RegExp): Promise<void> {
  for (const read of [readSnapshot, verifySnapshot]) {
    const error = await read(dataDir, id).then(
      () => null,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe('data-loss');
    expect((error as AppError).message).toMatch(words);
    expect((error as AppError).message).toContain(id);
  }
}

function editManifest(folder: string, edit: (manifest: Record<string, unknown>) => void): void {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  edit(manifest);
  writeFileSync(path, JSON.stringify(manifest));
}

/** Creates a snapshot with this content of a file and a matching manifest; returns its id. */
async function vouchedFor(name: SnapshotFile, content: string): Promise<string> {
  const { folder } = await written();
  const bytes = Buffer.from(content);
  writeFileSync(join(folder, name), bytes);
  const facts = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  return rewritten(dataDir, folder, (manifest) => ({
    ...manifest,
    files: { ...manifest.files, [name]: facts },
  }));
}

describe('readSnapshot', () => {
  it.each(['cards.jsonl', 'sets.json', 'themes.json', 'excluded-names.json'] as const)(
    'refuses %s that is not JSON although its manifest matches',
    async (name) => {
      const id = await vouchedFor(name, '[{');
      await expect(readSnapshot(dataDir, id)).rejects.toMatchObject({
        code: 'data-loss',
        message: expect.stringContaining(`${name} is no JSON`),
      });
    },
  );

  it.each([
    ['too few lines', '[]\n', /rulings\.jsonl has 1 records, its manifest says 3/],
    ['a line that is no JSON', '[]\n[{\n[]\n', /rulings\.jsonl is no JSON/],
    ['a ruling of another shape', '[]\n[{"date":1}]\n[]\n', /rulings\.jsonl has another shape/],
  ])('refuses rulings of %s although their manifest matches', async (_, content, words) => {
    const id = await vouchedFor('rulings.jsonl', content);
    await expect(readSnapshot(dataDir, id)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(words),
    });
  });

  it('reads a snapshot with tournament results, and one without', async () => {
    const { id } = await writeSnapshot(dataDir, { ...sampleContent(), results: undefined }, NOON);
    expect((await readSnapshot(dataDir, id)).results.byteLength).toBe(0);
    const { id: other } = await written();
    expect([...new Uint8Array((await readSnapshot(dataDir, other)).results)]).toEqual([7, 8, 9]);
  });

  it('refuses a manifest of its version that lacks the rulings', async () => {
    const { id, folder } = await written();
    editManifest(folder, ({ files }) => Reflect.deleteProperty(files as object, 'rulings.jsonl'));
    await expectRefused(id, /^[^✖\n]*manifest is damaged \([^✖\n]*not the files of this version[^✖\n]*$/);
  });

  it('returns what was written', async () => {
    const content = sampleContent();
    const { id } = await written();
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.engine).toBeInstanceOf(SharedArrayBuffer);
    expect([...new Uint8Array(snapshot.engine)]).toEqual([...content.engine]);
    expect(snapshot.cardModel).toBeInstanceOf(SharedArrayBuffer);
    expect([...new Uint8Array(snapshot.cardModel)]).toEqual([...content.cardModel]);
    expect(snapshot.cardDecks).toBeInstanceOf(SharedArrayBuffer);
    expect([...new Uint8Array(snapshot.cardDecks)]).toEqual([...(content.cardDecks ?? [])]);
    expect(snapshot.cards).toEqual(content.cards);
    expect([0, 1].map((deck) => snapshot.deckLinks.at(deck))).toEqual(content.deckLinks);
    expect([...snapshot.names]).toEqual([1, 2, 3, 4]);
    expect(snapshot.combos).toEqual(content.combos);
    expect(snapshot.precons).toEqual(content.precons);
    expect(snapshot.sets).toEqual(content.sets);
    expect(snapshot.manifest).toMatchObject({ id, generatedAt: NOON, asOf: '2024-03-30', sample: false });
    expect(snapshot.manifest.counts).toEqual({
      decks: 2,
      datedDecks: 1,
      cards: 3,
      commanders: 1,
      combos: 1,
      precons: 1,
      sets: 1,
      rulings: 2,
    });
    expect([0, 1, 2, 3].map((card) => snapshot.rulings.of(card))).toEqual([
      [],
      [],
      content.rulings[0]?.rulings,
      [],
    ]);
  });

  it('reads a snapshot without decks, dates and combos', async () => {
    const empty = {
      history: undefined,
      decks: 0,
      datedDecks: 0,
      commanders: 0,
      asOf: null,
      provenance: [],
      deckLinks: [],
      combos: [],
      precons: [],
      rulings: [],
    };
    const { id } = await writeSnapshot(dataDir, sampleContent(empty), NOON);
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.combos).toEqual([]);
    expect(snapshot.manifest.files['rulings.jsonl']?.bytes).toBe(0);
    expect(snapshot.rulings.of(0)).toEqual([]);
    expect(snapshot.manifest.asOf).toBeNull();
  });

  it.each(SNAPSHOT_FILES)('refuses a truncated %s', async (name) => {
    const { id, folder } = await written();
    const path = join(folder, name);
    truncateSync(path, readFileSync(path).length - 1);
    await expectRefused(id, /bytes, its manifest says/);
  });

  it.each(SNAPSHOT_FILES)('refuses %s with bytes appended', async (name) => {
    const { id, folder } = await written();
    appendFileSync(join(folder, name), '\n');
    await expectRefused(id, /bytes, its manifest says/);
  });

  it.each(SNAPSHOT_FILES)('refuses %s with any one bit flipped', async (name) => {
    const { id, folder } = await written();
    const path = join(folder, name);
    const sound = readFileSync(path);
    for (const position of [0, sound.length >> 1, sound.length - 1]) {
      const damaged = Buffer.from(sound);
      damaged[position] = (damaged[position] ?? 0) ^ 4;
      writeFileSync(path, damaged);
      await expectRefused(id, new RegExp(`checksum of ${name} is wrong`));
    }
  });

  it.each(SNAPSHOT_FILES)('refuses a snapshot that lacks %s', async (name) => {
    const { id, folder } = await written();
    rmSync(join(folder, name));
    await expectRefused(id, new RegExp(`${name} is missing`));
  });

  it('refuses a snapshot without a manifest', async () => {
    const { id, folder } = await written();
    rmSync(join(folder, 'manifest.json'));
    await expectRefused(id, /manifest.json is missing/);
  });

  it('refuses a truncated manifest', async () => {
    const { id, folder } = await written();
    truncateSync(join(folder, 'manifest.json'), 100);
    await expectRefused(id, /is no JSON/);
  });

  it('names both versions when the version is another', async () => {
    const { id, folder } = await written();
    editManifest(folder, (manifest) => Object.assign(manifest, { version: 1 }));
    await expect(readSnapshot(dataDir, id)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/format version 1, this program reads version 10 .* older Deckwright/),
    });
    editManifest(folder, (manifest) => Object.assign(manifest, { version: 11 }));
    await expect(readSnapshot(dataDir, id)).rejects.toMatchObject({
      message: expect.stringMatching(/format version 11, .* A newer Deckwright wrote it/),
    });
  });

  it('names both formats when the format is another', async () => {
    const { id, folder } = await written();
    editManifest(folder, (manifest) => Object.assign(manifest, { format: 'other' }));
    await expectRefused(id, /format is "other", this program reads "deckwright-snapshot"/);
  });

  it('refuses a manifest that lacks a field', async () => {
    const { id, folder } = await written();
    editManifest(folder, (manifest) => Reflect.deleteProperty(manifest, 'counts'));
    await expectRefused(id, /manifest is damaged[\s\S]*counts/);
  });

  it('refuses a manifest whose figures were changed', async () => {
    const { id, folder } = await written();
    editManifest(folder, (manifest) => Object.assign(manifest, { sample: true }));
    await expectRefused(id, /does not belong to this id/);
  });

  it('lists the existing snapshots if the id is unknown', async () => {
    const { id } = await written();
    await expect(readSnapshot(dataDir, '0123456789abcdef')).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining(id),
    });
  });

  it('refuses ids that lead out of the folder', async () => {
    await expect(readSnapshot(dataDir, '../../etc')).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('writeSnapshot', () => {
  it('gives the same content the same id, whenever it is written', async () => {
    const first = await writeSnapshot(dataDir, sampleContent(), NOON);
    const second = await writeSnapshot(dataDir, sampleContent(), '2025-01-01T00:00:00.000Z');
    expect(second).toEqual({ id: first.id, created: false });
    expect(snapshotIds(dataDir)).toEqual([first.id]);
  });

  it.each([
    { asOf: '2024-03-31' },
    { sample: true },
    { maxAgeDays: null },
    { deckLinks: [...sampleContent().deckLinks].map((link) => ({ ...link, statedDate: null })) },
    { engine: new Uint8Array([1]) },
  ])('gives other content another id (%o)', async (change) => {
    const first = await writeSnapshot(dataDir, sampleContent(), NOON);
    const second = await writeSnapshot(dataDir, sampleContent(change), NOON);
    expect(second.id).not.toBe(first.id);
  });

  it.each([
    ['rejected decks', { deckRejects: {} }],
    ['sources', { provenance: [{ source: 'renamed', rights: 'own' as const, decks: 2 }] }],
    [
      'addresses of lists',
      { deckLinks: [...sampleContent().deckLinks].map((link) => ({ ...link, url: null, sourceIds: ['x'] })) },
    ],
  ])('keeps the id for other %s, and replaces what it says of them', async (_, change) => {
    const first = await written();
    const before = await readSnapshot(dataDir, first.id);
    expect(await writeSnapshot(dataDir, sampleContent(change), NOON, { keepDetails: true })).toEqual({
      id: first.id,
      created: false,
    });
    expect(await readSnapshot(dataDir, first.id)).toEqual(before);
    const second = await writeSnapshot(dataDir, sampleContent(change), NOON);
    expect(second).toEqual({ id: first.id, created: true });
    const { manifest, deckLinks } = await readSnapshot(dataDir, second.id);
    expect(manifest.details).not.toBe(before.manifest.details);
    const { provenance, deckRejects, deckLinks: links } = sampleContent(change);
    expect(manifest).toMatchObject({ provenance, deckRejects });
    expect([...deckLinks]).toEqual([...links]);
    expect(snapshotIds(dataDir)).toEqual([first.id]);
    expect(await writeSnapshot(dataDir, sampleContent(change), NOON)).toEqual({ ...second, created: false });
  });

  it('replaces a damaged folder of the same id', async () => {
    const { id, folder } = await written();
    truncateSync(join(folder, 'engine.bin'), 10);
    expect(await writeSnapshot(dataDir, sampleContent(), NOON)).toEqual({ id, created: true });
    await expect(verifySnapshot(dataDir, id)).resolves.toMatchObject({ id });
  });
});

describe('publishSnapshot', () => {
  it('makes a valid snapshot current', async () => {
    expect(currentSnapshotId(dataDir)).toBeNull();
    const { id } = await written();
    expect(currentSnapshotId(dataDir)).toBeNull();
    await publishSnapshot(dataDir, id);
    expect(currentSnapshotId(dataDir)).toBe(id);
  });

  it('leaves the old one current if the new one is damaged', async () => {
    const old = await written();
    await publishSnapshot(dataDir, old.id);
    const next = await writeSnapshot(dataDir, sampleContent({ asOf: '2024-04-02' }), NOON);
    truncateSync(join(dataPaths(dataDir).snapshots, next.id, 'engine.bin'), 10);
    await expect(publishSnapshot(dataDir, next.id)).rejects.toMatchObject({ code: 'data-loss' });
    expect(currentSnapshotId(dataDir)).toBe(old.id);
  });

  it('refuses an invalid pointer', () => {
    const { currentSnapshot, snapshots } = dataPaths(dataDir);
    expect(existsSync(snapshots)).toBe(false);
    return written().then(() => {
      writeFileSync(currentSnapshot, 'nonsense');
      expect(() => currentSnapshotId(dataDir)).toThrow(/does not hold a snapshot id/);
    });
  });
});

describe('pruneSnapshots', () => {
  /** Writes one snapshot per day of May 2024, starting with day 1. */
  async function writeDays(days: number): Promise<string[]> {
    const ids: string[] = [];
    for (let day = 1; day <= days; day += 1) {
      const date = `2024-05-0${day}`;
      ids.push((await writeSnapshot(dataDir, sampleContent({ asOf: date }), `${date}T00:00:00.000Z`)).id);
    }
    return ids;
  }

  it('keeps the newest three', async () => {
    const ids = await writeDays(5);
    expect(pruneSnapshots(dataDir).sort()).toEqual(ids.slice(0, 2).sort());
    expect(snapshotIds(dataDir)).toEqual(ids.slice(2).sort());
  });

  it('never removes the published one or a protected one, however old', async () => {
    const ids = await writeDays(6);
    const [published = '', retained = '', dropped = ''] = ids;
    await publishSnapshot(dataDir, published);
    expect(pruneSnapshots(dataDir, [retained])).toEqual([dropped]);
    await expect(verifySnapshot(dataDir, published)).resolves.toMatchObject({ id: published });
  });

  it('removes unreadable ones first', async () => {
    const ids = await writeDays(4);
    const newest = ids[3] ?? '';
    rmSync(join(dataPaths(dataDir).snapshots, newest, 'manifest.json'));
    expect(pruneSnapshots(dataDir)).toEqual([newest]);
  });
});

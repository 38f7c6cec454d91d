import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataPaths } from './data-folder.ts';
import type { Manifest, SnapshotFile } from './manifest.ts';
import { readSnapshot } from './read-snapshot.ts';
import { sampleContent } from './sample-content.fixture.ts';
import { rewritten } from './testing/rewritten.ts';
import { publishSnapshot, writeSnapshot } from './write-snapshot.ts';

const NEW_IN_10 = ['deck-sources.tsv'] as const;
const NEW_IN_9 = ['excluded-names.json', ...NEW_IN_10] as const;
const NEW_IN_8 = ['card-decks.bin', ...NEW_IN_9] as const;
const NEW_IN_7 = ['price-history.bin', 'count-history.bin', 'results.bin', ...NEW_IN_8] as const;

function without(files: Manifest['files'], names: readonly SnapshotFile[]): Manifest['files'] {
  const sha256 = createHash('sha256').update(OLD_LINKS).digest('hex');
  const old = { ...files, 'deck-links.tsv': { bytes: OLD_LINKS.length, sha256 } };
  return Object.fromEntries(Object.entries(old).filter(([name]) => !names.some((gone) => gone === name)));
}

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'deckwright-snapshot-'));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Writes a snapshot and takes files away; the manifest still names them. Returns its folder. */
async function writtenWithout(names: readonly SnapshotFile[]): Promise<string> {
  const { id } = await writeSnapshot(dataDir, sampleContent(), '2024-04-01T12:00:00.000Z');
  const folder = join(dataPaths(dataDir).snapshots, id);
  for (const name of names) rmSync(join(folder, name));
  writeFileSync(join(folder, 'deck-links.tsv'), OLD_LINKS);
  return folder;
}

/** As written before version 10: sources were in the same file. */
const OLD_LINKS = 'a1\t0\thttps://decks.example/1\t\nb2\t0\t\twastes:9\n';

describe('readSnapshot', () => {
  it('reads a snapshot of version 4, which has no rulings', async () => {
    const folder = await writtenWithout(['rulings.jsonl', 'card-model.bin', ...NEW_IN_7]);
    const id = rewritten(dataDir, folder, ({ files, counts, ...manifest }) => {
      const old = without(files, ['rulings.jsonl', 'card-model.bin', ...NEW_IN_7]);
      const { rulings, ...oldCounts } = counts;
      return { ...manifest, version: 4, counts: oldCounts, files: old };
    });
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.cards).toEqual(sampleContent().cards);
    expect(snapshot.rulings.of(2)).toEqual([]);
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 4 });
  });

  it('reads a snapshot of version 5, which has no card model', async () => {
    const folder = await writtenWithout(['card-model.bin', ...NEW_IN_7]);
    const id = rewritten(dataDir, folder, ({ files, ...manifest }) => ({
      ...manifest,
      version: 5,
      files: without(files, ['card-model.bin', ...NEW_IN_7]),
    }));
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.cardModel.byteLength).toBe(0);
    expect(snapshot.rulings.of(2)).toHaveLength(2);
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 5 });
  });

  it('reads a snapshot of version 6, which has neither history nor results', async () => {
    const folder = await writtenWithout(NEW_IN_7);
    const id = rewritten(dataDir, folder, ({ files, ...manifest }) => ({
      ...manifest,
      version: 6,
      files: without(files, NEW_IN_7),
    }));
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.history.prices.days).toEqual([]);
    expect(snapshot.history.cards.row(0)).toEqual([]);
    expect([...new Uint8Array(snapshot.cardModel)]).toEqual([9, 8, 7]);
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 6 });
    expect(snapshot.results.byteLength).toBe(0);
  });

  it('reads a snapshot of version 7, which has no decks by card', async () => {
    const folder = await writtenWithout(NEW_IN_8);
    const id = rewritten(dataDir, folder, ({ files, ...manifest }) => ({
      ...manifest,
      version: 7,
      files: without(files, NEW_IN_8),
    }));
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.cardDecks.byteLength).toBe(0);
    expect(snapshot.history.prices.days).toEqual([19_800, 19_812]);
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 7 });
  });

  it('reads a snapshot of version 8, which has no excluded names', async () => {
    const folder = await writtenWithout(NEW_IN_9);
    const id = rewritten(dataDir, folder, ({ files, ...manifest }) => ({
      ...manifest,
      version: 8,
      files: without(files, NEW_IN_9),
    }));
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.excluded).toEqual({ date: null, names: [] });
    expect([...new Uint8Array(snapshot.cardDecks)]).toEqual([6, 5]);
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 8 });
  });

  it('reads a snapshot of version 9, whose id includes the sources of its decks', async () => {
    const folder = await writtenWithout(NEW_IN_10);
    const id = rewritten(dataDir, folder, ({ files, ...manifest }) => ({
      ...manifest,
      version: 9,
      files: without(files, NEW_IN_10),
    }));
    const snapshot = await readSnapshot(dataDir, id);
    expect(snapshot.manifest.details).toBeUndefined();
    expect([...snapshot.deckLinks]).toEqual([
      {
        ...{ id: 'a1', source: 0, url: 'https://decks.example/1', basics: [] },
        ...{ statedDate: null, sourceIds: [] },
      },
      { id: 'b2', source: 0, url: null, basics: [['wastes', 9]], statedDate: null, sourceIds: [] },
    ]);
    expect(snapshot.deckLinks.search('b2')).toBe(1);
    expect(snapshot.deckLinks.findBySource('b2')).toBeNull();
    await expect(publishSnapshot(dataDir, id)).resolves.toMatchObject({ id, version: 9 });
    const folderOfRenamed = join(dataPaths(dataDir).snapshots, id);
    const other = rewritten(dataDir, folderOfRenamed, (manifest) => ({ ...manifest, deckRejects: {} }));
    expect(other).not.toBe(id);
  });
});

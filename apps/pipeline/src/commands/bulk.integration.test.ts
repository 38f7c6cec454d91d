import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { bulkPath, currentSnapshotId, dataPaths, readBulkIndex, snapshotIds } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckwrightWith } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();

function published(): string {
  const id = currentSnapshotId(bench.dataDir);
  if (id === null) throw new Error('nothing is published');
  return id;
}

function toLines(table: string): Record<string, unknown>[] {
  const path = bulkPath(bench.dataDir, published(), { name: `${table}.jsonl.gz` });
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

describe('deckwright bulk', () => {
  it('writes the numbers beside the snapshot, the same bytes each time, and nothing unfinished', async () => {
    await bench.expectFailure(/Nothing is published/, 'bulk');
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    expect(readBulkIndex(bench.dataDir, published())).toBeNull();
    expect(await bench.run('bulk')).toMatch(/^Bulk data of [0-9a-f]{16}: [\d,]+ rows in 24 files/m);
    const first = readBulkIndex(bench.dataDir, published());
    expect(first).toMatchObject({ decks: 4, asOf: '2024-03-30', sample: false });
    expect(first?.license).toContain('Not stated');
    // Of the four decks three are led by Azure Archivist and one by the pair. Two are near-identical, so Wilson for 3 of 4 is
    // that for 2.25 of 3: (2.25 + 1.9208 ± 1.96·√(2.25·0.75/3 + 0.9604)) / (3 + 3.8416) = (4.1708 ± 2.4185) / 6.8416.
    const [azure, pair] = toLines('commanders');
    expect(azure).toMatchObject({
      num_decks: 3,
      potential_decks: 4,
      inclusion_rate: 0.75,
      inclusion_low: 0.2561,
      inclusion_high: 0.9632,
      rank: 1,
    });
    expect(pair).toMatchObject({ num_decks: 1, rank: 2 });
    expect(`${pair?.id}`.split('_')).toHaveLength(2);
    const folder = join(dataPaths(bench.dataDir).snapshots, published());
    // What a killed run left.
    writeFileSync(join(folder, '.tmp-1-abc'), '');
    await bench.run('bulk', published());
    expect(readBulkIndex(bench.dataDir, published())?.edition).toBe(first?.edition);
    expect(readdirSync(folder).filter((name) => name.startsWith('.tmp-'))).toEqual([]);
    expect(await bench.run('status')).toContain('every file is sound');
    await bench.expectFailure(/There is no snapshot/, 'bulk', '0123456789abcdef');
  });

  it('is run after publishing unless switched off, with the license of the operator', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    const env = { BULK_LICENSE: 'CC-BY-4.0' };
    expect((await deckwrightWith({ BULK_DATA: ' 0 ' }, bench.dataDir, 'build')).out).not.toContain(
      'Bulk data of',
    );
    const built = await deckwrightWith(env, bench.dataDir, 'build');
    expect(built).toMatchObject({ code: 0, err: '' });
    expect(built.out).toContain('Bulk data of');
    const path = bulkPath(bench.dataDir, published(), { name: 'index.json' });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ license: 'CC-BY-4.0' });
    // Nothing changed: not written again, unless they are damaged.
    expect((await deckwrightWith(env, bench.dataDir, 'build')).out).not.toContain('Bulk data of');
    writeFileSync(path, '{');
    expect((await deckwrightWith(env, bench.dataDir, 'build')).out).toContain('Bulk data of');
  });

  it.each(['off', 'false', 'no', '2'])(
    'is refused before anything is published with BULK_DATA=%s',
    async (choice) => {
      await bench.ingestMirror();
      await bench.ingestDecks();
      for (const command of ['build', 'refresh']) {
        const args = command === 'refresh' ? ['refresh', '--from', bench.mirror] : ['build'];
        const { code, err } = await deckwrightWith({ BULK_DATA: choice }, bench.dataDir, ...args);
        expect({ code, err }, command).toMatchObject({
          code: 1,
          err: expect.stringContaining('BULK_DATA must be 0'),
        });
      }
      expect(currentSnapshotId(bench.dataDir)).toBeNull();
    },
  );

  it('leaves with its snapshot', async () => {
    await bench.ingestMirror();
    await bench.ingestDecks();
    await bench.run('build');
    await bench.run('bulk');
    const old = published();
    await bench.run('sources', 'remove', 'club', '--reason', 'asked for');
    expect(snapshotIds(bench.dataDir)).not.toContain(old);
    expect(readdirSync(dataPaths(bench.dataDir).snapshots)).not.toContain(old);
  });
});

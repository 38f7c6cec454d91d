import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentSnapshotId, dataPaths } from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { deckLine, trinkets } from '../testing/mini-mirror.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';

const bench = useWorkbench();
const { run, expectFailure, ingestMirror, ingestDecks } = bench;

describe('what the pipeline refuses', () => {
  it('decks, prices and builds without a catalog, naming the command', async () => {
    const words = /There is no card catalog yet\. Run "npm run deckwright -- fetch" first/;
    await expectFailure(words, 'ingest', 'decks', bench.deckFile, '--source', 'club', '--rights', 'own');
    await expectFailure(words, 'ingest', 'prices', bench.deckFile, '--vendor', 'scg', '--currency', 'USD');
    await expectFailure(words, 'ingest', 'salt', bench.deckFile);
    await expectFailure(words, 'build');
  });

  it('decks without a source or a right to use them', async () => {
    await ingestMirror();
    await expectFailure(/--source is missing/, 'ingest', 'decks', bench.deckFile, '--rights', 'own');
    await expectFailure(/--rights is missing/, 'ingest', 'decks', bench.deckFile, '--source', 'club');
    await expectFailure(
      /must be one of own, licensed, permission/,
      'ingest',
      'decks',
      bench.deckFile,
      '--source',
      'club',
      '--rights',
      'found',
    );
    await expectFailure(
      /^Missing required argument 'FILE\|FOLDER'/,
      'ingest',
      'decks',
      '--source',
      'club',
      '--rights',
      'own',
    );
  });

  it('files with too many rejects, without writing anything', async () => {
    await ingestMirror();
    writeFileSync(
      bench.deckFile,
      `${deckLine('a', ['Azure Archivist'], trinkets(1, 70), null)}{"no": "deck"}\nnot json\n`,
    );
    await expectFailure(
      /2 of 3 records .*Nothing was written[\s\S]*line 2/,
      'ingest',
      'decks',
      bench.deckFile,
      '--source',
      'club',
      '--rights',
      'own',
    );
    const paths = dataPaths(bench.dataDir);
    expect(readdirSync(paths.decks)).toEqual([]);
    expect(await run('status')).not.toContain('Decks');
  });

  it('missing files, folders and snapshots', async () => {
    await expectFailure(/oracle-cards/, 'ingest', '--from', join(bench.folder, 'nowhere'));
    await ingestMirror();
    await expectFailure(
      /nowhere\.jsonl/,
      'ingest',
      'decks',
      'nowhere.jsonl',
      '--source',
      'club',
      '--rights',
      'own',
    );
    await expectFailure(/There is no snapshot 0123456789abcdef/, 'publish', '0123456789abcdef');
    await expectFailure(/not a snapshot id/, 'publish', 'latest');
    await expectFailure(/^Missing required argument 'ID'/, 'publish');
  });

  it('invalid options', async () => {
    await ingestMirror();
    await expectFailure(/--as-of must be a date like/, 'build', '--as-of', 'yesterday');
    await expectFailure(/--as-of must be a date like/, 'build', '--as-of', '2024-02-30');
    await expectFailure(/--max-age-days must be a whole number/, 'build', '--max-age-days', '1.5');
    await expectFailure(/^Unknown command "ingest combos"/, 'ingest', 'combos');
    await expectFailure(/^Unknown option '--froom'\. Did you mean --from\?/, 'ingest', '--froom', 'x');
  });

  it('a damaged lake', async () => {
    await ingestMirror();
    await ingestDecks();
    const paths = dataPaths(bench.dataDir);
    const [name = ''] = readdirSync(paths.decks);
    const file = join(paths.decks, name, 'decks.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Trinket 44', 'Trinket 45'));
    await expectFailure(
      /decks\.jsonl is damaged \(its checksum is wrong\)\. Ingest what it came from again/,
      'build',
    );
    expect(currentSnapshotId(bench.dataDir)).toBeNull();
  });

  it('a published snapshot that was damaged, in status', async () => {
    await ingestMirror();
    await run('build');
    const id = currentSnapshotId(bench.dataDir) ?? '';
    writeFileSync(join(dataPaths(bench.dataDir).snapshots, id, 'names.bin'), '');
    await expectFailure(/names\.bin has 0 bytes/, 'status');
  });

  it('a data folder that is not writable', async () => {
    writeFileSync(join(bench.folder, 'file'), '');
    bench.dataDir = join(bench.folder, 'file', 'var');
    await expectFailure(/The data folder .* cannot be written .*DATA_DIR/, 'build', '--sample');
  });
});

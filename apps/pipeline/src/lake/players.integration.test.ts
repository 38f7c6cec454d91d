import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, PLAYER_ROWS, saltVotes } from '@deckwright/database';
import {
  currentSnapshotId,
  dataPaths,
  playerFilePath,
  readSnapshot,
  writePlayerFile,
} from '@deckwright/snapshot';
import { describe, expect, it } from 'vitest';
import { copyMadeDatabase, createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { deckwrightWith } from '../testing/run.fixture.ts';
import { useWorkbench } from '../testing/workbench.fixture.ts';
import { VoteRow } from './lake-schemas.ts';
import { readPlayers } from './players.ts';

const databases = createTestDatabases();
const bench = useWorkbench();

/** One row per voter, card key and score. */
async function vote(database: Database, cardKey: string, ...scores: number[]): Promise<void> {
  await database.orm
    .insert(saltVotes)
    .values(scores.map((score, voter) => ({ voter: `device:${cardKey}${voter}`, cardKey, score })));
}

describe.each(KINDS)('votes stored on %s', (kind) => {
  let database: Database;
  let databaseUrl: string | undefined;

  async function open(): Promise<void> {
    if (kind === 'pglite') await copyMadeDatabase(bench.dataDir);
    else ({ databaseUrl } = await databases.prepare(kind));
    database = await databases.open({ dataDir: bench.dataDir, databaseUrl });
  }

  /** Does what a site does with an embedded database, and nothing with a database server. */
  async function siteWrites(): Promise<void> {
    if (kind === 'postgres') return;
    await writePlayerFile(
      dataPaths(bench.dataDir),
      'votes',
      PLAYER_ROWS.votes(database.orm),
      new Date().toISOString(),
    );
  }

  const run = async (...args: string[]) => {
    const env = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const result = await deckwrightWith(env, bench.dataDir, ...args);
    expect(result).toMatchObject({ code: 0, err: '' });
    return result.out;
  };

  it('are read as one row per card, without their voters', async () => {
    await open();
    await vote(database, 'oracle-trinket-02', 4, 0, 4, 1);
    await vote(database, 'oracle-trinket-01', 3);
    await siteWrites();
    const players = await readPlayers(dataPaths(bench.dataDir), databaseUrl, 'votes', VoteRow);
    expect(players?.rows).toBe(2);
    expect([...(players?.read() ?? [])]).toEqual([
      { card_key: 'oracle-trinket-01', counts: [0, 0, 0, 1, 0] },
      { card_key: 'oracle-trinket-02', counts: [1, 1, 0, 0, 2] },
    ]);
  });

  it('determine the salt of the next snapshot, replacing imported votes one by one', async () => {
    await open();
    await bench.ingestMirror();
    const imported = join(bench.folder, 'salt.csv');
    writeFileSync(imported, 'name,score,votes\nTrinket 02,1,300\nTrinket 03,2.5,40\nTrinket 04,4,300\n');
    await run('ingest', 'salt', imported);
    await vote(database, 'oracle-trinket-01', 3, 0, 4);
    await vote(database, 'oracle-trinket-02', 4, 4, 4, 4, 4);
    await vote(database, 'oracle-trinket-04', ...Array.from({ length: 20 }, () => 1));
    await vote(database, 'oracle-forgotten', 2, 2);
    await siteWrites();
    const out = await run('build');
    expect(out).toContain('  28 salt votes on 3 cards\n');
    expect(out).toContain('  2 cards with an imported salt score\n');
    expect(out).toContain('  2 salt votes on 1 card that the catalog lacks\n');
    const id = currentSnapshotId(bench.dataDir) ?? '';
    const { cards, manifest } = await readSnapshot(bench.dataDir, id);
    const getSalt = (name: string) => cards.find((card) => card.name === name)?.salt;
    // Only own votes: (3 + 0 + 4) / 3 = 2.333…
    expect(getSalt('Trinket 01')).toEqual({ score: 2.333, votes: 3 });
    // The import counts as at most 20 votes, less one for each of the five own: (15 · 1 + 5 · 4) / 20.
    expect(getSalt('Trinket 02')).toEqual({ score: 1.75, votes: 305 });
    expect(getSalt('Trinket 03')).toEqual({ score: 2.5, votes: 40 });
    // With twenty own votes, nothing of the import is left.
    expect(getSalt('Trinket 04')).toEqual({ score: 1, votes: 20 });
    expect(getSalt('Trinket 05')).toBeNull();
    expect(manifest.salt).toEqual({ votes: 28, votedCards: 3, importedCards: 2 });
    expect(await run('status')).toMatch(/^Salt votes: 30 votes on 4 cards, as of \d{4}-\d\d-\d\dT/m);

    await siteWrites();
    expect(await run('build')).toContain(`Snapshot ${id} (unchanged)`);
    await vote(database, 'oracle-trinket-05', 0);
    await siteWrites();
    await run('build');
    const next = currentSnapshotId(bench.dataDir) ?? '';
    expect(next).not.toBe(id);
    const after = await readSnapshot(bench.dataDir, next);
    expect(after.cards.find(({ name }) => name === 'Trinket 05')?.salt).toEqual({ score: 0, votes: 1 });
  });
});

it('are not counted from a damaged file', async () => {
  await bench.ingestMirror();
  const paths = dataPaths(bench.dataDir);
  async function* rows() {
    yield { card_key: 'oracle-trinket-01', counts: [0, 0, 0, 0, 1] };
  }
  await writePlayerFile(paths, 'votes', rows(), new Date().toISOString());
  writeFileSync(playerFilePath(paths, 'votes'), '{"card_key":"oracle-trinket-01","counts":[7,0', {
    flag: 'r+',
  });
  await bench.expectFailure(/votes\.jsonl is damaged .*Delete it; the site writes it anew/, 'build');
  expect(currentSnapshotId(bench.dataDir)).toBeNull();
});

it('stop a build with the reason if the database does not answer', async () => {
  await bench.ingestMirror();
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/decks' };
  const { code, err } = await deckwrightWith(env, bench.dataDir, 'build');
  expect(code).toBe(1);
  expect(err).toMatch(/The database at 127\.0\.0\.1:1\/decks cannot be used .*Nothing listens there/);
  expect(currentSnapshotId(bench.dataDir)).toBeNull();
});

// A database of an older version is opened: today's migrations run, and what was in it stays.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { statementRows } from './copy/tables.ts';
import { lastMigration, openDatabase } from './index.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite.ts';

/** 0.1.0 had one migration: decks and votes, and no accounts. */
const FIRST = ['0001-decks-and-votes'];
const MIGRATIONS = readMigrations();
const NEWEST = MIGRATIONS.at(-1)?.name;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-older-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('keeps every deck and vote of a database of 0.1.0, and fills what is new', async () => {
  const dataDir = join(root, 'first');
  const old = await openPglite(
    dataDir,
    MIGRATIONS.filter(({ name }) => FIRST.includes(name)),
  );
  expect(await lastMigration(old)).toBe('0001-decks-and-votes');
  await old.orm.execute(sql`
    INSERT INTO submitted_decks (commanders, cards, bracket, rights, status, created_at) VALUES
      ('["Cyr, the Lone"]', '[{"name":"Sol Ring","count":1}]', 3, 'own', 'accepted', '2026-11-21T10:00:00Z'),
      ('["Cyr, the Lone"]', '[]', NULL, 'permission', 'pending', '2026-11-21T11:00:00Z')`);
  await old.orm.execute(
    sql`INSERT INTO salt_votes (voter, card_key, score) VALUES ('a', 'sol-ring', 3), ('b', 'sol-ring', 4)`,
  );
  await old.close();

  const database = await openDatabase({ dataDir });
  expect(await lastMigration(database)).toBe(NEWEST);
  const decks = await statementRows(
    database.orm,
    sql`SELECT commanders, cards, bracket, rights, status, created_at::text, user_id, show_player, withdrawn_at
        FROM submitted_decks ORDER BY created_at`,
  );
  const added = { user_id: null, show_player: false, withdrawn_at: null };
  expect(decks).toMatchObject([
    {
      ...{ commanders: ['Cyr, the Lone'], cards: [{ name: 'Sol Ring', count: 1 }], bracket: 3 },
      ...{ rights: 'own', status: 'accepted', ...added },
    },
    { ...{ commanders: ['Cyr, the Lone'], cards: [], bracket: null }, rights: 'permission', ...added },
  ]);
  const votes = await statementRows(
    database.orm,
    sql`SELECT voter, card_key, score, network FROM salt_votes ORDER BY voter`,
  );
  expect(votes).toEqual([
    { voter: 'a', card_key: 'sol-ring', score: 3, network: null },
    { voter: 'b', card_key: 'sol-ring', score: 4, network: null },
  ]);
  await database.close();

  // An older version does not touch what it does not know.
  await expect(openPglite(dataDir, MIGRATIONS.slice(0, 1))).rejects.toMatchObject({
    code: 'failed-precondition',
    message: expect.stringMatching(/written by a newer version/),
  });
});

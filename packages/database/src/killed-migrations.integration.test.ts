// A process is killed at a random moment while it creates or migrates a database: the next one must finish the work
// without losing data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../tooling/testing/chance.ts';
import { testServer } from '../../../tooling/testing/made-on-demand.ts';
import { TEST_PROCESS_ENV } from '../../../tooling/testing/test-process.ts';
import { trialSize } from '../../../tooling/testing/trial-size.ts';
import { type DatabaseOptions, openDatabase, saltVotes } from './index.ts';
import { readMigrations } from './migrations.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { cloneDatabase, onServer, toAddress } from './testing/server.ts';

const KILLS = trialSize({ usual: 2, long: 100 });
const SEED = 20_261_125;
const MAKER = fileURLToPath(new URL('./testing/make-database.ts', import.meta.url));
const MIGRATIONS = readMigrations();
/** The migrations of an older version. */
const OLD = MIGRATIONS.slice(0, 2);
const VOTE = { voter: 'voter', cardKey: 'card', score: 3 };
/** Uses only columns of that version. */
const OLD_VOTE = sql`INSERT INTO salt_votes (voter, card_key, score) VALUES (${VOTE.voter}, ${VOTE.cardKey}, ${VOTE.score})`;

let root: string;
const names: string[] = [];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'deckwright-migrations-'));
});
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  if (names.length === 0) return;
  const { url } = await testServer();
  for (const name of names) await onServer(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
});

/** Creates databases of the older version with a vote in each; `null` for one that does not exist yet. */
const KINDS: Record<string, () => Promise<(isNew: boolean) => Promise<DatabaseOptions>>> = {
  pglite: async () => {
    const old = join(root, 'old');
    const database = await openPglite(old, OLD);
    await database.orm.execute(OLD_VOTE);
    await database.close();
    let count = 0;
    return async (isNew) => {
      count += 1;
      const dataDir = join(root, `${count}`);
      if (!isNew) cpSync(old, dataDir, { recursive: true });
      return { dataDir };
    };
  },
  postgres: async () => {
    const { url } = await testServer();
    const getName = (what: string) => `deckwright_kill_${process.pid}_${what}`;
    const create = async (name: string) => {
      names.push(name);
      await onServer(url, `CREATE DATABASE ${name}`);
    };
    await create(getName('old'));
    const database = await openPostgres(toAddress(url, getName('old')), OLD);
    await database.orm.execute(OLD_VOTE);
    await database.close();
    let count = 0;
    return async (isNew) => {
      count += 1;
      const name = getName(`${count}`);
      if (isNew) await create(name);
      else {
        names.push(name);
        await cloneDatabase(url, name, getName('old'));
      }
      return { dataDir: root, databaseUrl: toAddress(url, name) };
    };
  },
};

describe.each(Object.entries(KINDS))('a process that is killed while it migrates, %s', (kind, prepare) => {
  it(`leaves a database that the next one finishes, at each of ${KILLS} kills`, {
    timeout: KILLS * 120_000,
  }, async () => {
    const chance = createRandom(SEED);
    const next = await prepare();
    const usual = { new: await getTime(await next(true)), old: await getTime(await next(false)) };
    let killed = 0;
    // A process that ends before it is killed does not count.
    for (let run = 0; killed < KILLS && run < 4 * KILLS; run += 1) {
      const isNew = run % 3 === 2;
      const at = await next(isNew);
      const child = startMaker(at);
      const exited = once(child, 'exit');
      const kill = sleep(chance() * usual[isNew ? 'new' : 'old']).then(() => child.kill('SIGKILL'));
      const [code, signal] = await exited;
      await kill;
      if (signal === 'SIGKILL') killed += 1;
      else expect(code).toBe(0);
      await expectWhole(at, isNew);
      if (kind === 'pglite') rmSync(at.dataDir, { recursive: true });
    }
    expect(killed).toBe(KILLS);
  });
});

function startMaker({ dataDir, databaseUrl }: DatabaseOptions) {
  const args = ['--disable-warning=ExperimentalWarning', MAKER, dataDir, databaseUrl ?? ''];
  return spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...TEST_PROCESS_ENV } });
}

/** Duration of an undisturbed run in ms. */
async function getTime(at: DatabaseOptions): Promise<number> {
  const begun = performance.now();
  const [code] = await once(startMaker(at), 'exit');
  expect(code).toBe(0);
  return performance.now() - begun;
}

/** Checks that every migration was applied once and that earlier data is still there. */
async function expectWhole(at: DatabaseOptions, isNew: boolean): Promise<void> {
  const database = await openDatabase(at);
  try {
    const applied: unknown = await database.orm.execute(
      sql`SELECT name FROM deckwright_migrations ORDER BY name`,
    );
    expect((applied as { rows: unknown[] }).rows).toEqual(MIGRATIONS.map(({ name }) => ({ name })));
    const votes = await database.orm.select().from(saltVotes);
    expect(votes).toMatchObject(isNew ? [] : [VOTE]);
    if (database.kind === 'pglite') expect(readdirSync(at.dataDir)).toEqual(['db']);
  } finally {
    await database.close();
  }
}

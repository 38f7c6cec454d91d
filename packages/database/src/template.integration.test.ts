import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMigrations } from './migrations.ts';
import { createPglite, openPglite } from './pglite.ts';
import { packTemplate, unpackTemplate } from './template.ts';

const root = mkdtempSync(join(tmpdir(), 'deckwright-template-test-'));
const template = join(root, 'template.gz');
const created = join(root, 'created');

beforeAll(async () => {
  // A template that is missing is no reason to say anything.
  await createPglite(created, { template: join(root, 'missing.gz'), log: refuse });
  writeFileSync(template, packTemplate(join(created, 'db')));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

function refuse(line: string): never {
  throw new Error(`Logged: ${line}`);
}

/** All that a new database is: settings, encodings, roles and the catalog. */
async function describeDatabase(folder: string) {
  const client = await PGlite.create(folder);
  try {
    const read = async (query: string) => (await client.query(query)).rows;
    return {
      settings: await read('SELECT name, setting, source FROM pg_settings ORDER BY name'),
      databases: await read(
        'SELECT datname, pg_encoding_to_char(encoding) AS encoding, datcollate, datctype, datistemplate FROM pg_database ORDER BY datname',
      ),
      roles: await read(
        'SELECT rolname, rolsuper, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolbypassrls FROM pg_roles ORDER BY rolname',
      ),
      user: await read('SELECT current_user, current_database(), version()'),
      relations: await read('SELECT oid, relname, relkind FROM pg_class ORDER BY oid'),
    };
  } finally {
    await client.close();
  }
}

it('gives a database that is the one PGlite creates, which only its user can read, and takes migrations', async () => {
  const dataDir = join(root, 'unpacked');
  // What a process that was killed while it unpacked left behind; no process has this number.
  mkdirSync(join(dataDir, '.tmp-db-2147483646', 'base'), { recursive: true });
  await createPglite(dataDir, { template, log: refuse });
  expect(readdirSync(dataDir)).toEqual(['db']);
  const folder = join(dataDir, 'db');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  if (process.platform !== 'win32')
    for (const path of [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))])
      expect([path, statSync(path).mode & 0o077]).toEqual([path, 0]);
  // Before anything was opened again, the files are the same.
  expect(packTemplate(folder).equals(readFileSync(template))).toBe(true);

  const migrations = readMigrations();
  for (const each of [dataDir, created]) {
    const database = await openPglite(each, migrations);
    const { rows } = (await database.orm.execute(
      sql`SELECT count(*)::int AS count FROM deckwright_migrations`,
    )) as { rows: unknown[] };
    await database.close();
    expect(rows).toEqual([{ count: migrations.length }]);
  }
  const unpacked = await describeDatabase(folder);
  expect(unpacked).toEqual(await describeDatabase(join(created, 'db')));
  expect(unpacked.databases).toContainEqual(
    expect.objectContaining({ datname: 'postgres', encoding: 'UTF8', datistemplate: false }),
  );
  expect(unpacked.roles).toContainEqual(expect.objectContaining({ rolname: 'postgres', rolsuper: true }));
}, 120_000);

it('writes nothing of a template that is damaged', async () => {
  const bytes = readFileSync(template);
  const flipped = Buffer.from(bytes);
  const middle = bytes.length >> 1;
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
  const pack = (content: unknown) => gzipSync(serialize(content));
  const damages: Record<string, Buffer> = {
    'of no length': Buffer.alloc(0),
    'cut in the middle': bytes.subarray(0, middle),
    'cut by a byte': bytes.subarray(0, -1),
    'with one wrong bit': flipped,
    'not compressed': Buffer.from('{}'),
    'of text': gzipSync('text'),
    'of another kind': pack({ PG_VERSION: '17' }),
    'without what every database has': pack(new Map([['PG_VERSION', Buffer.from('17')]])),
    'with other content': pack(new Map([['global/pg_control', 17]])),
  };
  for (const [damage, content] of Object.entries(damages)) {
    const file = join(root, 'damaged.gz');
    const folder = mkdtempSync(join(root, 'target-'));
    writeFileSync(file, content);
    const refusal = await unpackTemplate(file, folder).then(
      () => 'unpacked',
      () => 'refused',
    );
    expect({ damage, refusal, left: readdirSync(folder) }).toEqual({ damage, refusal: 'refused', left: [] });
  }
});

it('is not needed: a damaged one, or one that cannot be written in full, costs a line in the log', async () => {
  const damaged = join(root, 'cut.gz');
  writeFileSync(damaged, readFileSync(template).subarray(0, 1000));
  // Begins like the template, and then cannot be written: a file stands where a folder should be.
  const unwritable = join(root, 'unwritable.gz');
  const contents = new Map<string, Buffer | null>([
    ['global', null],
    ['PG_VERSION', Buffer.from('3')],
    ['global/pg_control', Buffer.from('no database')],
    ['PG_VERSION/file', Buffer.from('')],
  ]);
  writeFileSync(unwritable, gzipSync(serialize(contents)));
  for (const file of [damaged, unwritable]) {
    const lines: string[] = [];
    const dataDir = `${file}-data`;
    await createPglite(dataDir, { template: file, log: (line) => void lines.push(line) });
    expect(lines).toEqual([expect.stringContaining(`The template ${file} cannot be used`)]);
    expect(readdirSync(dataDir)).toEqual(['db']);
    const database = await openPglite(dataDir, readMigrations());
    await database.close();
  }
}, 120_000);

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { AppError } from '@deckwright/domain';

/** One checked-in SQL file; `hash` is the SHA-256 of its text. */
export type Migration = { name: string; sql: string; hash: string };

/** The common operations of both drivers inside a transaction. */
export type MigrationSession = {
  /** Runs several statements without parameters. */
  run: (sql: string) => Promise<void>;
  rows: (sql: string) => Promise<Record<string, unknown>[]>;
};

const FOLDER = new URL('../migrations/', import.meta.url);
const LOCK_KEY = 7_239_114_501;

export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(new URL(file, folder), 'utf8').replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -'.sql'.length),
        sql,
        hash: createHash('sha256').update(sql).digest('hex'),
      };
    });
}

/**
 * Brings the schema up to date; call it inside a transaction. A second process that migrates at the same time waits for
 * the first to commit and then has nothing to do.
 * @throws AppError `failed-precondition` if the database was written by a newer version, or an applied file has changed
 */
export async function applyMigrations(
  session: MigrationSession,
  migrations: readonly Migration[],
): Promise<void> {
  await session.run(`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
  await session.run(
    'CREATE TABLE IF NOT EXISTS deckwright_migrations ' +
      '(name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const applied = new Map<unknown, unknown>();
  for (const row of await session.rows('SELECT name, hash FROM deckwright_migrations')) {
    applied.set(row.name, row.hash);
  }
  const known = new Set<unknown>(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new AppError(
      'failed-precondition',
      `The database was written by a newer version of Deckwright (it holds ${unknown.join(', ')}). Update Deckwright.`,
    );
  }
  for (const { name, sql, hash } of migrations) {
    const before = applied.get(name);
    if (before === hash) continue;
    if (before !== undefined) {
      throw new AppError(
        'failed-precondition',
        `Migration ${name} has changed since it was applied. Restore the file and put the change into a new one.`,
      );
    }
    await session.run(sql);
    await session.run(
      `INSERT INTO deckwright_migrations (name, hash) VALUES (${quote(name)}, ${quote(hash)})`,
    );
  }
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

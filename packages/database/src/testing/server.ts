import pg from 'pg';

const IN_USE = '55006';
const TRIES = 3;

/** Runs a statement on a PostgreSQL server, in the database that the address names. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database as a copy of another. The server refuses while anybody is connected to that other one, which its
 * own housekeeping may be for a moment.
 */
export async function cloneDatabase(url: string, name: string, template: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await onServer(url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    } catch (error) {
      const isInUse = error instanceof pg.DatabaseError && error.code === IN_USE;
      if (!isInUse || tries === TRIES) throw error;
    }
  }
}

/** The address of another database of the same server. */
export function toAddress(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}

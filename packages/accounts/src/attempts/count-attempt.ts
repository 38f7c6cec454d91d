import { createHmac } from 'node:crypto';
import { attempts } from '@deckwright/database';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * An attempt at something that can be guessed: its kind, by whom or for which account, and the window in which attempts
 * are counted.
 */
export type Attempt = { kind: string; key: string; windowSeconds: number };

export type Counted = {
  /** Attempts within the window, including this one, across all processes that use this database. */
  count: number;
  /** Time until the window ends. */
  seconds: number;
};

/** Maximum difference between the start times of concurrent statements, however long one of them waited. */
const SLACK_SECONDS = 60;

/**
 * Counts an attempt in one atomic statement, using the database clock, so that processes do not miss each other's
 * attempts.
 */
export async function countAttempt(
  { database, secret }: Pick<Context, 'database' | 'secret'>,
  { kind, key, windowSeconds }: Attempt,
): Promise<Counted> {
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // An end much further in the future was set while the clock was ahead, and would lock people out until then. A
  // slightly later end was set by a statement that started later but ran first.
  const isAhead = sql`${attempts.endsAt} > ${ends} + make_interval(secs => ${SLACK_SECONDS})`;
  const isOver = sql`(${attempts.endsAt} <= now() OR ${isAhead})`;
  const [row] = await database.orm
    .insert(attempts)
    .values({ key: fingerprint(secret, `${kind}\n${key}`), count: 1, endsAt: ends })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts.count} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${attempts.endsAt} END`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql<number>`ceil(extract(epoch FROM ${attempts.endsAt} - now()))::int`,
    });
  if (!row) throw new Error('A counted attempt has no row.');
  return row;
}

/** The table contains only hashes, no addresses or accounts. */
export function fingerprint(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url');
}

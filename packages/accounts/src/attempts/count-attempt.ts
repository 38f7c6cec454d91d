import { createHmac } from 'node:crypto';
import { attempts, type Orm } from '@deckwright/database';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { isDuplicate } from '../failures.ts';
import type { SiteSecrets } from '../secret.ts';

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
  { database, secrets }: Pick<Context, 'database' | 'secrets'>,
  { kind, key, windowSeconds }: Attempt,
): Promise<Counted> {
  const text = `${kind}\n${key}`;
  await takeOver(database.orm, secrets, text);
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // An end much further in the future was set while the clock was ahead, and would lock people out until then. A
  // slightly later end was set by a statement that started later but ran first.
  const isAhead = sql`${attempts.endsAt} > ${ends} + make_interval(secs => ${SLACK_SECONDS})`;
  const isOver = sql`(${attempts.endsAt} <= now() OR ${isAhead})`;
  const [row] = await database.orm
    .insert(attempts)
    .values({ key: fingerprint(secrets.current, text), count: 1, endsAt: ends })
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

/** What was counted under the previous secret counts on, so that no spent code works again. */
async function takeOver(orm: Orm, { current, previous }: SiteSecrets, text: string): Promise<void> {
  if (previous === null) return;
  const key = fingerprint(current, text);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM attempts AS counted WHERE counted.key = ${key})`;
  const taken = orm
    .update(attempts)
    .set({ key })
    .where(and(eq(attempts.key, fingerprint(previous, text)), isNew));
  await taken.catch((error: unknown) => {
    // Another call has counted under the new key in this moment.
    if (!isDuplicate(error)) throw error;
  });
}

/** The table contains only hashes, no addresses or accounts. */
export function fingerprint(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url');
}

import { createHmac } from 'node:crypto';
import { attempts } from '@deckwright/database';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/** Something that can be guessed is tried: what it is, by whom or at which account, and how long tries are counted. */
export type Attempt = { kind: string; key: string; windowSeconds: number };

export type Counted = {
  /** Tries within the window, this one among them, in all processes on this database. */
  count: number;
  /** Until the window ends. */
  seconds: number;
};

/** Statements of the same moment begin this far apart at the most, however long one of them waited for its turn. */
const SLACK_SECONDS = 60;

/** Counts a try in one statement, so that no two processes miss each other's; by the clock of the database. */
export async function countAttempt(
  { database, secret }: Pick<Context, 'database' | 'secret'>,
  { kind, key, windowSeconds }: Attempt,
): Promise<Counted> {
  const ends = sql`now() + make_interval(secs => ${windowSeconds})`;
  // An end that lies much further off was set while the clock was ahead: it would keep people out until then. One that
  // lies a little further off was set by a statement that began later and came first.
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

/** Neither addresses nor accounts stand in the table. */
export function fingerprint(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`attempt\n${text}`).digest('base64url');
}

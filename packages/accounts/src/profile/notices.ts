import type { Orm } from '@deckwright/database';
import { sql } from 'drizzle-orm';

/** Its payload is the uid whose profile or sessions have changed. */
export const NOTICES = 'deckwright_users';

/** Within a transaction, the notification is sent on commit. */
export async function notifyChange(orm: Orm, uid: string): Promise<void> {
  await orm.execute(sql`SELECT pg_notify(${NOTICES}, ${uid})`);
}

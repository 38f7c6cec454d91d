import type { Orm } from '@deckwright/database';
import { sql } from 'drizzle-orm';

/** Carries the uid of whose profile or sessions have changed. */
export const NOTICES = 'deckwright_users';

/** Within a transaction it is told when that is done. */
export async function tellChange(orm: Orm, uid: string): Promise<void> {
  await orm.execute(sql`SELECT pg_notify(${NOTICES}, ${uid})`);
}

import { randomBytes } from 'node:crypto';
import { instanceSettings, type Orm } from '@deckwright/database';
import { eq, sql } from 'drizzle-orm';

const NAME = 'auth-secret';
const LOCK_KEY = 7_239_114_502;

/** The secret of this database, made at the first call: whoever asks at the same time waits and gets the same. */
export function instanceSecret(orm: Orm): Promise<string> {
  return orm.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${LOCK_KEY})`);
    const [kept] = await transaction
      .select({ value: instanceSettings.value })
      .from(instanceSettings)
      .where(eq(instanceSettings.name, NAME));
    if (kept) return kept.value;
    const value = randomBytes(48).toString('base64url');
    await transaction.insert(instanceSettings).values({ name: NAME, value });
    return value;
  });
}

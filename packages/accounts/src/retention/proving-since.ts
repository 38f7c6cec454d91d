import { instanceSettings, type Orm } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { storedValue } from '../secret.ts';

const NAME = 'proves-addresses-since';

/** The time since which this site requires address confirmation; stores `now` if not known yet. */
export async function provingSince(orm: Orm, now: Date): Promise<Date> {
  return new Date(await storedValue(orm, NAME, () => now.toISOString()));
}

/** For a site that does not send email: the period restarts once it does. */
export async function forgetProvingSince(orm: Orm): Promise<void> {
  await orm.delete(instanceSettings).where(eq(instanceSettings.name, NAME));
}

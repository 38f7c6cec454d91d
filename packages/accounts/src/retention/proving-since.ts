import { instanceSettings, type Orm } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { keptValue } from '../secret.ts';

const NAME = 'proves-addresses-since';

/** Since when this site has addresses confirmed: `now` where it was not known yet, which is kept. */
export async function provingSince(orm: Orm, now: Date): Promise<Date> {
  return new Date(await keptValue(orm, NAME, () => now.toISOString()));
}

/** For a site that sends no mails: the days count anew once it does. */
export async function forgetProvingSince(orm: Orm): Promise<void> {
  await orm.delete(instanceSettings).where(eq(instanceSettings.name, NAME));
}

import { profiles } from '@deckwright/database';
import { readRegion, sourcesForRegion } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { notifyChange } from './notices.ts';

/**
 * Updates a profile's region at sign-in, and price sources that were never chosen with it.
 * @param country - code from a trusted proxy; if undefined, the region does not change
 */
export async function followCountry(
  { db }: Context,
  uid: string,
  country: string | undefined,
): Promise<void> {
  if (country === undefined) return;
  const region = readRegion(country);
  await db.inTransaction(async () => {
    const [row] = await db.orm.select().from(profiles).where(eq(profiles.userId, uid)).for('update');
    if (!row || region === row.region) return;
    const priceSources = row.chosen.includes('priceSources')
      ? row.priceSources
      : [...sourcesForRegion(row.priceSources, row.region, region)];
    await db.orm
      .update(profiles)
      .set({ region, priceSources, updatedAt: new Date() })
      .where(eq(profiles.userId, uid));
    await notifyChange(db.orm, uid);
  });
}

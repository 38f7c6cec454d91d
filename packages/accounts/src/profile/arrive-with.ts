import { profiles } from '@deckwright/database';
import {
  type ChosenSettings,
  chosenOf,
  joinChosen,
  PROFILE_SETTINGS,
  readRegion,
  sourcesForRegion,
} from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tellChange } from './notices.ts';

type Arrival = {
  /** Country code from a trusted proxy; if undefined, the region does not change. */
  country?: string | undefined;
  /** Settings chosen on the device before. */
  settings?: ChosenSettings | undefined;
};

/**
 * Updates a profile at sign-in: settings not chosen in the account come from the device, and price sources that were
 * never chosen follow the country.
 */
export async function arriveWith({ door }: Context, uid: string, arrival: Arrival): Promise<void> {
  const { country, settings = {} } = arrival;
  if (country === undefined && Object.keys(settings).length === 0) return;
  await door.inTransaction(async () => {
    const [row] = await door.orm.select().from(profiles).where(eq(profiles.userId, uid)).for('update');
    if (!row) return;
    const all = joinChosen(chosenOf(row, row.chosen), settings);
    const chosen = PROFILE_SETTINGS.filter((name) => all[name] !== undefined);
    const region = country === undefined ? row.region : readRegion(country);
    if (region === row.region && chosen.length === row.chosen.length) return;
    const priceSources = [...sourcesForRegion(row.priceSources, row.region, region)];
    await door.orm
      .update(profiles)
      .set({ region, priceSources, ...all, chosen, updatedAt: new Date() })
      .where(eq(profiles.userId, uid));
    await tellChange(door.orm, uid);
  });
}

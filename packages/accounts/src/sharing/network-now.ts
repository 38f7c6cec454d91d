import type { deckReports, Orm, saltVotes, submittedDecks } from '@deckwright/database';
import { sql } from 'drizzle-orm';
import type { SiteSecrets } from '../secret.ts';
import { networkHash } from './network.ts';

type NetworkTable = typeof saltVotes | typeof submittedDecks | typeof deckReports;

/**
 * `networkHash` with the current secret. Rows of these tables that have the network under the previous one get it too, so
 * that one network goes on counting as one.
 */
export async function networkNow(
  tables: readonly NetworkTable[],
  orm: Orm,
  { current, previous }: SiteSecrets,
  address: string,
): Promise<string | null> {
  const network = networkHash(current, address);
  const earlier = previous === null ? null : networkHash(previous, address);
  if (earlier !== null)
    for (const table of tables)
      await orm.execute(sql`UPDATE ${table} SET network = ${network} WHERE network = ${earlier}`);
  return network;
}

import { newsletterAddresses } from '@deckwright/database';
import { count, sql } from 'drizzle-orm';
import type { StaffContext } from './index.ts';

export type NewsletterCounts = {
  subscribed: number;
  /** Asked by mail, with time left to answer. */
  waiting: number;
};

export async function newsletterCounts({ orm, now }: StaffContext): Promise<NewsletterCounts> {
  const { subscribedAt, confirmUntil } = newsletterAddresses;
  const [row] = await orm
    .select({
      subscribed: count(subscribedAt),
      waiting:
        sql<number>`count(*) filter (where ${subscribedAt} is null and ${confirmUntil} > ${now()})`.mapWith(
          Number,
        ),
    })
    .from(newsletterAddresses);
  return row ?? { subscribed: 0, waiting: 0 };
}

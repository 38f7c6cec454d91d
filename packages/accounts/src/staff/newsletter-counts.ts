import { newsletterAddresses, newsletterLeaves } from '@deckwright/database';
import { count, gt, sql, sum } from 'drizzle-orm';
import type { StaffContext } from './context.ts';

const DAYS = 30;

export type NewsletterCounts = {
  subscribed: number;
  /** Asked by mail, with time left to answer. */
  waiting: number;
  /** Within the last 30 days, today included. */
  left: number;
};

export async function newsletterCounts({ orm, now }: StaffContext): Promise<NewsletterCounts> {
  const { subscribedAt, confirmUntil } = newsletterAddresses;
  const time = now();
  const waiting = sql<number>`count(*) filter (where ${subscribedAt} is null and ${confirmUntil} > ${time.toISOString()}::timestamptz)`;
  const [row] = await orm
    .select({ subscribed: count(subscribedAt), waiting: waiting.mapWith(Number) })
    .from(newsletterAddresses);
  const before = new Date(time.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const [leaves] = await orm
    .select({ left: sum(newsletterLeaves.leaves).mapWith(Number) })
    .from(newsletterLeaves)
    .where(gt(newsletterLeaves.day, before));
  return { subscribed: row?.subscribed ?? 0, waiting: row?.waiting ?? 0, left: leaves?.left ?? 0 };
}

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Addresses that get the newsletter, or have been asked whether they want it. */
export const newsletterAddresses = pgTable(
  'newsletter_addresses',
  {
    /** In lower case. */
    email: text('email').primaryKey(),
    /** The account that has shown to own the address by opening the link. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    subscribedAt: moment('subscribed_at'),
    /** Of the token in the newest confirmation mail. */
    confirmHash: text('confirm_hash').unique(),
    confirmUntil: moment('confirm_until'),
    /** The account that asked and has not shown to own the address. */
    askedBy: text('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the newest confirmation mail went out. */
    mailedAt: moment('mailed_at').notNull(),
    /** Of the token in every letter, which ends the subscription. */
    leaveHash: text('leave_hash').notNull().unique(),
  },
  (table) => [
    index('newsletter_addresses_by_user').on(table.userId),
    index('newsletter_addresses_by_asker').on(table.askedBy),
    index('newsletter_addresses_waiting').on(table.mailedAt),
  ],
);

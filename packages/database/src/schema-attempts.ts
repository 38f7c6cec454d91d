import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something that can be guessed was tried in a window of time that begins with the first try. */
export const attempts = pgTable(
  'attempts',
  {
    /** Keyed hash of what is tried and by whom. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_by_end').on(table.endsAt)],
);

import { index, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One voter's salt score 0–4 for one card; a second vote replaces the first. */
export const saltVotes = pgTable(
  'salt_votes',
  {
    voter: text('voter').notNull(),
    cardKey: text('card_key').notNull(),
    score: smallint('score').notNull(),
    /** Keyed hash of the network it came from. */
    network: text('network'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.voter, table.cardKey] }),
    index('salt_votes_by_card').on(table.cardKey),
    index('salt_votes_by_network').on(table.network),
  ],
);

import type { Bracket, DeckEntry, DeckRights } from '@deckwright/domain';
import { index, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export type SubmittedDeckStatus = 'pending' | 'accepted' | 'rejected';

/** A deck a visitor gave us, with raw names; resolved by the build like any other deck. */
export const submittedDecks = pgTable(
  'submitted_decks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    commanders: jsonb('commanders').$type<string[]>().notNull(),
    cards: jsonb('cards').$type<DeckEntry[]>().notNull(),
    bracket: smallint('bracket').$type<Bracket>(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    rights: text('rights').$type<DeckRights>().notNull(),
    status: text('status').$type<SubmittedDeckStatus>().notNull().default('pending'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('submitted_decks_by_status').on(table.status, table.createdAt)],
);

/** One voter's salt score 0–4 for one card; a second vote replaces the first. */
export const saltVotes = pgTable(
  'salt_votes',
  {
    voter: text('voter').notNull(),
    cardKey: text('card_key').notNull(),
    score: smallint('score').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.voter, table.cardKey] }),
    index('salt_votes_by_card').on(table.cardKey),
  ],
);

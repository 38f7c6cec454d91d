import type { Bracket, DeckEntry, DeckLicence, DeckRights, ReportReason } from '@deckwright/domain';
import { boolean, index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './schema-accounts.ts';

export type SubmittedDeckStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A deck a player gave us, with the cards' own names; resolved by the build like any other deck. */
export const submittedDecks = pgTable(
  'submitted_decks',
  {
    /** Tells nobody whose it is; the id of the deck among its source's. */
    id: uuid('id').primaryKey().defaultRandom(),
    /** The id in the address of the deck's page. */
    linkId: text('link_id').unique(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the network it was sent from; null once it is withdrawn. */
    network: text('network'),
    name: text('name'),
    showPlayer: boolean('show_player').notNull().default(false),
    commanders: jsonb('commanders').$type<string[]>().notNull(),
    /** The other cards; empty once it is withdrawn. */
    cards: jsonb('cards').$type<DeckEntry[]>().notNull(),
    companion: text('companion'),
    bracket: smallint('bracket').$type<Bracket>(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    licence: text('licence').$type<DeckLicence>(),
    rights: text('rights').$type<DeckRights>().notNull(),
    /** Equal for lists with equal sets of cards and commanders. */
    listHash: text('list_hash'),
    status: text('status').$type<SubmittedDeckStatus>().notNull().default('pending'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its present version was sent. */
    updatedAt: moment('updated_at').notNull().defaultNow(),
    reviewedBy: text('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment('reviewed_at'),
    /** Why it was refused, for the player. */
    reason: text('reason'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('submitted_decks_by_status').on(table.status, table.createdAt),
    index('submitted_decks_by_user').on(table.userId, table.updatedAt),
  ],
);

/** What a reader found wrong with a shared deck. */
export const deckReports = pgTable(
  'deck_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deckId: uuid('deck_id')
      .notNull()
      .references(() => submittedDecks.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note').notNull().default(''),
    /** Who reported it, where signed in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Keyed hash of the reporter's network. */
    network: text('network'),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    closedBy: text('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
  },
  (table) => [index('deck_reports_by_status').on(table.status, table.createdAt)],
);

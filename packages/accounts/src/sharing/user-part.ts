import { deckReports, submittedDecks } from '@deckwright/database';
import { asc, eq } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';
import { toOwnDeck } from './to-own-deck.ts';

/** The decks an account has shared: told on export, gone with the account. */
export function sharingPart(changed: () => void): UserPart {
  return {
    name: 'sharedDecks',
    export: async (orm, { uid }) => {
      const rows = await orm
        .select()
        .from(submittedDecks)
        .where(eq(submittedDecks.userId, uid))
        .orderBy(asc(submittedDecks.createdAt));
      const reports = await orm
        .select({ reason: deckReports.reason, note: deckReports.note, createdAt: deckReports.createdAt })
        .from(deckReports)
        .where(eq(deckReports.userId, uid))
        .orderBy(asc(deckReports.createdAt));
      return {
        decks: rows.map((row) => ({
          ...toOwnDeck(row),
          cards: row.cards,
          companion: row.companion,
          network: row.network,
        })),
        reports: reports.map((report) => ({ ...report, createdAt: report.createdAt.toISOString() })),
      };
    },
    remove: async (orm, { uid }) => {
      await orm.delete(submittedDecks).where(eq(submittedDecks.userId, uid));
      await orm.delete(deckReports).where(eq(deckReports.userId, uid));
      changed();
    },
  };
}

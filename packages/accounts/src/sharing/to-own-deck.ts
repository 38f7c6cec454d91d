import type { submittedDecks } from '@deckwright/database';
import type { OwnDeckRow } from './types.ts';

export type SubmittedDeckRow = typeof submittedDecks.$inferSelect;

export function toOwnDeck(row: SubmittedDeckRow): OwnDeckRow {
  return {
    id: row.linkId ?? '',
    name: row.name,
    showPlayer: row.showPlayer,
    commanders: row.commanders,
    status: row.status,
    reason: row.reason,
    licence: row.licence ?? 'site',
    bracket: row.bracket,
    sharedAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

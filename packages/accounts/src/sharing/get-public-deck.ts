import { submittedDecks, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq } from 'drizzle-orm';
import type { SharingContext } from './types.ts';

/** What a deck's page tells beyond the deck. */
export type PublicDeckRow = { id: string; name: string | null; player: string | null };

/** @throws AppError not-found for a deck that is not shared, or not yet or no longer */
export async function getPublicDeck({ orm }: SharingContext, { id }: { id: string }): Promise<PublicDeckRow> {
  const table = submittedDecks;
  const [row] = await orm
    .select({ name: table.name, showPlayer: table.showPlayer, player: users.name })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(and(eq(table.linkId, id), eq(table.status, 'accepted')));
  if (!row) throw new AppError('not-found', 'No shared deck has this address, or it has been withdrawn.');
  return { id, name: row.name, player: row.showPlayer ? row.player : null };
}

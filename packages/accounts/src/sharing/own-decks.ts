import { submittedDecks } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, desc, eq, ne } from 'drizzle-orm';
import { toOwnDeck } from './to-own-deck.ts';
import type { OwnDeckRow, SharingContext } from './types.ts';

type Owner = { userId: string };

/** All decks of an account, the newest first. */
export async function listOwnDecks({ orm }: SharingContext, { userId }: Owner): Promise<OwnDeckRow[]> {
  const table = submittedDecks;
  const rows = await orm
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.updatedAt), desc(table.id));
  return rows.map(toOwnDeck);
}

/**
 * Deletes the list, its name and where it came from; the next snapshot does not hold the deck. One that is withdrawn
 * already stays so.
 * @throws AppError not-found for a deck the account has not shared
 */
export async function withdrawDeck(
  ctx: SharingContext,
  { userId, id }: Owner & { id: string },
): Promise<OwnDeckRow> {
  const table = submittedDecks;
  const own = and(eq(table.linkId, id), eq(table.userId, userId));
  const [stored] = await ctx.orm
    .update(table)
    .set({
      status: 'withdrawn',
      withdrawnAt: ctx.now(),
      cards: [],
      companion: null,
      network: null,
      name: null,
      showPlayer: false,
      listHash: null,
    })
    .where(and(own, ne(table.status, 'withdrawn')))
    .returning();
  if (stored) {
    ctx.changed();
    return toOwnDeck(stored);
  }
  const [row] = await ctx.orm.select().from(table).where(own);
  if (!row) throw new AppError('not-found', 'You haven’t shared that deck.');
  return toOwnDeck(row);
}

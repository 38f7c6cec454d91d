import { saltVotes } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { SaltContext } from './context.ts';
import { userVoter, voterName } from './device-token.ts';
import { holdUser } from './vote.ts';

/** A statement can have at most 65,535 parameters. */
const ROWS_AT_ONCE = 5000;

/**
 * Moves the votes of a device to an account; if both voted on a card, the account's vote wins. Returns the number of
 * moved votes. @throws AppError unauthenticated for an invalid token or account.
 */
export async function moveDeviceVotes(
  ctx: SaltContext,
  { uid, device }: { uid: string; device: string },
): Promise<number> {
  const from = await voterName(ctx, { device });
  const voter = userVoter(uid);
  const adopted = await ctx.orm.transaction(async (transaction) => {
    await holdUser(transaction, uid);
    // In one transaction, so that a concurrent vote is either moved or stays with the device.
    const taken = await transaction.delete(saltVotes).where(eq(saltVotes.voter, from)).returning();
    let stored = 0;
    for (let first = 0; first < taken.length; first += ROWS_AT_ONCE) {
      const rows = taken.slice(first, first + ROWS_AT_ONCE).map((vote) => ({ ...vote, voter }));
      const added = await transaction
        .insert(saltVotes)
        .values(rows)
        .onConflictDoNothing()
        .returning({ cardKey: saltVotes.cardKey });
      stored += added.length;
    }
    return { taken: taken.length, stored };
  });
  if (adopted.taken > 0) ctx.changed();
  return adopted.stored;
}

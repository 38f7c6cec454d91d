import { saltVotes } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { SaltContext } from './context.ts';
import { userVoter, voterName } from './device.ts';
import { holdUser } from './vote.ts';

/** A statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 5000;

/**
 * Gives the votes of a device to an account; where both have voted on a card the account's own vote stays. How many
 * came over. @throws AppError unauthenticated for nobody's token or account.
 */
export async function adoptDevice(
  ctx: SaltContext,
  { uid, device }: { uid: string; device: string },
): Promise<number> {
  const from = await voterName(ctx, { device });
  const voter = userVoter(uid);
  const adopted = await ctx.orm.transaction(async (transaction) => {
    await holdUser(transaction, uid);
    // Taken and given in one transaction: what is voted meanwhile is either among these or stays the device's.
    const taken = await transaction.delete(saltVotes).where(eq(saltVotes.voter, from)).returning();
    let kept = 0;
    for (let first = 0; first < taken.length; first += ROWS_AT_ONCE) {
      const rows = taken.slice(first, first + ROWS_AT_ONCE).map((vote) => ({ ...vote, voter }));
      const added = await transaction
        .insert(saltVotes)
        .values(rows)
        .onConflictDoNothing()
        .returning({ cardKey: saltVotes.cardKey });
      kept += added.length;
    }
    return { taken: taken.length, kept };
  });
  if (adopted.taken > 0) ctx.changed();
  return adopted.kept;
}

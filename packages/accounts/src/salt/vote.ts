import { type Orm, saltVotes, users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { and, eq } from 'drizzle-orm';
import { networkNow } from '../sharing/network-now.ts';
import type { SaltContext, Voter } from './context.ts';
import { voterName } from './device-token.ts';

const HIGHEST = 4;

/**
 * Sets a voter's vote on a card, replacing an earlier one; a single row even with concurrent calls.
 * @throws AppError invalid-argument for an invalid score, unauthenticated for an invalid token or account.
 */
export async function castVote(
  ctx: SaltContext,
  { voter, cardKey, score, address }: { voter: Voter; cardKey: string; score: number; address: string },
): Promise<void> {
  if (!Number.isInteger(score) || score < 0 || score > HIGHEST)
    throw new AppError('invalid-argument', `A vote is a whole number from 0 to ${HIGHEST}.`);
  const name = await voterName(ctx, voter);
  const network = await networkNow([saltVotes], ctx.orm, await ctx.secrets(), address);
  await ctx.orm.transaction(async (transaction) => {
    if ('uid' in voter) await holdUser(transaction, voter.uid);
    const updatedAt = ctx.now();
    await transaction
      .insert(saltVotes)
      .values({ voter: name, cardKey, score, network, updatedAt })
      .onConflictDoUpdate({
        target: [saltVotes.voter, saltVotes.cardKey],
        set: { score, network, updatedAt },
      });
  });
  ctx.changed();
}

/** Removes a vote; returns whether there was one. @throws AppError unauthenticated for an invalid token. */
export async function withdrawVote(
  ctx: SaltContext,
  { voter, cardKey }: { voter: Voter; cardKey: string },
): Promise<boolean> {
  const name = await voterName(ctx, voter);
  const gone = await ctx.orm
    .delete(saltVotes)
    .where(and(eq(saltVotes.voter, name), eq(saltVotes.cardKey, cardKey)))
    .returning({ cardKey: saltVotes.cardKey });
  if (gone.length > 0) ctx.changed();
  return gone.length > 0;
}

/** A concurrent deletion of the account must not leave a vote behind. */
export async function holdUser(orm: Pick<Orm, 'select'>, uid: string): Promise<void> {
  const [user] = await orm.select({ id: users.id }).from(users).where(eq(users.id, uid)).for('key share');
  if (!user) throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
}

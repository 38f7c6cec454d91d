import { type Orm, saltVotes } from '@deckwright/database';
import { desc, eq } from 'drizzle-orm';
import type { OwnVote, SaltContext, Voter } from './context.ts';
import { voterName } from './device-token.ts';

/** Newest first. @throws AppError unauthenticated for an invalid token. */
export async function listOwnVotes(ctx: SaltContext, { voter }: { voter: Voter }): Promise<OwnVote[]> {
  return findOwnVotes(ctx.orm, await voterName(ctx, voter));
}

export async function findOwnVotes(orm: Orm, voter: string): Promise<OwnVote[]> {
  const { cardKey, score, updatedAt } = saltVotes;
  const rows = await orm
    .select({ cardKey, score, updatedAt })
    .from(saltVotes)
    .where(eq(saltVotes.voter, voter))
    .orderBy(desc(updatedAt), cardKey);
  return rows.map((row) => ({
    cardKey: row.cardKey,
    score: row.score,
    votedAt: row.updatedAt.toISOString(),
  }));
}

import { saltVotes, users } from '@deckwright/database';
import { and, count, countDistinct, desc, eq, gte, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { SaltContext } from './context.ts';

/** The votes of one network; `network` is its keyed hash, `mean` that of its scores. */
export type VotingNetwork = { network: string; votes: number; voters: number; cards: number; mean: number };

const MAX_NETWORKS = 20;

/** The networks with the most votes since a time, most first. */
export async function listVotingNetworks(
  { orm }: Pick<SaltContext, 'orm'>,
  { since }: { since: Date },
): Promise<VotingNetwork[]> {
  const { network, voter, cardKey, score, updatedAt } = saltVotes;
  const rows = await orm
    .select({
      network,
      votes: count(),
      voters: countDistinct(voter),
      cards: countDistinct(cardKey),
      mean: sql<string>`round(avg(${score}), 2)`,
    })
    .from(saltVotes)
    .where(and(isNotNull(network), gte(updatedAt, since)))
    .groupBy(network)
    .orderBy(desc(count()), network)
    .limit(MAX_NETWORKS);
  return rows.flatMap((row) =>
    row.network === null ? [] : [{ ...row, network: row.network, mean: Number(row.mean) }],
  );
}

/** Removes the votes of a network, except those of accounts with a verified address; returns their number. */
export async function removeNetwork(
  { orm, changed }: Pick<SaltContext, 'orm' | 'changed'>,
  { network }: { network: string },
): Promise<number> {
  const proven = orm
    .select({ voter: sql<string>`'user:' || ${users.id}` })
    .from(users)
    .where(eq(users.emailVerified, true));
  const gone = await orm
    .delete(saltVotes)
    .where(and(eq(saltVotes.network, network), notInArray(saltVotes.voter, proven)))
    .returning({ cardKey: saltVotes.cardKey });
  if (gone.length > 0) changed();
  return gone.length;
}

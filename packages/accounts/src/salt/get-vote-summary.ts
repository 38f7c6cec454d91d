import { saltVotes } from '@deckwright/database';
import { count, countDistinct, max, sql } from 'drizzle-orm';
import type { SaltContext } from './context.ts';

/** Summary of all votes; `newest` is an ISO time in UTC, null without votes. */
export type VoteSummary = {
  votes: number;
  voters: { accounts: number; devices: number };
  cards: number;
  newest: string | null;
};

export async function getVoteSummary({ orm }: Pick<SaltContext, 'orm'>): Promise<VoteSummary> {
  const { voter, cardKey, updatedAt } = saltVotes;
  const [row] = await orm
    .select({
      votes: count(),
      accounts: sql<string>`count(distinct ${voter}) filter (where ${voter} like 'user:%')`,
      voters: countDistinct(voter),
      cards: countDistinct(cardKey),
      newest: max(updatedAt),
    })
    .from(saltVotes);
  const accounts = Number(row?.accounts ?? 0);
  return {
    votes: row?.votes ?? 0,
    voters: { accounts, devices: (row?.voters ?? 0) - accounts },
    cards: row?.cards ?? 0,
    newest: row?.newest?.toISOString() ?? null,
  };
}

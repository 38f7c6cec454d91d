import { saltVotes } from '@deckwright/database';
import { count, countDistinct, max } from 'drizzle-orm';
import type { StaffContext } from './context.ts';

export type VoteCounts = {
  votes: number;
  cards: number;
  voters: number;
  /** ISO moment of the newest vote, or null where there is none. */
  newest: string | null;
};

export async function voteCounts({ orm }: StaffContext): Promise<VoteCounts> {
  const { voter, cardKey, updatedAt } = saltVotes;
  const [row] = await orm
    .select({
      votes: count(),
      cards: countDistinct(cardKey),
      voters: countDistinct(voter),
      newest: max(updatedAt),
    })
    .from(saltVotes);
  const { votes = 0, cards = 0, voters = 0, newest = null } = row ?? {};
  return { votes, cards, voters, newest: newest?.toISOString() ?? null };
}

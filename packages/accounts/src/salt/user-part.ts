import { saltVotes } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';
import { userVoter } from './device-token.ts';
import { votesOf } from './list-own-votes.ts';

type Options = {
  /** The name of a card; null if it is no longer in the catalog. */
  nameOf: (cardKey: string) => string | null;
  /** Called after votes were deleted. */
  changed: () => void;
};

/** The votes of an account, which are exported and deleted with it. */
export function saltPart({ nameOf, changed }: Options): UserPart {
  return {
    name: 'saltVotes',
    export: async (orm, { uid }) => {
      const votes = await votesOf(orm, userVoter(uid));
      return votes.map(({ cardKey, score, votedAt }) => ({
        card: nameOf(cardKey) ?? cardKey,
        score,
        votedAt,
      }));
    },
    remove: async (orm, { uid }) => {
      await orm.delete(saltVotes).where(eq(saltVotes.voter, userVoter(uid)));
      changed();
    },
  };
}

import { saltVotes } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';
import { userVoter } from './device-token.ts';
import { findOwnVotes } from './list-own-votes.ts';

type Options = {
  /** The name of a card; null if it is no longer in the catalog. */
  getName: (cardKey: string) => string | null;
  /** Called after votes were deleted. */
  changed: () => void;
};

/** The votes of an account, which are exported and deleted with it. */
export function saltPart({ getName, changed }: Options): UserPart {
  return {
    name: 'saltVotes',
    export: async (orm, { uid }) => {
      const votes = await findOwnVotes(orm, userVoter(uid));
      return votes.map(({ cardKey, score, votedAt }) => ({
        card: getName(cardKey) ?? cardKey,
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

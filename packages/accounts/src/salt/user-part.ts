import { saltVotes } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { UserPart } from '../user-part.ts';
import { userVoter } from './device.ts';
import { votesOf } from './own-votes.ts';

type Options = {
  /** What a card is called; null for one that is in the catalogue no more. */
  nameOf: (cardKey: string) => string | null;
  /** After votes have gone. */
  changed: () => void;
};

/** The votes of an account: told on export, gone with it. */
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

import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { PageHead } from './page.ts';

/**
 * Cards by salt, 100 per answer, in one list `salt`; `corpus` describes the votes. Entries have `rank` and
 * `saltVotes`. Empty without votes and imported scores.
 */
export const SaltPage = PageHead.extend({
  /** Number of cards with a score, and of all votes on them. */
  numCards: Count,
  numVotes: Count,
  page: Place,
  pages: Count,
  lists: z.array(CardList),
}).meta({ id: 'SaltPage' });
export type SaltPage = z.infer<typeof SaltPage>;

import { z } from 'zod';
import { CardList } from './card-entry.ts';
import { Count, Place } from './figures.ts';
import { PageHead } from './page.ts';

/**
 * Cards by salt, 100 an answer, in one list `salt`; `corpus` names the votes. Entries carry `rank` and `salt_votes`.
 * Empty without a vote and without imported scores.
 */
export const SaltPage = PageHead.extend({
  /** Cards with a score, and the votes on all of them. */
  num_cards: Count,
  num_votes: Count,
  page: Place,
  pages: Count,
  lists: z.array(CardList),
}).meta({ id: 'SaltPage' });
export type SaltPage = z.infer<typeof SaltPage>;

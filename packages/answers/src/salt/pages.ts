import { readQueryValues, SALT_QUERY, SALT_VOTE_QUERY } from '@deckwright/contract';
import { SaltPage, SaltVotePage } from '@deckwright/contract/schemas';
import { definePage } from '../page/index.ts';
import { saltPage } from './salt-page.ts';
import { saltVotePage } from './salt-vote-page.ts';

/** Must come before the card lists, whose path parameter would match `/top/salt`. */
export const SALT_PAGES = {
  salt: definePage({
    path: '/top/salt',
    query: SALT_QUERY,
    shape: SaltPage,
    find: (context, _params, query) => {
      const { page } = readQueryValues(SALT_QUERY, query).values;
      return { key: `/top/salt ${page}`, make: () => saltPage(context, page) };
    },
  }),
  saltVote: definePage({
    path: '/salt',
    query: SALT_VOTE_QUERY,
    shape: SaltVotePage,
    find: (context, _params, query) => {
      const { page, colors } = readQueryValues(SALT_VOTE_QUERY, query).values;
      return {
        key: `/salt ${colors ?? ''} ${page}`,
        make: () => saltVotePage(context, { page, colors }),
      };
    },
  }),
};

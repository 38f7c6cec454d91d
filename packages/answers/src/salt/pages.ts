import { SaltPage, SaltVotePage } from '@deckwright/api-client/schemas';
import { z } from 'zod';
import { definePage } from '../page/define-page.ts';
import { pageNumber } from '../page/read-query.ts';
import { saltPage } from './salt-page.ts';
import { saltVotePage } from './salt-vote-page.ts';

/** Before the lists of cards: a page by parameter would take `/top/salt`. */
export const SALT_PAGES = {
  salt: definePage({
    path: '/top/salt',
    summary: 'Cards by salt score, 100 an answer',
    query: z.object({ page: z.string().optional() }),
    shape: SaltPage,
    problems: { 400: 'The page is no number.' },
    find: (context, _params, query) => {
      const page = pageNumber(query);
      return { key: `/top/salt ${page}`, make: () => saltPage(context, page) };
    },
  }),
  saltVote: definePage({
    path: '/salt',
    summary: 'Cards to vote on, most decks first, 100 an answer',
    query: z.object({
      page: z.string().optional(),
      colors: z.string().optional().meta({ description: 'white … green, colorless or multicolor' }),
    }),
    shape: SaltVotePage,
    problems: { 400: 'The page is no number, or the colors are none.' },
    find: (context, _params, query) => {
      const page = pageNumber(query);
      const colors = query.get('colors') || null;
      return {
        key: `/salt ${colors ?? ''} ${page}`,
        make: () => saltVotePage(context, { page, colors }),
      };
    },
  }),
};

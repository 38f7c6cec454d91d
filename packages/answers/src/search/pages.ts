import { SearchPage } from '@deckwright/api-client/schemas';
import { z } from 'zod';
import { definePage } from '../page/define-page.ts';
import { pageNumber } from '../page/read-query.ts';
import { searchPage } from './search-page.ts';

/** What the query language takes, for those who call it. */
export const QUERY_LANGUAGE =
  'A query such as t:elf id<=bg mv<=2; by name, color, type, text, price, decks … as explained on /search';

export const SEARCH_PAGES = {
  search: definePage({
    path: '/search',
    summary: 'The cards that a query finds, 60 an answer',
    query: z.object({
      q: z.string().optional().meta({ description: QUERY_LANGUAGE }),
      page: z.string().optional(),
    }),
    shape: SearchPage,
    problems: { 400: 'The page is no number.' },
    isSearch: true,
    find: (context, _params, query) => {
      const page = pageNumber(query);
      const q = (query.get('q') ?? '').trim();
      return { key: null, make: () => searchPage(context, q, page) };
    },
  }),
};

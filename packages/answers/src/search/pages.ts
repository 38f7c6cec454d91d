import { readAsked, SEARCH_QUERY } from '@deckwright/contract';
import { SearchPage } from '@deckwright/contract/schemas';
import { definePage } from '../page/define-page.ts';
import { searchPage } from './search-page.ts';

export const SEARCH_PAGES = {
  search: definePage({
    path: '/search',
    summary: 'The cards that a query finds, 60 per answer',
    query: SEARCH_QUERY,
    shape: SearchPage,
    problems: { 400: 'The page is not a number.' },
    isSearch: true,
    find: (context, _params, query) => {
      const { q, page } = readAsked(SEARCH_QUERY, query).asked;
      return { key: null, make: () => searchPage(context, q, page) };
    },
  }),
};

import { readQueryValues, SEARCH_QUERY } from '@deckwright/contract';
import { SearchPage } from '@deckwright/contract/schemas';
import { definePage } from '../page/index.ts';
import { searchPage } from './search-page.ts';

export const SEARCH_PAGES = {
  search: definePage({
    path: '/search',
    query: SEARCH_QUERY,
    shape: SearchPage,
    isSearch: true,
    find: (context, _params, query) => {
      const { q, page } = readQueryValues(SEARCH_QUERY, query).values;
      return { key: null, make: () => searchPage(context, q, page) };
    },
  }),
};

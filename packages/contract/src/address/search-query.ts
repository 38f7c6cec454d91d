import { PAGE } from './page-key.ts';
import { formEscape, lenient, textKey } from './query-key.ts';
import { VIEW_QUERY } from './view-query.ts';

/** Not sorted: the words come first, for readability. */
export const SEARCH_QUERY = {
  q: textKey('q', {
    description:
      'A query such as `t:elf id<=bg mv<=2`: by name, color, type, text, price, decks and more, as explained on /search',
    escape: formEscape,
  }),
  page: PAGE,
};

/** A search and its view settings; invalid values count as absent. */
export const SEARCH_VIEW_QUERY = { ...SEARCH_QUERY, page: lenient(PAGE), view: VIEW_QUERY.view };

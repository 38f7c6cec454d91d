import {
  PRINTS_QUERY,
  parseListQuery,
  printQueryValues,
  readQueryValues,
  SET_QUERY,
  SETS_QUERY,
  toQueryValues,
} from '@deckwright/contract';
import { SetPage, SetsPage } from '@deckwright/contract/schemas';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import { asWritten, definePage } from '../page/index.ts';
import { setIndex } from './set-index.ts';
import { setPage } from './set-page.ts';
import { setsPage } from './sets-page.ts';

export const SET_PAGES = {
  sets: definePage({
    path: '/sets',
    query: SETS_QUERY,
    shape: SetsPage,
    find: (context, _params, query) => {
      const { type, q } = readQueryValues(SETS_QUERY, query).values;
      return { key: q === '' ? `/sets ${type}` : null, make: () => setsPage(context, { type, q }) };
    },
  }),
  set: definePage({
    path: '/sets/{slug}',
    query: SET_QUERY,
    shape: SetPage,
    find: (context, { slug }, query) => {
      const sets = setIndex(context.snapshot);
      const known = sets.get(slug.toLowerCase());
      if (!known) {
        const pages = [...sets.values()].map(({ set }) => ({ label: set.name, url: `/sets/${set.code}` }));
        const message = `No set has the code "${slug.slice(0, 100)}".`;
        throw new UnknownNameError(message, nearestWords(pages, slug, 'set'));
      }
      const { code } = known.set;
      const { prints } = readQueryValues(PRINTS_QUERY, query).values;
      const { filters, warnings } = parseListQuery(query);
      return {
        key: `/sets/${code}${printQueryValues(SET_QUERY, { ...toQueryValues(filters), prints })} ${warnings.join(' ')}`,
        ...(code === slug ? {} : { movedTo: `/sets/${code}${asWritten(query)}` }),
        make: () => setPage(context, known, { filters, prints, warnings }),
      };
    },
  }),
};

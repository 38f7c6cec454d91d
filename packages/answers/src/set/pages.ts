import { parseListQuery, printListQuery } from '@deckwright/api-client';
import { SetPage, SetPrints, SetsPage, SetType } from '@deckwright/api-client/schemas';
import { z } from 'zod';
import { definePage } from '../page/define-page.ts';
import { nearestWords } from '../page/nearest-words.ts';
import { asWritten, choice, LIST_PROBLEMS, WINDOW_QUERY } from '../page/read-query.ts';
import { UnknownNameError } from '../page/unknown-name-error.ts';
import { setIndex } from './set-index.ts';
import { setPage } from './set-page.ts';
import { setsPage } from './sets-page.ts';

const LONGEST_SEARCH = 100;

export const SET_PAGES = {
  sets: definePage({
    path: '/sets',
    summary: 'All sets by year, newest first',
    query: z.object({ type: SetType.optional(), q: z.string().optional() }),
    shape: SetsPage,
    problems: LIST_PROBLEMS,
    find: ({ snapshot }, _params, query) => {
      const type = choice(query, 'type', SetType.options, 'all');
      const q = (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
      return { key: q === '' ? `/sets ${type}` : null, make: () => setsPage(snapshot, { type, q }) };
    },
  }),
  set: definePage({
    path: '/sets/{slug}',
    summary: 'A set by its code in lower case: its commanders and cards by the decks that play them',
    query: WINDOW_QUERY.extend({ prints: SetPrints.optional() }),
    shape: SetPage,
    problems: { ...LIST_PROBLEMS, 404: 'No set has this code; the nearest come with the answer.' },
    find: (context, { slug }, query) => {
      const sets = setIndex(context.snapshot);
      const known = sets.get(slug.toLowerCase());
      if (!known) {
        const pages = [...sets.values()].map(({ set }) => ({ label: set.name, url: `/sets/${set.code}` }));
        const message = `No set has the code "${slug.slice(0, 100)}".`;
        throw new UnknownNameError(message, nearestWords(pages, slug, 'set'));
      }
      const { code } = known.set;
      const prints = choice(query, 'prints', SetPrints.options, 'all');
      const { filters, warnings } = parseListQuery(query);
      return {
        key: `/sets/${code}${printListQuery(filters, 1, { prints })} ${warnings.join(' ')}`,
        ...(code === slug ? {} : { movedTo: `/sets/${code}${asWritten(query)}` }),
        make: () => setPage(context, known, { filters, prints, warnings }),
      };
    },
  }),
};

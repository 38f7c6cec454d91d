import { parseDeckQuery } from '@deckwright/api-client';
import { LandsPage } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug, identitySlug } from '@deckwright/domain';
import { z } from 'zod';
import type { ViewContext } from '../card/card-view-json.ts';
import { type Answer, definePage } from '../page/define-page.ts';
import { asWritten, LIST_PROBLEMS } from '../page/read-query.ts';
import { type LandsForm, landsPage } from './lands-page.ts';

const RANGE_QUERY = z.object({ range: z.enum(['week', 'month', 'year']).optional() });
const FORM_QUERY = RANGE_QUERY.extend({
  mana: z.string().optional().meta({ description: 'Average mana value, in place of the decks’ own' }),
  cheap: z
    .string()
    .optional()
    .meta({ description: 'Cheap cards that ramp or draw, in place of the decks’ own' }),
  cap: z.string().optional().meta({ description: 'Most dollars for all nonbasic lands' }),
});

const EMPTY_FORM: LandsForm = { mana: null, cheap: null, cap: null };

/** What each field of the form may hold. */
const FIELDS = {
  mana: { most: 16, form: /^\d{1,2}(\.\d{1,2})?$/, words: 'an average mana value such as 3.2' },
  cheap: { most: 99, form: /^\d{1,2}$/, words: 'a number of cards such as 14' },
  cap: { most: 1_000_000, form: /^\d{1,7}(\.\d{1,2})?$/, words: 'an amount in dollars such as 50' },
} as const;

export const LAND_PAGES = {
  lands: definePage({
    path: '/lands',
    summary: 'Land cycles and land counts over all decks',
    query: RANGE_QUERY,
    shape: LandsPage,
    problems: LIST_PROBLEMS,
    find: (context, _params, query) => findLands(context, null, EMPTY_FORM, query),
  }),
  landBase: definePage({
    path: '/lands/{slug}',
    summary: 'Lands of a color combination such as azorius, with a recommended land base',
    query: FORM_QUERY,
    shape: LandsPage,
    problems: { ...LIST_PROBLEMS, 404: 'No color combination has this name.' },
    find: (context, { slug }, query) => {
      const identity = identityFromSlug(slug.toLowerCase());
      if (identity === null) {
        const message = `No color combination is called "${slug.slice(0, 50)}". They are listed at /lands.`;
        throw new AppError('not-found', message);
      }
      const canonical = identitySlug(identity);
      if (slug !== canonical) return { movedTo: `/lands/${canonical}${asWritten(query)}` };
      const form = {
        mana: numberIn(query, 'mana'),
        cheap: numberIn(query, 'cheap'),
        cap: numberIn(query, 'cap'),
      };
      return findLands(context, identity, form, query);
    },
  }),
};

function findLands(
  context: ViewContext,
  identity: number | null,
  form: LandsForm,
  query: URLSearchParams,
): Answer<LandsPage> {
  const { range } = parseDeckQuery(query).filters;
  return {
    key: `/lands ${identity} ${range} ${Object.values(form).join(' ')}`,
    make: () => landsPage(context, { identity, range, form }),
  };
}

/** Null where the field is not given. @throws AppError invalid-argument */
function numberIn(query: URLSearchParams, field: keyof typeof FIELDS): number | null {
  const text = (query.get(field) ?? '').trim();
  if (text === '') return null;
  const { form, most, words } = FIELDS[field];
  if (form.test(text) && Number(text) <= most) return Number(text);
  throw new AppError('invalid-argument', `${field}=${text.slice(0, 20)} cannot be read; write ${words}.`);
}

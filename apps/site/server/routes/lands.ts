import { type LandsForm, landsPage } from '@deckwright/answers';
import { parseDeckQuery } from '@deckwright/api-client';
import { LandsPage } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug, identitySlug } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';

const RangeQuery = z.object({ range: z.enum(['week', 'month', 'year']).optional() });
const FormQuery = RangeQuery.extend({
  mana: z.string().optional().meta({ description: 'Average mana value, in place of the decks’ own' }),
  cheap: z
    .string()
    .optional()
    .meta({ description: 'Cheap cards that ramp or draw, in place of the decks’ own' }),
  cap: z.string().optional().meta({ description: 'Most dollars for all nonbasic lands' }),
});

/** What each field of the form may hold. */
const FIELDS = {
  mana: { most: 16, form: /^\d{1,2}(\.\d{1,2})?$/, words: 'an average mana value such as 3.2' },
  cheap: { most: 99, form: /^\d{1,2}$/, words: 'a number of cards such as 14' },
  cap: { most: 1_000_000, form: /^\d{1,7}(\.\d{1,2})?$/, words: 'an amount in dollars such as 50' },
} as const;

export function landRoutes(api: Api): void {
  for (const path of ['/data/pages/lands', '/data/pages/lands.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Land cycles and land counts over all decks',
        tags: ['Pages'],
        query: RangeQuery,
        answer: LandsPage,
        problems: { 400: 'The query cannot be read.' },
      },
      (c) => answerLands(c, null),
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/lands/{slug}',
      summary: 'Lands of a color combination such as azorius, with a recommended land base',
      tags: ['Pages'],
      params: z.object({ slug: z.string() }),
      query: FormQuery,
      answer: LandsPage,
      problems: { 400: 'The query cannot be read.', 404: 'No color combination has this name.' },
    },
    (c) => {
      const slug = slugOf(c);
      const identity = identityFromSlug(slug.toLowerCase());
      if (identity === null) {
        const message = `No color combination is called "${slug.slice(0, 50)}". They are listed at /lands.`;
        throw new AppError('not-found', message);
      }
      const canonical = identitySlug(identity);
      if (slug === canonical) return answerLands(c, identity);
      return redirectTo(c, `/data/pages/lands/${canonical}${new URL(c.req.url).search}`);
    },
  );
}

function answerLands(c: ApiContext, identity: number | null): Promise<Response> {
  const query = new URL(c.req.url).searchParams;
  const { range } = parseDeckQuery(query).filters;
  const form: LandsForm =
    identity === null
      ? { mana: null, cheap: null, cap: null }
      : { mana: numberIn(query, 'mana'), cheap: numberIn(query, 'cheap'), cap: numberIn(query, 'cap') };
  const key = `/data/pages/lands ${identity} ${range} ${Object.values(form).join(' ')}`;
  return respondDocument(c, key, () => landsPage(c.var.view, { identity, range, form }));
}

/** Null where the field is not given. @throws AppError invalid-argument */
function numberIn(query: URLSearchParams, field: keyof typeof FIELDS): number | null {
  const text = (query.get(field) ?? '').trim();
  if (text === '') return null;
  const { form, most, words } = FIELDS[field];
  if (form.test(text) && Number(text) <= most) return Number(text);
  throw new AppError('invalid-argument', `${field}=${text.slice(0, 20)} cannot be read; write ${words}.`);
}

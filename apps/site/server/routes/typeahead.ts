import { cardOption, commanderOptions, searchOptions, setOption } from '@deckwright/answers';
import type { TypeaheadList } from '@deckwright/contract';
import { SearchOptions } from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { AppError, canPair } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, respondDocument } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';

const Among = z.enum(['cards', 'commanders', 'partners', 'sets']);
const MAX_OPTIONS = 100;
const DEFAULT_OPTIONS = 20;

export function typeaheadRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/typeahead',
      summary: 'Cards, commanders, sets, tags and pages for what is typed, best match first',
      tags: ['Search'],
      query: z.object({
        q: z.string().meta({ description: 'What is typed', example: 'sol r' }),
        starts: z.string().optional().meta({
          description:
            'Where the second and later words begin in a q without spaces, ascending, by commas: 3 for solring as “sol ring”, 3,7 for three words',
        }),
        among: Among.optional().meta({ description: 'Only this kind' }),
        limit: z.string().optional().meta({ description: 'Maximum number of options, 1 to 100; default 20' }),
      }),
      answer: wireSchema(SearchOptions),
      problems: { 400: 'q is missing, or starts, among or limit cannot be read.' },
    },
    async (c) => {
      const query = c.req.query('q');
      if (query === undefined)
        throw new AppError('invalid-argument', 'q is missing: /api/typeahead?q=sol+ring');
      await c.var.snapshot.ready('typeahead');
      c.header('Cache-Control', 'public, no-cache');
      return c.json(
        toWire(
          searchOptions(c.var.view, spaced(query, c.req.query('starts')), {
            among: readAmong(c),
            limit: readLimit(c),
          }),
        ),
      );
    },
  );
  list(api, '/static/typeahead', 'All cards', (c) =>
    c.var.snapshot.cards.map((card) => cardOption(card, c.var.view.imageHost)),
  );
  list(api, '/static/typeahead/commanders', 'Commanders with at least one deck, most decks first', (c) =>
    commanderOptions(c.var.snapshot, c.var.view.imageHost),
  );
  list(api, '/static/typeahead/partners', 'Cards that can be one of two commanders', (c) =>
    c.var.snapshot.cards
      .filter((card) => canPair(card.lead))
      .map((card) => cardOption(card, c.var.view.imageHost)),
  );
  list(api, '/static/typeahead/sets', 'All sets, newest first', (c) => c.var.snapshot.sets.map(setOption));
}

function list(api: Api, path: string, summary: string, build: (c: ApiContext) => SearchOptions): void {
  defineRoute(
    api,
    { method: 'get', path, summary, tags: ['Search'], answer: wireSchema(SearchOptions) },
    (c) => respondDocument(c, path, () => toWire(build(c))),
  );
}

/** The query with spaces where its words begin. */
function spaced(query: string, starts: string | undefined): string {
  if (starts === undefined) return query;
  const positions = /^\d{1,4}(,\d{1,4})*$/.test(starts) ? starts.split(',').map(Number) : [];
  const isAscending = positions.every(
    (index, at) => index > (positions[at - 1] ?? 0) && index < query.length,
  );
  if (positions.length === 0 || !isAscending)
    throw new AppError(
      'invalid-argument',
      `starts=${starts.slice(0, 50)} is not a list of ascending places within q, such as 3,7.`,
    );
  return [0, ...positions].map((start, at) => query.slice(start, positions[at])).join(' ');
}

function readAmong(c: ApiContext): TypeaheadList | null {
  const text = c.req.query('among');
  if (text === undefined) return null;
  const among = Among.safeParse(text);
  if (among.success) return among.data;
  throw new AppError(
    'invalid-argument',
    `among=${text.slice(0, 50)} is not recognized; use one of ${Among.options.join(', ')}.`,
  );
}

function readLimit(c: ApiContext): number {
  const text = c.req.query('limit') ?? `${DEFAULT_OPTIONS}`;
  if (!/^[1-9]\d{0,2}$/.test(text) || Number(text) > MAX_OPTIONS)
    throw new AppError(
      'invalid-argument',
      `limit=${text.slice(0, 50)} is not a whole number from 1 to ${MAX_OPTIONS}.`,
    );
  return Number(text);
}

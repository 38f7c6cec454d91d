import { SearchOptions } from '@deckwright/api-client/schemas';
import { AppError, canPair } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { cardOption, commanderOptions, searchOptions, setOption } from '../documents/search-options.ts';
import { type Api, type ApiContext, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';

export function typeaheadRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/typeahead',
      summary: 'Cards, commanders and sets for what is typed, best match first',
      tags: ['Search'],
      query: z.object({ q: z.string() }),
      answer: SearchOptions,
      problems: { 400: 'q is missing.' },
    },
    (c) => {
      const query = c.req.query('q');
      if (query === undefined)
        throw new AppError('invalid-argument', 'q is missing: /api/typeahead?q=sol+ring');
      c.header('Cache-Control', 'public, no-cache');
      return c.json(searchOptions(c.var.snapshot, query, c.var.view.imageHost));
    },
  );
  list(api, '/static/typeahead', 'All cards', (c) =>
    c.var.snapshot.cards.map((card) => cardOption(card, c.var.view.imageHost)),
  );
  list(api, '/static/typeahead/commanders', 'Commanders that lead a deck, most decks first', (c) =>
    commanderOptions(c.var.snapshot, c.var.view.imageHost),
  );
  list(api, '/static/typeahead/partners', 'Cards that may be one of two commanders', (c) =>
    c.var.snapshot.cards
      .filter((card) => canPair(card.lead))
      .map((card) => cardOption(card, c.var.view.imageHost)),
  );
  list(api, '/static/typeahead/sets', 'All sets, newest first', (c) => c.var.snapshot.sets.map(setOption));
}

function list(api: Api, path: string, summary: string, build: (c: ApiContext) => SearchOptions): void {
  defineRoute(api, { method: 'get', path, summary, tags: ['Search'], answer: SearchOptions }, (c) =>
    respondDocument(c, path, () => build(c)),
  );
}

import { cardAt, cardEntries, cardNames, createAnswers, fullCardDocument } from '@deckwright/answers';
import {
  CardDocument,
  CardEntries,
  CardNames,
  CardsAnswer,
  CardsRequest,
} from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { z } from '@hono/zod-openapi';
import { type Api, redirectTo, respondDocument } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';

export function cardRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/cards/{slug}',
      summary: 'One card',
      tags: ['Cards'],
      params: z.object({
        slug: z
          .string()
          .meta({ description: 'Slug of the card, with or without `.json`', example: 'sol-ring' }),
      }),
      answer: wireSchema(CardDocument),
      problems: { 404: 'No card has this slug; the nearest names come with the answer.' },
    },
    (c) => {
      const { snapshot, view } = c.var;
      const found = cardAt(snapshot, (c.req.param('slug') ?? '').replace(/\.json$/, ''));
      const target = snapshot.cards[found.card]?.slug ?? '';
      if (!found.canonical) return redirectTo(c, `/data/cards/${target}`);
      return respondDocument(c, `/data/cards/${target}`, () => toWire(fullCardDocument(view, found.card)));
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/v1/entries/{slug}',
      summary: 'A card, or the two cards of a pair, as lists show them',
      description: 'Example, in the data of the sample: `/api/v1/entries/sol-ring`',
      operationId: 'card.entries',
      tags: ['Version 1'],
      params: z.object({
        slug: z.string().meta({
          description: 'The last part of the address of a card, a commander or a pair',
          example: 'sol-ring',
        }),
      }),
      answer: wireSchema(CardEntries),
      problems: { 404: 'Nothing has this slug; the nearest names come with the answer.' },
    },
    (c) => {
      const slug = c.req.param('slug') ?? '';
      return respondDocument(c, `/api/v1/entries/${slug}`, () => toWire(cardEntries(c.var.view, slug)));
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/static/card-names',
      summary: 'The names of all cards',
      tags: ['Cards'],
      answer: wireSchema(CardNames),
    },
    (c) =>
      respondDocument(c, '/data/static/card-names', () =>
        toWire(cardNames(c.var.snapshot.cards, c.var.snapshot.excluded.names)),
      ),
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/cards',
      summary: 'Up to 100 cards by name',
      tags: ['Cards'],
      body: CardsRequest,
      bodyExample: { format: 'dict', names: ['Sol Ring'] },
      answer: wireSchema(CardsAnswer),
      problems: { 400: 'The body cannot be read.', 413: 'The body is larger than 1 MB.' },
    },
    async (c) => {
      const { names } = await readJson(c, CardsRequest);
      const cards = await createAnswers(c.var.view).cards(names);
      c.header('Cache-Control', 'no-store');
      return c.json(toWire({ cards: Object.fromEntries(cards) } satisfies CardsAnswer));
    },
  );
}

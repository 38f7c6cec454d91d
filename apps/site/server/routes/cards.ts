import { cardAt, cardEntries, cardNames, createAnswers, fullCardDocument } from '@deckwright/answers';
import {
  CardDocument,
  CardEntries,
  CardNames,
  CardsAnswer,
  CardsRequest,
} from '@deckwright/contract/schemas';
import { toWire, wireSchema } from '@deckwright/contract/wire';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, redirectTo, respondDocument } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import { splitPath } from '../printers/de-facto/join-faces.ts';

export function cardRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/cards/{slug}',
      // Of a name with two faces, too.
      mounted: '/data/cards/*',
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
      const { pathname } = new URL(c.req.url);
      const { parts, isJoined } = splitPath(snapshot, pathname.slice('/data/cards/'.length));
      if (parts.length !== 1) throw new AppError('not-found', 'The address of a card is /data/cards/{slug}.');
      const found = cardAt(snapshot, parts[0] ?? '');
      const target = snapshot.cards[found.card]?.slug ?? '';
      if (!found.canonical && !isJoined) return redirectTo(c, `/data/cards/${target}`);
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

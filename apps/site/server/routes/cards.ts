import { cardJson, cardNames, nearestOptions, UnknownNameError } from '@deckwright/answers';
import {
  type ApiCard,
  CardDocument,
  CardNames,
  CardsAnswer,
  CardsRequest,
} from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute, readJson } from '../http/define-route.ts';

export function cardRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/cards/{slug}',
      summary: 'One card',
      tags: ['Cards'],
      params: z.object({ slug: z.string() }),
      answer: CardDocument,
      problems: { 404: 'No card has this slug; the nearest names come with the answer.' },
    },
    (c) => {
      const slug = slugOf(c);
      const found = c.var.snapshot.resolver.bySlug(slug);
      if (!found) throw unknownCard(c, slug);
      const target = c.var.snapshot.cards[found.card]?.slug ?? '';
      if (!found.canonical) return redirectTo(c, `/data/cards/${target}`);
      return respondDocument(c, `/data/cards/${target}`, () => cardPage(c, found.card));
    },
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/static/card-names',
      summary: 'The names of all cards',
      tags: ['Cards'],
      answer: CardNames,
    },
    (c) => respondDocument(c, '/data/static/card-names', () => cardNames(c.var.snapshot.cards)),
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: '/api/cards',
      summary: 'Up to 100 cards by name',
      tags: ['Cards'],
      body: CardsRequest,
      answer: CardsAnswer,
      problems: { 400: 'The body cannot be read.', 413: 'The body is larger than 1 MB.' },
    },
    async (c) => {
      const { names } = await readJson(c, CardsRequest);
      const entries = names.flatMap((name): [string, ApiCard][] => {
        const index = c.var.snapshot.resolver.find(name);
        const card = index === null ? null : fullCard(c, index);
        return card ? [[name, card]] : [];
      });
      c.header('Cache-Control', 'no-store');
      return c.json({ cards: Object.fromEntries(entries) } satisfies CardsAnswer);
    },
  );
}

/** The `slug` of the path, with or without `.json`. */
export function slugOf(c: ApiContext): string {
  return (c.req.param('slug') ?? '').replace(/\.json$/, '');
}

export function unknownCard(c: ApiContext, slug: string): UnknownNameError {
  const message = `No card has the address "${slug.slice(0, 100)}".`;
  return new UnknownNameError(message, nearestOptions(c.var.snapshot, slug));
}

function cardPage(c: ApiContext, index: number): CardDocument {
  return { ...fullCard(c, index), sample: c.var.snapshot.manifest.sample };
}

function fullCard(c: ApiContext, index: number): ApiCard {
  const { snapshot, view } = c.var;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  return cardJson(card, view, snapshot.overview.cardDecks[index] ?? 0);
}

import {
  type ComboForm,
  comboPage,
  combosPage,
  comboTable,
  nearestOptions,
  UnknownNameError,
} from '@deckwright/answers';
import { parseDeckQuery } from '@deckwright/api-client';
import { ComboPage, CombosPage } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug, identitySlug } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { unknownCard } from './cards.ts';
import { colorsIn } from './precons.ts';

export function comboRoutes(api: Api): void {
  for (const path of ['/data/pages/combos', '/data/pages/combos.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Combos by the decks that hold them, 30 an answer',
        tags: ['Pages'],
        query: z.object({
          colors: z
            .string()
            .optional()
            .meta({ description: 'Combos within a color identity such as azorius' }),
          size: z.string().optional().meta({ description: 'Number of cards' }),
          result: z.string().optional().meta({ description: 'A result such as infinite-mana' }),
          bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized']).optional(),
          card: z.string().optional().meta({ description: 'Slug of a card that is part of it' }),
          page: z.string().optional(),
        }),
        answer: CombosPage,
        problems: { 400: 'The query cannot be read.', 404: 'No card has this slug.' },
      },
      answerCombos,
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/combos/{id}',
      summary: 'A combo; a color identity or the slug of a card leads to the list',
      tags: ['Pages'],
      params: z.object({ id: z.string() }),
      answer: ComboPage,
      problems: { 404: 'No combo has this id.' },
    },
    answerCombo,
  );
}

function answerCombos(c: ApiContext): Promise<Response> {
  const query = new URL(c.req.url).searchParams;
  const page = query.get('page') || '1';
  if (!/^[1-9]\d{0,4}$/.test(page))
    throw new AppError('invalid-argument', `page=${page.slice(0, 50)} is not known; pages count from 1.`);
  const form: ComboForm = {
    identity: colorsIn(query),
    size: sizeIn(query),
    result: (query.get('result') ?? '').slice(0, 100) || null,
    bracket: parseDeckQuery(query).filters.bracket,
    card: cardIn(c, query),
  };
  const key = Object.values(form).join(' ');
  return respondDocument(c, `/data/pages/combos ${key} ${page}`, () =>
    combosPage(c.var.view, form, Number(page)),
  );
}

function sizeIn(query: URLSearchParams): number | null {
  const size = query.get('size') ?? '';
  if (size === '') return null;
  if (/^[1-9]\d?$/.test(size)) return Number(size);
  throw new AppError(
    'invalid-argument',
    `size=${size.slice(0, 50)} is no number of cards; write it as size=2.`,
  );
}

function cardIn(c: ApiContext, query: URLSearchParams): number | null {
  const slug = query.get('card') ?? '';
  if (slug === '') return null;
  const found = c.var.snapshot.resolver.bySlug(slug);
  if (!found) throw unknownCard(c, slug);
  return found.card;
}

async function answerCombo(c: ApiContext): Promise<Response> {
  const { snapshot, view } = c.var;
  const id = (c.req.param('id') ?? '').replace(/\.json$/, '');
  const { byId } = await comboTable(snapshot);
  const entry = byId.get(id);
  if (entry) return respondDocument(c, `/data/pages/combos/${id}`, () => comboPage(view, entry));
  const identity = identityFromSlug(id.toLowerCase());
  if (identity !== null) return redirectTo(c, `/data/pages/combos?colors=${identitySlug(identity)}`);
  const card = snapshot.cards[snapshot.resolver.bySlug(id)?.card ?? -1];
  if (card) return redirectTo(c, `/data/pages/combos?card=${encodeURIComponent(card.slug)}`);
  const message = `No combo has the address "${id.slice(0, 100)}". All combos are listed at /combos.`;
  throw new UnknownNameError(message, nearestOptions(snapshot, id));
}

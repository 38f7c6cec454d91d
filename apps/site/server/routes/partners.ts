import {
  backgroundsPage,
  cardOption,
  companionsPage,
  partnerPage,
  partnersPage,
  UnknownNameError,
} from '@deckwright/answers';
import { parseListQuery, printListQuery } from '@deckwright/api-client';
import {
  BackgroundsPage,
  CompanionsPage,
  PairKind,
  PartnerPage,
  PartnersPage,
} from '@deckwright/api-client/schemas';
import { canPair } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, redirectTo, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';
import { choice, LIST_PROBLEMS, LIST_QUERY, WINDOW_QUERY } from './list-query-shape.ts';

const NEAREST_NAMES = 5;
const LOOKED_AT = 60;

export function partnerRoutes(api: Api): void {
  const common = { method: 'get', tags: ['Pages'], query: WINDOW_QUERY, problems: LIST_PROBLEMS } as const;
  for (const path of ['/data/pages/partners', '/data/pages/partners.json'])
    defineRoute(
      api,
      {
        ...common,
        path,
        summary: 'Pairs of commanders by the decks they lead, 100 an answer',
        query: LIST_QUERY.extend({ kind: PairKind.optional() }),
        answer: PartnersPage,
      },
      answerPartners,
    );
  for (const path of ['/data/pages/backgrounds', '/data/pages/backgrounds.json'])
    defineRoute(
      api,
      { ...common, path, summary: 'Backgrounds and those who choose them', answer: BackgroundsPage },
      (c) => answer(c, '/backgrounds', (query) => backgroundsPage(c.var.view, query)),
    );
  for (const path of ['/data/pages/companions', '/data/pages/companions.json'])
    defineRoute(
      api,
      { ...common, path, summary: 'The companions and the decks that use them', answer: CompanionsPage },
      (c) => answer(c, '/companions', (query) => companionsPage(c.var.view, query)),
    );
  for (const folder of ['partners', 'backgrounds'] as const)
    defineRoute(
      api,
      {
        ...common,
        path: `/data/pages/${folder}/{slug}`,
        summary: 'One of two commanders: its pairings, and the cards they play',
        params: z.object({ slug: z.string() }),
        answer: PartnerPage,
        problems: { ...LIST_PROBLEMS, 404: 'No such card may be one of two commanders.' },
      },
      (c) => answerPartner(c, folder),
    );
}

type Query = ReturnType<typeof parseListQuery>;

function answer(c: ApiContext, path: string, build: (query: Query) => Promise<object>): Promise<Response> {
  const query = parseListQuery(new URL(c.req.url).searchParams);
  const key = `/data/pages${path}${printListQuery(query.filters, 1)} ${query.warnings.join(' ')}`;
  return respondDocument(c, key, () => build(query));
}

function answerPartners(c: ApiContext): Promise<Response> {
  const { searchParams } = new URL(c.req.url);
  const word = choice(searchParams, 'kind', ['all', ...PairKind.options], 'all');
  const kind = word === 'all' ? null : word;
  const query = parseListQuery(searchParams);
  const key = `${printListQuery(query.filters, query.page, { kind })} ${query.warnings.join(' ')}`;
  return respondDocument(c, `/data/pages/partners${key}`, () => partnersPage(c.var.view, query, kind));
}

/** A Background has its page below /backgrounds, every other card that may be one of two below /partners. */
function answerPartner(c: ApiContext, folder: 'partners' | 'backgrounds'): Response | Promise<Response> {
  const { snapshot, view } = c.var;
  const slug = slugOf(c);
  const found = snapshot.resolver.bySlug(slug);
  const card = found && snapshot.cards[found.card];
  if (!found || !card || !canPair(card.lead)) throw unknownPartner(c, slug);
  const right = card.lead.isBackground ? 'backgrounds' : 'partners';
  if (!found.canonical || right !== folder)
    return redirectTo(c, `/data/pages/${right}/${card.slug}${new URL(c.req.url).search}`);
  return answer(c, `/${folder}/${slug}`, (query) => partnerPage(view, found.card, query));
}

function unknownPartner(c: ApiContext, slug: string): UnknownNameError {
  const { snapshot, view } = c.var;
  const nearest = snapshot
    .nearestNames(slug.replaceAll('-', ' ').slice(0, 100), LOOKED_AT)
    .flatMap((index) => {
      const card = snapshot.cards[index];
      if (!card || !canPair(card.lead)) return [];
      const folder = card.lead.isBackground ? 'backgrounds' : 'partners';
      return [{ ...cardOption(card, view.imageHost), url: `/${folder}/${card.slug}` }];
    });
  const message = `No card that may be one of two commanders has the address "${slug.slice(0, 100)}".`;
  return new UnknownNameError(message, nearest.slice(0, NEAREST_NAMES));
}

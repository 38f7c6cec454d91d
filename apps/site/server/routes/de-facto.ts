import { commanderOfDeck, recordedCommanderNames } from '@deckwright/answers';
import { AppError, canPair } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, respondDocument } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import type { DeFactoDocument } from '../printers/de-facto/document.ts';
import {
  CardRanksShape,
  ComboCountsShape,
  DeFactoPage,
  PriceFileShape,
} from '../printers/de-facto/document-shapes.ts';
import { findDeFacto, findFiltered } from '../printers/de-facto/find-document.ts';
import { cardRanks, comboCountsFile, priceFile } from '../printers/de-facto/rank-files.ts';

const TAGS = ['De-facto documents'];
const BASE = '/data/pages';
const PROBLEMS = {
  400: 'The query cannot be read.',
  404: 'There is no such document, or no deck behind it; the nearest names come with the answer for a wrong name.',
};
/** Query keys that requests for the data of a rendered page repeat from the path. */
const REPEATED = ['commanderName', 'themeName', 'slug', 'colors'];

/**
 * The documents that existing programs in this field read, in their format, below the JSON base and at the site's root.
 * docs/COMPATIBILITY.md lists paths and fields.
 */
export function deFactoRoutes(api: Api): void {
  const example = 'commanders/atraxa-praetors-voice.json';
  defineRoute(
    api,
    {
      method: 'get',
      path: `${BASE}/{path}`,
      mounted: `${BASE}/*`,
      summary: 'A page in the shape that existing programs of this field read, with or without `.json`',
      description: `Example, in the data of the sample: \`${BASE}/${example}\`. The same documents are at \`/pages/…\` and, below \`pageProps.data\`, at \`/_next/data/{anything}/…\`.`,
      tags: TAGS,
      params: z.object({
        path: z.string().meta({
          description:
            'Such as `commanders/{slug}`, with `/upgraded`, `/tokens`, `/budget` or several of them behind it; `commanders/year`, `cards/{slug}`, `average-decks/{slug}`, `decks/{slug}`, `deckpreview/{id}`, `top/creatures`, `tags/{slug}`, `sets/{code}`, `combos/{slug}`, `partners/{slug}`, `precon/{slug}`',
          example,
        }),
      }),
      answer: DeFactoPage,
      problems: PROBLEMS,
    },
    (c) => respondPage(c, BASE),
  );
  api.get('/pages/*', (c) => respondPage(c, '/pages'));
  api.get('/_next/data/:build/*', (c) => respondPageData(c));
  filterRoutes(api);
  deckRoutes(api);
  fileRoutes(api);
  nameRoutes(api);
}

/** A page of decks that match conditions, and one deck by id. */
function filterRoutes(api: Api): void {
  const optional = (description: string, example: string) =>
    z.string().optional().meta({ description, example });
  defineRoute(
    api,
    {
      method: 'get',
      path: '/api/filters',
      summary: 'The document of a commander over the decks that pass conditions',
      description:
        'Example, in the data of the sample: `/api/filters?dir=commanders&cmdr=atraxa-praetors-voice&f=In=Sol Ring;c:gt=20`',
      tags: TAGS,
      query: z.object({
        f: optional('Conditions, such as `In=Sol Ring;Out=Mana Crypt;c:gt=30`', 'In=Sol Ring'),
        dir: optional(
          '`commanders`, `average-decks`, `decks` or `cards`; `commanders` without it',
          'commanders',
        ),
        cmdr: optional('Slug of the commander or card', 'atraxa-praetors-voice'),
      }),
      answer: DeFactoPage,
      problems: PROBLEMS,
    },
    async (c) => respond(c, await findFiltered(c.var.view, new URL(c.req.url).searchParams)),
  );
}

function deckRoutes(api: Api): void {
  for (const method of ['get', 'post'] as const)
    defineRoute(
      api,
      {
        method,
        path: '/api/deckpreview/{id}',
        summary: 'One deck by its id, whoever its commander is',
        tags: TAGS,
        params: z.object({
          id: z
            .string()
            .meta({ description: 'Id of a deck, as lists of decks give it', example: '2eab5b1901db' }),
        }),
        answer: DeFactoPage,
        problems: { 404: 'No deck has this id.' },
      },
      async (c) =>
        respond(c, await findDeFacto(c.var.view, `deckpreview/${c.req.param('id')}`, new URLSearchParams())),
    );
  api.get('/deckpreview/:id', (c) => {
    const id = c.req.param('id').replace(/\.json$/, '');
    const slug = commanderOfDeck(c.var.view, id);
    if (slug === null) throw new AppError('not-found', 'No deck has this id.');
    c.header('Cache-Control', 'public, no-cache');
    return c.redirect(`/decks/${slug}/${encodeURIComponent(id)}`, 302);
  });
}

/** Whole tables in one file. */
function fileRoutes(api: Api): void {
  for (const path of ['/data/cardranks.json', '/data/static/public/data/cardranks.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Rank and salt of every card that decks run',
        tags: TAGS,
        answer: CardRanksShape,
      },
      (c) => respondDocument(c, '/data/cardranks.json', () => cardRanks(c.var.snapshot)),
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/spellbook_counts.json',
      summary: 'How many decks run each combo, by its id',
      tags: TAGS,
      answer: ComboCountsShape,
    },
    (c) => respondDocument(c, '/data/spellbook_counts.json', () => comboCountsFile(c.var.snapshot)),
  );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/static/prices',
      summary: 'What shops ask for each card, by its name',
      tags: TAGS,
      answer: PriceFileShape,
    },
    (c) => respondDocument(c, '/data/static/prices', () => priceFile(c.var.snapshot)),
  );
}

/** The lists of the search box as plain names. `/static/typeahead` has them with addresses and pictures. */
function nameRoutes(api: Api): void {
  const list = (path: string, summary: string, names: (c: ApiContext) => string[]) =>
    defineRoute(api, { method: 'get', path, summary, tags: TAGS, answer: z.array(z.string()) }, (c) =>
      respondDocument(c, path, () => names(c)),
    );
  list('/data/static/typeahead', 'The names of all cards', ({ var: { snapshot } }) =>
    snapshot.cards.map(({ name }) => name),
  );
  list(
    '/data/static/typeahead/commanders',
    'The names of commanders with decks, most decks first',
    ({ var: v }) => recordedCommanderNames(v.snapshot),
  );
  list(
    '/data/static/typeahead/partners',
    'The names of cards that can be one of two commanders',
    ({ var: v }) => v.snapshot.cards.filter(({ lead }) => canPair(lead)).map(({ name }) => name),
  );
  list('/data/static/typeahead/sets', 'The names of all sets, newest first', ({ var: v }) =>
    v.snapshot.sets.map(({ name }) => name),
  );
}

async function respondPage(c: ApiContext, base: string): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  return respond(c, await findDeFacto(c.var.view, pathname.slice(base.length), searchParams));
}

/** As the pages of the site that programs were written for request page data. */
async function respondPageData(c: ApiContext): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  for (const key of REPEATED) searchParams.delete(key);
  const path = pathname.split('/').slice(4).join('/');
  const { key, make } = await findDeFacto(c.var.view, path, searchParams);
  return respond(c, {
    key: key && `page data ${key}`,
    make: async () => ({ pageProps: { data: await make() } }),
  });
}

async function respond(c: ApiContext, { key, make }: DeFactoDocument): Promise<Response> {
  if (key !== null) return respondDocument(c, `de-facto ${key}`, make);
  c.header('Cache-Control', 'public, no-cache');
  return c.json(await c.var.inTurn(make));
}

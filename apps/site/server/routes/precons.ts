import {
  facesOf,
  nearestWords,
  preconBySlug,
  preconPage,
  preconsPage,
  UnknownNameError,
} from '@deckwright/answers';
import { PreconPage, PreconsPage } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import { type Api, type ApiContext, respondDocument } from '../http/api.ts';
import { defineRoute } from '../http/define-route.ts';
import { slugOf } from './cards.ts';

const LONGEST_WORD = 100;

export function preconRoutes(api: Api): void {
  for (const path of ['/data/pages/precon', '/data/pages/precon.json'])
    defineRoute(
      api,
      {
        method: 'get',
        path,
        summary: 'Preconstructed decks by set, the newest first',
        tags: ['Pages'],
        query: z.object({
          q: z
            .string()
            .optional()
            .meta({ description: 'Part of the name of a precon, its set or commander' }),
          colors: z.string().optional().meta({ description: 'A color identity such as azorius' }),
        }),
        answer: PreconsPage,
        problems: { 400: 'The colors are not known.' },
      },
      answerPrecons,
    );
  defineRoute(
    api,
    {
      method: 'get',
      path: '/data/pages/precon/{slug}',
      summary: 'A precon: its list, its value, what to add and cut',
      tags: ['Pages'],
      params: z.object({ slug: z.string() }),
      query: z.object({
        commander: z
          .string()
          .optional()
          .meta({ description: 'Who leads it, where several of its cards may' }),
      }),
      answer: PreconPage,
      problems: {
        400: 'The commander may not lead this precon.',
        404: 'No precon has this slug.',
      },
    },
    answerPrecon,
  );
}

function answerPrecons(c: ApiContext): Promise<Response> {
  const query = new URL(c.req.url).searchParams;
  const q = (query.get('q') ?? '').trim().slice(0, LONGEST_WORD);
  const identity = colorsIn(query);
  return respondDocument(c, `/data/pages/precon ${identity} ${q}`, () =>
    preconsPage(c.var.view, { q, identity }),
  );
}

/** The identity that `colors=` names; null where it is not given. @throws AppError invalid-argument */
export function colorsIn(query: URLSearchParams): number | null {
  const colors = (query.get('colors') ?? '').toLowerCase();
  if (colors === '') return null;
  const identity = identityFromSlug(colors);
  if (identity !== null) return identity;
  throw new AppError(
    'invalid-argument',
    `colors=${colors.slice(0, 50)} is no color identity; write it as azorius, mono-red or colorless.`,
  );
}

function answerPrecon(c: ApiContext): Promise<Response> {
  const { view, snapshot } = c.var;
  const slug = slugOf(c);
  const found = preconBySlug(snapshot, slug);
  if (!found) {
    const message = `No precon has the address "${slug.slice(0, 100)}". All precons are listed at /precon.`;
    const pages = snapshot.precons.map((precon) => ({ label: precon.name, url: `/precon/${precon.slug}` }));
    throw new UnknownNameError(message, nearestWords(pages, slug));
  }
  const faces = facesOf(view, found.known);
  const wanted = new URL(c.req.url).searchParams.get('commander') ?? '';
  const current = wanted === '' ? (faces[0] ?? null) : faces.find((face) => face.slug === wanted);
  if (current === undefined) {
    const choices = faces.map((face) => face.slug).join(', ');
    throw new AppError(
      'invalid-argument',
      `commander=${wanted.slice(0, 100)} may not lead this precon; choose one of ${choices || 'none'}.`,
    );
  }
  return respondDocument(c, `/data/pages/precon/${slug} ${current?.slug ?? ''}`, () =>
    preconPage(view, found, current),
  );
}

import { PreconPage, PreconsPage } from '@deckwright/api-client/schemas';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { definePage } from '../page/define-page.ts';
import { nearestWords } from '../page/nearest-words.ts';
import { colorsIn } from '../page/read-query.ts';
import { UnknownNameError } from '../page/unknown-name-error.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { preconBySlug } from './precon-groups.ts';
import { facesOf, preconPage } from './precon-page.ts';
import { preconsPage } from './precons-page.ts';

const LONGEST_WORD = 100;

export const PRECON_PAGES = {
  precons: definePage({
    path: '/precon',
    summary: 'Preconstructed decks by set, the newest first',
    query: z.object({
      q: z.string().optional().meta({ description: 'Part of the name of a precon, its set or commander' }),
      colors: z.string().optional().meta({ description: 'A color identity such as azorius' }),
    }),
    shape: PreconsPage,
    problems: { 400: 'The colors are not known.' },
    find: (context, _params, query) => {
      const q = (query.get('q') ?? '').trim().slice(0, LONGEST_WORD);
      const identity = colorsIn(query);
      return { key: `/precon ${identity} ${q}`, make: () => preconsPage(context, { q, identity }) };
    },
  }),
  precon: definePage({
    path: '/precon/{slug}',
    summary: 'A precon: its list, its value, what to add and cut',
    query: z.object({
      commander: z.string().optional().meta({ description: 'Who leads it, where several of its cards may' }),
    }),
    shape: PreconPage,
    problems: { 400: 'The commander may not lead this precon.', 404: 'No precon has this slug.' },
    find: (context, { slug }, query) => {
      const found = preconBySlug(context.snapshot, slug);
      if (!found) throw unknownPrecon(context.snapshot, slug);
      const faces = facesOf(context, found.known);
      const wanted = query.get('commander') ?? '';
      const current = wanted === '' ? (faces[0] ?? null) : faces.find((face) => face.slug === wanted);
      if (current === undefined) {
        const choices = faces.map((face) => face.slug).join(', ');
        throw new AppError(
          'invalid-argument',
          `commander=${wanted.slice(0, 100)} may not lead this precon; choose one of ${choices || 'none'}.`,
        );
      }
      return {
        key: `/precon/${slug} ${current?.slug ?? ''}`,
        make: () => preconPage(context, found, current),
      };
    },
  }),
};

function unknownPrecon({ precons }: LoadedSnapshot, slug: string): UnknownNameError {
  const message = `No precon has the address "${slug.slice(0, 100)}". All precons are listed at /precon.`;
  const pages = precons.map((precon) => ({ label: precon.name, url: `/precon/${precon.slug}` }));
  return new UnknownNameError(message, nearestWords(pages, slug));
}

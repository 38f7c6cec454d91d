import { PRECON_QUERY, PRECONS_QUERY, readQueryValues } from '@deckwright/contract';
import { PreconPage, PreconsPage } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { preconBySlug } from '../list/index.ts';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import { definePage } from '../page/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { preconFaces, preconPage } from './precon-page.ts';
import { preconsPage } from './precons-page.ts';

export const PRECON_PAGES = {
  precons: definePage({
    path: '/precon',
    query: PRECONS_QUERY,
    shape: PreconsPage,
    find: (context, _params, query) => {
      const { q, colors: identity } = readQueryValues(PRECONS_QUERY, query).values;
      return { key: `/precon ${identity} ${q}`, make: () => preconsPage(context, { q, identity }) };
    },
  }),
  precon: definePage({
    path: '/precon/{slug}',
    query: PRECON_QUERY,
    shape: PreconPage,
    find: (context, { slug }, query) => {
      const found = preconBySlug(context.snapshot, slug);
      if (!found) throw unknownPrecon(context.snapshot, slug);
      const faces = preconFaces(context, found.known);
      const wanted = readQueryValues(PRECON_QUERY, query).values.commander ?? '';
      const current = wanted === '' ? (faces[0] ?? null) : faces.find((face) => face.slug === wanted);
      if (current === undefined) {
        const choices = faces.map((face) => face.slug).join(', ');
        throw new AppError(
          'invalid-argument',
          `commander=${wanted.slice(0, 100)} cannot be this precon’s commander; choose one of ${choices || 'none'}.`,
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

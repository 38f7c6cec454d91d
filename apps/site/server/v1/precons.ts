import { listedPrecons, preconDetails, preconOfId, preconResource } from '@deckwright/answers';
import { PreconDetails, PreconResource } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { readColors } from './colors.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Precons';

export function preconResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/precons',
    summary: 'Preconstructed Commander decks by set, newest first',
    operationId: 'precons.list',
    tag: TAG,
    name: 'Precon',
    shape: PreconResource,
    query: z.object({
      colors: z.string().max(40).optional().meta({
        description: 'Color identity, exactly, such as `azorius`. All where absent.',
      }),
      set: z
        .string()
        .max(10)
        .optional()
        .meta({ description: 'Code of its set, lower case. All where absent.' }),
    }),
    list: ({ snapshot }, { query: { colors, set } }) => {
      const wanted = readColors(colors);
      return {
        key: `/precons ${wanted} ${set ?? ''}`,
        entries: () =>
          listedPrecons(snapshot).filter(
            ({ precon, identity }) =>
              (wanted === null || identity === wanted) && (set === undefined || precon.setCode === set),
          ),
      };
    },
    toId: (_, { precon }) => precon.slug,
    print: ({ snapshot }, known) => preconResource(snapshot, known),
  });
  itemRoute(api, {
    path: '/precons/{id}',
    summary: 'A preconstructed Commander deck with its cards',
    operationId: 'precons.get',
    tag: TAG,
    name: 'Precon',
    shape: PreconDetails,
    names: { id: { description: 'Id of the precon: its slug', example: 'sample-crimson-court' } },
    find: ({ snapshot }, { id = '' }) => {
      const known = preconOfId(snapshot, id);
      return { key: `/precons/${known.precon.slug}`, make: () => preconDetails(snapshot, known) };
    },
  });
}

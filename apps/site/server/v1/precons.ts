import {
  listedPrecons,
  preconDetails,
  preconOfId,
  preconResource,
  preconUpgradeResource,
} from '@deckwright/answers';
import { PreconDetails, PreconResource, PreconUpgradeResource } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { colorsKey, readColors } from './colors.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Precons';

const NAMES = { id: { description: 'Id of the precon: its slug', example: 'sample-crimson-court' } };

/** The budget of the first upgrade on its page, USD. */
const DEFAULT_BUDGET = 25;

export function preconResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/precons',
    summary: 'Preconstructed Commander decks by set, newest first',
    operationId: 'precons.list',
    tag: TAG,
    name: 'Precon',
    shape: PreconResource,
    query: z.object({
      colors: colorsKey('Color identity, exactly'),
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
    names: NAMES,
    find: ({ snapshot }, { id = '' }) => {
      const known = preconOfId(snapshot, id);
      return { key: `/precons/${known.precon.slug}`, make: () => preconDetails(snapshot, known) };
    },
  });
  itemRoute(api, {
    path: '/precons/{id}/upgrades',
    summary: 'Swaps that upgrade a precon for a budget, with reasons and prices',
    operationId: 'precons.upgrades',
    tag: TAG,
    name: 'PreconUpgrade',
    more: 'By the same recommendations as `POST /api/v1/recommendations`.',
    shape: PreconUpgradeResource,
    names: NAMES,
    query: z.object({
      budget: z.coerce.number().min(0).max(1_000_000).default(DEFAULT_BUDGET).meta({
        description: 'Highest price of all cards to add together, USD, 0…1000000.',
        example: 50,
      }),
    }),
    find: (context, { id = '' }, { budget }) => {
      const known = preconOfId(context.snapshot, id);
      return {
        key: `/precons/${known.precon.slug}/upgrades ${budget}`,
        make: () => preconUpgradeResource(context, known, budget),
      };
    },
  });
}

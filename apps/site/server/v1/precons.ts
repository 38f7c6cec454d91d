import { listedPrecons, preconDetails, preconOfId, preconResource } from '@deckwright/answers';
import { PreconDetails, PreconResource } from '@deckwright/api-client/schemas';
import type { Api } from '../http/api.ts';
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
    list: ({ snapshot }) => ({ key: '/precons', entries: () => listedPrecons(snapshot) }),
    idOf: (_, { precon }) => precon.slug,
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

import { cardResource, cardsOfSet, listedSets, setOfId, setResource } from '@deckwright/answers';
import { CardResource, SetResource } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Sets';
const NAMES = { id: { description: 'Id of the set: its code, lower case', example: 'cmr' } };

export function setResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/sets',
    summary: 'Sets, newest first',
    operationId: 'sets.list',
    tag: TAG,
    name: 'Set',
    shape: SetResource,
    query: z.object({
      type: SetResource.shape.type.optional().meta({
        description: 'Kind of set. All where absent.',
      }),
    }),
    list: ({ snapshot }, { query: { type } }) => ({
      key: `/sets ${type ?? ''}`,
      entries: () => listedSets(snapshot).filter((known) => type === undefined || known.type === type),
    }),
    toId: (_, { set }) => set.code,
    print: (_, known) => setResource(known),
  });
  itemRoute(api, {
    path: '/sets/{id}',
    summary: 'A set',
    operationId: 'sets.get',
    tag: TAG,
    name: 'Set',
    shape: SetResource,
    names: NAMES,
    find: ({ snapshot }, { id = '' }) => {
      const known = setOfId(snapshot, id);
      return { key: `/sets/${known.set.code}`, make: () => setResource(known) };
    },
  });
  listRoute(api, {
    path: '/sets/{id}/cards',
    summary: 'The cards of a set, those that most decks run first',
    operationId: 'sets.cards',
    tag: TAG,
    name: 'Card',
    shape: CardResource,
    names: NAMES,
    list: ({ snapshot }, { params: { id = '' } }) => {
      const known = setOfId(snapshot, id);
      return { key: `/sets/${known.set.code}/cards`, entries: () => cardsOfSet(known) };
    },
    toId: ({ snapshot }, index) => snapshot.cards[index]?.key ?? '',
    print: cardResource,
  });
}

import { cardResource, foundCards } from '@deckwright/answers';
import { CardResource } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { listRoute } from './define-resource.ts';
import { CARD_QUERY, toSearchKey } from './found-cards.ts';

export function searchResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/search',
    summary: 'The cards that a query finds',
    more: 'In the order that the query states; without one, those that most decks run first, and for plain words the best match first. `warnings` says what of the query was ignored, such as a type that no card has.',
    warns: true,
    operationId: 'search.cards',
    tag: 'Cards',
    name: 'Card',
    shape: CardResource,
    query: z.object({
      q: CARD_QUERY,
    }),
    example: 'q=t%3Aelf+mv%3C%3D3',
    list: ({ snapshot }, { query: { q } }) => ({
      key: toSearchKey(q),
      entries: () => foundCards(snapshot, q),
    }),
    toId: ({ snapshot }, index) => snapshot.cards[index]?.key ?? '',
    print: cardResource,
  });
}

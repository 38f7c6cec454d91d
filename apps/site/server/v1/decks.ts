import { commanderOfDeckId, deckDetails } from '@deckwright/answers';
import { DeckDetails } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { itemRoute } from './define-resource.ts';

export function deckResourceRoutes(api: Api): void {
  itemRoute(api, {
    path: '/decks/{id}',
    summary: 'A counted deck with its cards',
    operationId: 'decks.get',
    tag: 'Decks',
    name: 'Deck',
    shape: DeckDetails,
    names: {
      id: { description: 'Id of the deck, as `/commanders/{id}/decks` lists it', example: '73fa349e4556' },
    },
    find: (context, { id = '' }) => {
      const commander = commanderOfDeckId(context, id);
      return { key: `/decks/${id}`, make: () => deckDetails(context, commander, id) };
    },
  });
}

import {
  cardsOfCommander,
  commanderDetails,
  commanderHistoryResource,
  commanderOfId,
  commanderResource,
  commanderResultsResource,
  deckResource,
  decksOfCommander,
  playedCard,
  proposalResource,
  rankedCommanders,
} from '@deckwright/answers';
import {
  CommanderDetails,
  CommanderHistoryResource,
  CommanderResource,
  CommanderResultsResource,
  DeckResource,
  PLAYED_ORDERS,
  PlayedCard,
  ProposalResource,
} from '@deckwright/api-client/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../http/api.ts';
import { readColors } from './colors.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Commanders';

const NAMES = {
  id: {
    description:
      'Id of the commander (the oracle id of its card; of a pair, both joined by `_`), or its slug',
    example: 'atraxa-praetors-voice',
  },
};

export function commanderResourceRoutes(api: Api): void {
  listRoute(api, {
    path: '/commanders',
    summary: 'Commanders and pairs with decks, those with the most decks first',
    operationId: 'commanders.list',
    tag: TAG,
    name: 'Commander',
    shape: CommanderResource,
    query: z.object({
      colors: z.string().max(40).optional().meta({
        description:
          'Color identity, exactly, such as `azorius`, `mono-red` or `colorless`. All where absent.',
        example: 'azorius',
      }),
    }),
    list: ({ snapshot }, { query: { colors } }) => {
      const identity = readColors(colors);
      return { key: `/commanders ${identity}`, entries: () => rankedCommanders(snapshot, identity) };
    },
    idOf: (context, commander) => commanderResource(context, keyed(context, commander)).id,
    print: (context, commander) => commanderResource(context, keyed(context, commander)),
  });
  itemRoute(api, {
    path: '/commanders/{id}',
    summary: 'A commander or pair: what its decks are like',
    operationId: 'commanders.get',
    tag: TAG,
    name: 'Commander',
    shape: CommanderDetails,
    names: NAMES,
    find: (context, { id = '' }) => {
      const commander = commanderOfId(context.snapshot, id);
      return { key: `/commanders/${commander.key}`, make: () => commanderDetails(context, commander) };
    },
  });
  itemRoute(api, {
    path: '/commanders/{id}/history',
    summary: 'How many decks a commander led, and its rank, by earlier data',
    operationId: 'commanders.history',
    tag: TAG,
    name: 'CommanderHistory',
    more: 'Data counted with another age limit are left out. The sample has no history.',
    shape: CommanderHistoryResource,
    names: NAMES,
    find: ({ snapshot }, { id = '' }) => {
      const commander = commanderOfId(snapshot, id);
      return {
        key: `/commanders/${commander.key}/history`,
        make: () => commanderHistoryResource(snapshot, commander),
      };
    },
  });
  itemRoute(api, {
    path: '/commanders/{id}/results',
    summary: 'How decks of a commander did in tournaments, with and without each card',
    operationId: 'commanders.results',
    tag: TAG,
    name: 'CommanderResults',
    shape: CommanderResultsResource,
    names: NAMES,
    find: ({ snapshot }, { id = '' }) => {
      const commander = commanderOfId(snapshot, id);
      return {
        key: `/commanders/${commander.key}/results`,
        make: () => commanderResultsResource(snapshot, commander),
      };
    },
  });
  itemRoute(api, {
    path: '/commanders/{id}/proposal',
    summary: 'A deck for a commander from the cards and precons, by what the cards are for',
    operationId: 'commanders.proposal',
    tag: TAG,
    name: 'Proposal',
    more: 'For commanders with and without decks. It is a place to start, not a statistic.',
    shape: ProposalResource,
    names: NAMES,
    find: (context, { id = '' }) => {
      const commander = commanderOfId(context.snapshot, id);
      return {
        key: `/commanders/${commander.key}/proposal`,
        make: () => proposalResource(context, commander),
      };
    },
  });
  listRoute(api, {
    path: '/commanders/{id}/cards',
    summary: 'The cards that decks of a commander run, with inclusion, synergy and lift',
    operationId: 'commanders.cards',
    tag: TAG,
    name: 'PlayedCard',
    shape: PlayedCard,
    names: NAMES,
    query: z.object({
      order: z.enum(PLAYED_ORDERS).default('inclusion').meta({
        description:
          'By the lower end of inclusion’s interval, as on the commander’s page, by synergy, or by lift.',
      }),
    }),
    list: ({ snapshot }, { params: { id = '' }, query: { order } }) => {
      const commander = commanderOfId(snapshot, id);
      return {
        key: `/commanders/${commander.key}/cards ${order}`,
        entries: () => cardsOfCommander(snapshot, commander, order),
      };
    },
    idOf: ({ snapshot }, { card }) => snapshot.cards[card]?.key ?? '',
    print: ({ snapshot }, numbers) => playedCard(snapshot, numbers),
  });
  listRoute(api, {
    path: '/commanders/{id}/decks',
    summary: 'The counted decks of a commander, newest first',
    operationId: 'commanders.decks',
    tag: TAG,
    name: 'Deck',
    shape: DeckResource,
    names: NAMES,
    list: (context, { params: { id = '' } }) => {
      const commander = commanderOfId(context.snapshot, id);
      return {
        key: `/commanders/${commander.key}/decks`,
        entries: async () =>
          (await decksOfCommander(context, commander)).map((deck) => ({ commander, deck })),
      };
    },
    idOf: (_, { deck }) => deck.id,
    print: (context, { commander, deck }) => deckResource(context, commander, deck),
  });
}

function keyed(
  { snapshot }: Parameters<typeof commanderResource>[0],
  commander: number,
): Parameters<typeof commanderResource>[1] {
  const key = snapshot.commanders.keys[commander] ?? '';
  return commanderOfId(snapshot, key);
}

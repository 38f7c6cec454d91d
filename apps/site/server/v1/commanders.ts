import {
  cardChooser,
  cardsOfCommander,
  commanderDetails,
  commanderHistoryResource,
  commanderOfId,
  commanderReference,
  commanderResource,
  commanderResultsResource,
  commandersInWindow,
  deckResource,
  decksOfCommander,
  playedCard,
  proposalResource,
  themeOfId,
} from '@deckwright/answers';
import { printDeckQuery } from '@deckwright/contract';
import {
  CommanderDetails,
  CommanderHistoryResource,
  CommanderResource,
  CommanderResultsResource,
  DeckResource,
  PLAYED_ORDERS,
  PlayedCard,
  ProposalResource,
} from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { CARD_FILTERS, keyOfChoice, MIN_DECKS, readCardFilters } from './card-filters.ts';
import { colorsKey, readColors } from './colors.ts';
import { commanderListRoutes } from './commander-lists.ts';
import { BRACKET_PARAMETER, DECK_FILTERS, readDeckFilters, WINDOW_FILTERS } from './deck-filters.ts';
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
  commanderListRoutes(api);
  listRoute(api, {
    path: '/commanders',
    summary: 'Commanders and pairs with decks, those with the most decks first',
    operationId: 'commanders.list',
    tag: TAG,
    name: 'Commander',
    shape: CommanderResource,
    query: z.object({
      colors: colorsKey('Color identity, exactly'),
      min_decks: MIN_DECKS,
      pairs: z.enum(['true', 'false']).optional().meta({
        description: '`true`: pairs alone; `false`: single commanders alone. Both where absent.',
      }),
      ...WINDOW_FILTERS,
    }),
    list: ({ snapshot }, { query: { colors, min_decks: minDecks, pairs, ...window } }) => {
      const identity = readColors(colors);
      const filters = readDeckFilters(snapshot, window);
      const { commanders } = snapshot;
      return {
        key: `/commanders ${identity} ${minDecks} ${pairs ?? ''} ${printDeckQuery(filters)}`,
        entries: async () =>
          (await commandersInWindow(snapshot, identity, filters)).filter(
            ({ commander, numDecks }) =>
              numDecks >= minDecks &&
              (pairs === undefined || (commanders.getCards(commander).length === 2) === (pairs === 'true')),
          ),
      };
    },
    toId: (context, { commander }) =>
      commanderReference(context.snapshot, keyed(context, commander).cards).id,
    print: (context, { commander, ...counts }) =>
      commanderResource(context, keyed(context, commander), counts),
  });
  itemRoute(api, {
    path: '/commanders/{id}',
    summary: 'A commander or pair: what its decks are like',
    operationId: 'commanders.get',
    tag: TAG,
    name: 'Commander',
    more: 'With a filter, `num_decks` are the decks that pass it, and `rank` is by range and bracket alone. Counts by bracket are of all decks of the range, `similar` of all decks.',
    shape: CommanderDetails,
    names: NAMES,
    query: z.object(DECK_FILTERS),
    find: (context, { id = '' }, query) => {
      const commander = commanderOfId(context.snapshot, id);
      const filters = readDeckFilters(context.snapshot, query);
      return {
        key: `/commanders/${commander.key}${printDeckQuery(filters)}`,
        make: () => commanderDetails(context, commander, filters),
      };
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
    query: z.object(DECK_FILTERS),
    find: ({ snapshot }, { id = '' }, query) => {
      const commander = commanderOfId(snapshot, id);
      const filters = readDeckFilters(snapshot, query);
      return {
        key: `/commanders/${commander.key}/results${printDeckQuery(filters)}`,
        make: () => commanderResultsResource(snapshot, commander, filters),
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
      ...CARD_FILTERS,
      colors: CARD_FILTERS.colors.meta({
        description: 'Color identity that the card fits into, such as `azorius`. All where absent.',
      }),
      min_decks: MIN_DECKS,
      ...DECK_FILTERS,
    }),
    list: ({ snapshot }, { params: { id = '' }, query: { order, min_decks: minDecks, ...requested } }) => {
      const commander = commanderOfId(snapshot, id);
      const { colors, type, role, theme, ...decks } = requested;
      const choice = readCardFilters({ colors, type, role, theme });
      const filters = readDeckFilters(snapshot, decks);
      const isChosen = cardChooser(snapshot, choice);
      return {
        key: `/commanders/${commander.key}/cards ${order} ${minDecks} ${keyOfChoice(choice)} ${printDeckQuery(filters)}`,
        entries: async () => {
          const all = await cardsOfCommander(snapshot, commander, order, filters);
          return all.filter(({ card, numDecks }) => numDecks >= minDecks && isChosen(card));
        },
      };
    },
    toId: ({ snapshot }, { card }) => snapshot.cards[card]?.key ?? '',
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
    query: z.object({
      theme: z.string().max(100).optional().meta({
        description: 'Id of a theme that the deck has, as `/themes` lists it. All where absent.',
      }),
      bracket: BRACKET_PARAMETER.optional().meta({
        description:
          'Bracket of the deck, 1…5: the one that its owner or source states, such as 5 for tournaments, or our estimate where there is none. All where absent.',
      }),
      max_price: z.coerce.number().min(0).optional().meta({
        description: 'Decks with a price of at most so much, USD. All where absent.',
      }),
    }),
    list: (context, { params: { id = '' }, query: { theme, bracket, max_price: maxPrice } }) => {
      const commander = commanderOfId(context.snapshot, id);
      const slug = theme === undefined ? null : themeOfId(context.snapshot, theme).slug;
      return {
        key: `/commanders/${commander.key}/decks ${slug ?? ''} ${bracket ?? ''} ${maxPrice ?? ''}`,
        entries: async () =>
          (await decksOfCommander(context, commander))
            .filter(
              (deck) =>
                (slug === null || deck.themes.some((each) => each.slug === slug)) &&
                (bracket === undefined || deck.bracket === bracket) &&
                (maxPrice === undefined || (deck.price !== null && deck.price <= maxPrice)),
            )
            .map((deck) => ({ commander, deck })),
      };
    },
    toId: (_, { deck }) => deck.id,
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

import {
  cardHistoryResource,
  cardOfId,
  cardPricesResource,
  cardResource,
  cardResultsResource,
  chosenCards,
  describeIdentifier,
  filteredCardResource,
  findCardId,
  findIdentified,
  missingNumbers,
  toProvenance,
} from '@deckwright/answers';
import { printDeckQuery } from '@deckwright/contract';
import {
  BATCH_SIZE,
  batchSchema,
  CARD_ORDERS,
  CardBatch,
  CardHistoryResource,
  CardPricesResource,
  CardResource,
  CardResultsResource,
} from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import {
  CARD_FILTERS,
  CARD_ID,
  keyOfChoice,
  MIN_DECKS,
  readCardFilters,
  UNKNOWN_THEME,
} from './card-filters.ts';
import { cardLookupRoutes, printingRoutes } from './card-lookups.ts';
import { DECK_FILTERS, readDeckFilters, WINDOW_FILTERS } from './deck-filters.ts';
import { itemRoute, listRoute } from './define-resource.ts';
import { readFields } from './read-parameters.ts';

const TAG = 'Cards';

export function cardResourceRoutes(api: Api): void {
  // Before `/cards/{id}`, which takes any word.
  batchRoute(api);
  cardLookupRoutes(api);
  listRoute(api, {
    path: '/cards',
    summary: 'All cards, those that most decks run first',
    operationId: 'cards.list',
    tag: TAG,
    name: 'Card',
    shape: CardResource,
    query: z.object({
      ...CARD_FILTERS,
      min_decks: MIN_DECKS,
      order: z.enum(CARD_ORDERS).default('decks').meta({
        description:
          'By number of decks, by inclusion, salt or price (USD), highest first, or by name. Those without a number come last.',
        example: 'salt',
      }),
      ...WINDOW_FILTERS,
    }),
    more: 'With a range or bracket, only cards in at least one such deck.',
    problems: { 404: UNKNOWN_THEME },
    list: ({ snapshot }, { query: { min_decks: minDecks, order, ...requested } }) => {
      const { colors, type, role, theme, ...window } = requested;
      const choice = readCardFilters({ colors, type, role, theme });
      const filters = readDeckFilters(snapshot, window);
      return {
        key: `/cards ${order} ${minDecks} ${keyOfChoice(choice)} ${printDeckQuery(filters)}`,
        entries: () => chosenCards(snapshot, choice, { order, minDecks, filters }),
      };
    },
    toId: ({ snapshot }, { card }) => snapshot.cards[card]?.key ?? '',
    print: (context, { card, ...counts }) => cardResource(context, card, counts),
  });
  itemRoute(api, {
    path: '/cards/{id}',
    summary: 'A card',
    operationId: 'cards.get',
    tag: TAG,
    name: 'Card',
    more: 'With a filter, decks, inclusion and interval are of the decks that pass it; `num_decks_as_commander` is of all.',
    shape: CardResource,
    names: { id: CARD_ID },
    query: z.object(DECK_FILTERS),
    find: (context, { id = '' }, query) => {
      const index = cardOfId(context.snapshot, id);
      const filters = readDeckFilters(context.snapshot, query);
      const written = printDeckQuery(filters);
      return {
        key: `/cards/${index}${written}`,
        make: () =>
          written === '' ? cardResource(context, index) : filteredCardResource(context, index, filters),
      };
    },
  });
  printingRoutes(api);
  itemRoute(api, {
    path: '/cards/{id}/prices',
    summary: 'What a card cost at each vendor on the last 90 days of data',
    operationId: 'cards.prices',
    tag: TAG,
    name: 'CardPrices',
    more: 'Of its cheapest printing, as the card itself has it. The sample has no history.',
    shape: CardPricesResource,
    names: { id: CARD_ID },
    find: ({ snapshot }, { id = '' }) => {
      const index = cardOfId(snapshot, id);
      return { key: `/cards/${index}/prices`, make: () => cardPricesResource(snapshot, index) };
    },
  });
  itemRoute(api, {
    path: '/cards/{id}/history',
    summary: 'How many decks ran a card, by earlier data',
    operationId: 'cards.history',
    tag: TAG,
    name: 'CardHistory',
    more: 'Data counted with another age limit are left out. The sample has no history.',
    shape: CardHistoryResource,
    names: { id: CARD_ID },
    find: ({ snapshot }, { id = '' }) => {
      const index = cardOfId(snapshot, id);
      return { key: `/cards/${index}/history`, make: () => cardHistoryResource(snapshot, index) };
    },
  });
  itemRoute(api, {
    path: '/cards/{id}/results',
    summary: 'How decks that run a card did in tournaments, beside the same commanders’ decks without it',
    operationId: 'cards.results',
    tag: TAG,
    name: 'CardResults',
    shape: CardResultsResource,
    names: { id: CARD_ID },
    query: z.object(DECK_FILTERS),
    find: ({ snapshot }, { id = '' }, query) => {
      const index = cardOfId(snapshot, id);
      const filters = readDeckFilters(snapshot, query);
      return {
        key: `/cards/${index}/results${printDeckQuery(filters)}`,
        make: () => cardResultsResource(snapshot, index, filters),
      };
    },
  });
}

function batchRoute(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/cards/batch`,
      summary: `Up to ${BATCH_SIZE} cards by id or name`,
      description:
        'Ids, names and identifiers together count. Slugs are taken as ids. At least one entry is needed.',
      operationId: 'cards.batch',
      tags: [TAG],
      body: CardBatch,
      bodyExample: {
        ids: ['sol-ring'],
        names: ['Command Tower', 'No Such Card'],
        fields: ['name', 'num_decks'],
      },
      answer: batchSchema(CardResource, 'Card'),
      problems: {
        400: 'The body cannot be read, has no entry in ids, names or identifiers, asks for too many, or names an unknown field.',
        413: 'The body is larger than 1 MB.',
      },
    },
    async (c) => {
      const { view, snapshot } = c.var;
      const body = await readJson(c, CardBatch);
      const { ids = [], names = [], identifiers = [], fields, omit_missing: omitsMissing } = body;
      if (ids.length + names.length + identifiers.length === 0)
        throw new AppError(
          'invalid-argument',
          'Ask for cards by "ids", "names" or "identifiers": at least one entry in one of them, such as {"ids":["sol-ring"]}.',
        );
      if (ids.length + names.length + identifiers.length > BATCH_SIZE)
        throw new AppError('invalid-argument', `Ask for at most ${BATCH_SIZE} cards in one call.`);
      const chosen = readFields(CardResource, fields?.join(','));
      const requested = [
        ...ids.map((id) => ({ text: id, index: findCardId(snapshot, id) })),
        ...names.map((name) => ({ text: name, index: snapshot.resolver.find(name) })),
        ...identifiers.map((identifier) => ({
          text: describeIdentifier(identifier),
          index: findIdentified(snapshot, identifier),
        })),
      ];
      const print = (index: number): object => {
        const card = cardResource(view, index);
        return chosen ? chosen.pick(card) : card;
      };
      c.header('Cache-Control', 'no-store');
      return c.json(
        await c.var.inTurn(async () => ({
          data: requested.flatMap(({ index }) =>
            index === null ? (omitsMissing ? [] : [null]) : [print(index)],
          ),
          fields: chosen?.names ?? null,
          not_found: requested.flatMap(({ text, index }) => (index === null ? [text] : [])),
          warnings: [
            ...new Set(identifiers.flatMap((identifier) => missingNumbers(snapshot, identifier) ?? [])),
          ],
          source: toProvenance(snapshot),
        })),
      );
    },
  );
}

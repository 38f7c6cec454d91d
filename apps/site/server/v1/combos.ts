import {
  cardOfId,
  chosenCombos,
  comboOfId,
  comboResource,
  deckCombosResource,
  searchCombos,
  toProvenance,
} from '@deckwright/answers';
import { ComboResource, DeckCombosAnswer, DeckCombosRequest } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { defineRoute } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import { CARD_ID, MIN_DECKS } from './card-filters.ts';
import { colorsKey, readColors } from './colors.ts';
import { itemRoute, listRoute } from './define-resource.ts';
import { readDeck } from './read-deck.ts';

const TAG = 'Combos';

export function comboResourceRoutes(api: Api): void {
  // Before `/combos/{id}`, which takes any word.
  findCombosRoute(api);
  listRoute(api, {
    path: '/combos',
    summary: 'Combos, those that most decks run first',
    operationId: 'combos.list',
    tag: TAG,
    name: 'Combo',
    shape: ComboResource,
    query: z.object({
      card: z
        .string()
        .max(100)
        .optional()
        .meta({
          description: `${CARD_ID.description}: combos with it alone. All where absent.`,
          example: 'walking-ballista',
        }),
      colors: colorsKey('Color identity that the combo fits into'),
      min_decks: MIN_DECKS,
    }),
    problems: { 404: 'No card has this id; the nearest names come with the answer.' },
    list: ({ snapshot }, { query: { card, colors, min_decks: minDecks } }) => {
      const choice = {
        identity: readColors(colors),
        card: card === undefined ? null : cardOfId(snapshot, card),
      };
      return {
        key: `/combos ${choice.identity} ${choice.card} ${minDecks}`,
        entries: async () =>
          (await chosenCombos(snapshot, choice)).filter((combo) => (combo.counts?.included ?? 0) >= minDecks),
      };
    },
    toId: (_, { combo }) => combo.id,
    print: comboResource,
  });
  listRoute(api, {
    path: '/combos/search',
    summary: 'The combos that a query finds',
    operationId: 'combos.search',
    tag: TAG,
    name: 'Combo',
    more: 'Most decks first, unless the query states an order. `warnings` says what of the query no combo has.',
    warns: true,
    shape: ComboResource,
    example: 'q=result%3Ainfinite+cards%3C%3D3',
    query: z.object({
      q: z.string().min(1).max(1000).meta({
        description:
          'Words of card names, or conditions: `card:`, `cards<=3` (how many), `id<=wu`, `result:"infinite mana"`, `requires:`, `steps:`, `bracket<=3`, `decks>=10`, `order:decks`, `cards`, `bracket` or `name`; with `or`, minus and parentheses, as in card searches.',
        example: 'result:infinite cards<=3',
      }),
    }),
    list: ({ snapshot }, { query: { q } }) => ({
      key: `/combos/search ${q}`,
      entries: () => searchCombos(snapshot, q),
    }),
    toId: (_, { combo }) => combo.id,
    print: comboResource,
  });
  itemRoute(api, {
    path: '/combos/{id}',
    summary: 'A combo and how many decks run it',
    operationId: 'combos.get',
    tag: TAG,
    name: 'Combo',
    shape: ComboResource,
    names: {
      id: { description: 'Id of the combo, as `/combos` lists it', example: 'sample-heliod-ballista' },
    },
    find: async (context, { id = '' }) => {
      const combo = await comboOfId(context.snapshot, id);
      return { key: `/combos/${id}`, make: () => comboResource(context, combo) };
    },
  });
}

function findCombosRoute(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/combos/find`,
      summary: 'The combos of a deck list: complete ones, and those that lack one card, by that card',
      description:
        'Within the colors of the commanders; without commanders in any colors, but none that needs a commander.',
      operationId: 'combos.find',
      tags: [TAG],
      body: DeckCombosRequest,
      bodyExample: { cards: ['Heliod, Sun-Crowned', 'Walking Ballista', 'Sol Ring'], limit: 10 },
      answer: DeckCombosAnswer,
      problems: {
        400: 'The body cannot be read, or has no card, or none that is recognized.',
        413: 'The body is larger than 1 MB.',
      },
    },
    async (c) => {
      const { view, snapshot, inTurn } = c.var;
      const request = await readDeck(c, DeckCombosRequest);
      c.header('Cache-Control', 'no-store');
      const data = await inTurn(() => deckCombosResource(view, request));
      return c.json({ data, source: toProvenance(snapshot) });
    },
  );
}

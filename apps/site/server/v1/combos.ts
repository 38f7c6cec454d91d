import { cardOfId, chosenCombos, comboOfId, comboResource } from '@deckwright/answers';
import { ComboResource } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { MIN_DECKS } from './card-filters.ts';
import { CARD_ID } from './cards.ts';
import { readColors } from './colors.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Combos';

export function comboResourceRoutes(api: Api): void {
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
      colors: z.string().max(40).optional().meta({
        description: 'Color identity that the combo fits into, such as `azorius`. All where absent.',
        example: 'mono-white',
      }),
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

import { randomInt } from 'node:crypto';
import {
  commanderRecord,
  commanderResource,
  drawnCommanders,
  drawOne,
  rankedRecords,
} from '@deckwright/answers';
import { printDeckQuery } from '@deckwright/contract';
import { CommanderRecord, CommanderResource, RECORD_ORDERS } from '@deckwright/contract/schemas';
import { z } from '@hono/zod-openapi';
import type { Api } from '../api/api.ts';
import { colorsKey, readColors } from './colors.ts';
import { readDeckFilters, WINDOW_FILTERS } from './deck-filters.ts';
import { itemRoute, listRoute } from './define-resource.ts';
import { CARD_QUERY, cardsFound } from './found-cards.ts';

const TAG = 'Commanders';

/** Calls about all commanders that must stand before `/commanders/{id}`, which takes any word. */
export function commanderListRoutes(api: Api): void {
  itemRoute(api, {
    path: '/commanders/random',
    summary: 'A random commander or pair',
    operationId: 'commanders.random',
    tag: TAG,
    name: 'ListedCommander',
    more: 'Each call draws anew, with the same chance for each commander that is not banned. Of a pair, the query has to find both cards.',
    shape: CommanderResource,
    example: 'q=id%3C%3Dwu',
    query: z.object({
      q: CARD_QUERY.optional().meta({
        description: 'A query in the language of `/search`, which finds the commander. All where absent.',
        example: 'id<=wu',
      }),
      min_decks: z.coerce.number().int().min(0).default(1).meta({
        description:
          'Commanders with at least so many decks only; 0 also draws those without, alone. 1 where absent.',
        example: 1,
      }),
    }),
    problems: { 404: 'The query finds no commander.' },
    isDrawn: true,
    find: async (context, _, { q, min_decks: minDecks }) => {
      const found = q === undefined ? null : await cardsFound(context.snapshot, q);
      const all = drawnCommanders(context.snapshot, { found, minDecks });
      const commander = drawOne(all, 'commander', randomInt);
      return { key: '', make: () => commanderResource(context, commander) };
    },
  });
  listRoute(api, {
    path: '/commanders/results',
    summary: 'Commanders and pairs by their tournament results',
    operationId: 'commanders.records',
    tag: TAG,
    name: 'CommanderRecord',
    more: 'A range is that of the tournaments’ days. With a bracket, results count only with a counted deck.',
    shape: CommanderRecord,
    query: z.object({
      order: z.enum(RECORD_ORDERS).default('win_rate').meta({
        description:
          'By the lower end of the interval of `win_rate` or of `top_cut` (how many entries reached the first 16; `conversion` is its earlier name), so that few games do not come first; by entries or by games. Highest first; those without a rate come last.',
        example: 'top_cut',
      }),
      min_entries: z.coerce.number().int().min(1).default(1).meta({
        description: 'Commanders with at least so many results only; 1 where absent.',
        example: 2,
      }),
      colors: colorsKey('Color identity, exactly'),
      ...WINDOW_FILTERS,
    }),
    list: ({ snapshot }, { query: { order, min_entries: minEntries, colors, ...window } }) => {
      const identity = readColors(colors);
      const filters = readDeckFilters(snapshot, window);
      return {
        key: `/commanders/results ${order} ${minEntries} ${identity} ${printDeckQuery(filters)}`,
        entries: () => rankedRecords(snapshot, { order, minEntries, identity }, filters),
      };
    },
    toId: ({ snapshot }, entry) => commanderRecord(snapshot, entry).id,
    print: ({ snapshot }, entry) => commanderRecord(snapshot, entry),
  });
}

import {
  API_LIMITS,
  CardResource,
  ComboResource,
  CommanderDetails,
  DeckDetails,
  type DevelopersPage,
  PlayedCard,
  PreconDetails,
  SetResource,
  ThemeResource,
} from '@deckwright/contract/schemas';
import { NO_FILTERS } from '@deckwright/domain';
import type { z } from 'zod';
import { BULK_TABLES } from '../bulk/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { apiChanges } from './api-changes.ts';
import { fieldRows } from './field-rows.ts';

const RESOURCES: readonly { name: string; call: string; shape: z.ZodObject }[] = [
  { name: 'Card', call: '/api/v1/cards/{id}', shape: CardResource },
  { name: 'Commander', call: '/api/v1/commanders/{id}', shape: CommanderDetails },
  { name: 'Card of a commander', call: '/api/v1/commanders/{id}/cards', shape: PlayedCard },
  { name: 'Deck', call: '/api/v1/decks/{id}', shape: DeckDetails },
  { name: 'Combo', call: '/api/v1/combos/{id}', shape: ComboResource },
  { name: 'Theme', call: '/api/v1/themes/{id}', shape: ThemeResource },
  { name: 'Set', call: '/api/v1/sets/{id}', shape: SetResource },
  { name: 'Precon', call: '/api/v1/precons/{id}', shape: PreconDetails },
];

export function developersPage({ snapshot }: ViewContext): DevelopersPage {
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title: 'For developers',
      description:
        'The open API of this site: start in a minute with curl, JavaScript or Python, every field and its meaning, limits, bulk data and changes.',
      canonical: '/developers',
      warnings: [],
    }),
    resources: RESOURCES.map(({ name, call, shape }) => ({ name, call, fields: fieldRows(shape) })),
    limits: Object.values(API_LIMITS).map(({ name, most, windowSeconds, of }) => ({
      name,
      calls: most,
      seconds: windowSeconds,
      of,
    })),
    tables: BULK_TABLES.map(({ name, rows, columns }) => ({
      name,
      row: rows,
      columns: columns.map((column) => column.name),
    })),
    changes: [...apiChanges()],
  };
}

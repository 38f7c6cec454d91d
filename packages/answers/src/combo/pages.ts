import { parseDeckQuery } from '@deckwright/api-client';
import { ComboPage, CombosPage } from '@deckwright/api-client/schemas';
import { AppError, identityFromSlug, identitySlug } from '@deckwright/domain';
import { z } from 'zod';
import { definePage, type Found } from '../page/define-page.ts';
import { cardAt } from '../page/known-names.ts';
import { colorsIn, pageNumber } from '../page/read-query.ts';
import { UnknownNameError } from '../page/unknown-name-error.ts';
import { nearestOptions } from '../search/search-options.ts';
import { comboPage } from './combo-page.ts';
import { comboTable } from './combo-table.ts';
import { type ComboForm, combosPage } from './combos-page.ts';

export const COMBO_PAGES = {
  combos: definePage({
    path: '/combos',
    summary: 'Combos by the decks that hold them, 30 an answer',
    query: z.object({
      colors: z.string().optional().meta({ description: 'Combos within a color identity such as azorius' }),
      size: z.string().optional().meta({ description: 'Number of cards' }),
      result: z.string().optional().meta({ description: 'A result such as infinite-mana' }),
      bracket: z.enum(['exhibition', 'core', 'upgraded', 'optimized']).optional(),
      card: z.string().optional().meta({ description: 'Slug of a card that is part of it' }),
      page: z.string().optional(),
    }),
    shape: CombosPage,
    problems: { 400: 'The query cannot be read.', 404: 'No card has this slug.' },
    find: (context, _params, query) => {
      const page = pageNumber(query);
      const card = query.get('card') ?? '';
      const form: ComboForm = {
        identity: colorsIn(query),
        size: sizeIn(query),
        result: (query.get('result') ?? '').slice(0, 100) || null,
        bracket: parseDeckQuery(query).filters.bracket,
        card: card === '' ? null : cardAt(context.snapshot, card).card,
      };
      return {
        key: `/combos ${Object.values(form).join(' ')} ${page}`,
        make: () => combosPage(context, form, page),
      };
    },
  }),
  combo: definePage({
    path: '/combos/{id}',
    summary: 'A combo; a color identity or the slug of a card leads to the list',
    shape: ComboPage,
    problems: { 404: 'No combo has this id.' },
    find: async (context, { id }): Promise<Found<ComboPage>> => {
      const { snapshot } = context;
      const entry = (await comboTable(snapshot)).byId.get(id);
      if (entry) return { key: `/combos/${id}`, make: () => comboPage(context, entry) };
      const identity = identityFromSlug(id.toLowerCase());
      if (identity !== null) return { movedTo: `/combos?colors=${identitySlug(identity)}` };
      const card = snapshot.cards[snapshot.resolver.bySlug(id)?.card ?? -1];
      if (card) return { movedTo: `/combos?card=${encodeURIComponent(card.slug)}` };
      const message = `No combo has the address "${id.slice(0, 100)}". All combos are listed at /combos.`;
      throw new UnknownNameError(message, nearestOptions(snapshot, id));
    },
  }),
};

function sizeIn(query: URLSearchParams): number | null {
  const size = query.get('size') ?? '';
  if (size === '') return null;
  if (/^[1-9]\d?$/.test(size)) return Number(size);
  throw new AppError(
    'invalid-argument',
    `size=${size.slice(0, 50)} is no number of cards; write it as size=2.`,
  );
}

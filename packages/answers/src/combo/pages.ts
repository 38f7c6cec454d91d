import { COMBOS_QUERY, printQueryValues, readQueryValues } from '@deckwright/contract';
import { ComboPage, CombosPage } from '@deckwright/contract/schemas';
import { cardAt, nearestOptions, UnknownNameError } from '../lookup/index.ts';
import { definePage, type Found } from '../page/index.ts';
import { comboTable, identityNamed } from '../snapshot/index.ts';
import { comboPage } from './combo-page.ts';
import { type ComboForm, combosPage } from './combos-page.ts';

export const COMBO_PAGES = {
  combos: definePage({
    path: '/combos',
    query: COMBOS_QUERY,
    shape: CombosPage,
    find: (context, _params, query) => {
      const { bracket, card, colors, page, result, size } = readQueryValues(COMBOS_QUERY, query).values;
      const form: ComboForm = {
        identity: colors,
        size,
        result,
        bracket,
        card: card === null ? null : cardAt(context.snapshot, card).card,
      };
      return {
        key: `/combos ${Object.values(form).join(' ')} ${page}`,
        make: () => combosPage(context, form, page),
      };
    },
  }),
  combo: definePage({
    path: '/combos/{id}',
    shape: ComboPage,
    find: async (context, { id }): Promise<Found<ComboPage>> => {
      const { snapshot } = context;
      const entry = (await comboTable(snapshot)).byId.get(id);
      if (entry) return { key: `/combos/${id}`, make: () => comboPage(context, entry) };
      const identity = identityNamed(id);
      if (identity !== null)
        return { movedTo: `/combos${printQueryValues(COMBOS_QUERY, { colors: identity })}` };
      const card = snapshot.cards[snapshot.resolver.bySlug(id)?.card ?? -1];
      if (card) return { movedTo: `/combos${printQueryValues(COMBOS_QUERY, { card: card.slug })}` };
      const message = `No combo has the address "${id.slice(0, 100)}". All combos are listed at /combos.`;
      throw new UnknownNameError(message, nearestOptions(snapshot, id));
    },
  }),
};

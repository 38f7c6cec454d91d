import type { CardList, ComboEntry } from '@deckwright/contract';
import { inListOrder, NO_FILTERS } from '@deckwright/domain';
import { engineFilters } from '../filter/index.ts';
import type { ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { comboTable } from '../snapshot/index.ts';
import { combosFor } from './combos.ts';
import { comboEntry, toComboCardList } from './combos-page.ts';

/** Maximum number of combos per commander. */
const MAX_COMBOS = 100;

/** A combo, its cards, and how many of one commander's decks run it. */
export type CommanderCombo = { entry: ComboEntry; list: CardList; decks: number };

/** The combos that decks of the commander run, most decks first, then by name; none for a commander without decks. */
export async function commanderCombos(
  context: ViewContext,
  { key, cards }: Pick<ResolvedCommander, 'key' | 'cards'>,
): Promise<CommanderCombo[]> {
  const { snapshot } = context;
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return [];
  const combos = combosFor(snapshot, cards);
  const [{ holding }, { byId }] = await Promise.all([
    snapshot.ask('commander', {
      commander,
      filters: engineFilters(snapshot, NO_FILTERS),
      together: combos.map((combo) => combo.cards),
    }),
    comboTable(snapshot),
  ]);
  return combos
    .flatMap(({ combo }, index) => {
      const counted = byId.get(combo.id);
      const decks = holding[index] ?? 0;
      return counted && decks > 0 ? [{ counted, decks }] : [];
    })
    .sort(inListOrder({ decks: ({ decks }) => decks, name: ({ counted }) => counted.name }))
    .slice(0, MAX_COMBOS)
    .map(({ counted, decks }) => ({
      entry: comboEntry(snapshot, counted),
      list: toComboCardList(context, counted),
      decks,
    }));
}

import type { CombosPage } from '@deckwright/contract';
import { twoCardMinBracket } from '@deckwright/domain';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type CountedCombo, comboTable } from '../snapshot/index.ts';
import { COMBOS_PER_PAGE, comboEntry, toComboCardList } from './combos-page.ts';

/** Two-card combos by when they may come together: `early` ones belong to brackets 4 and 5 alone. */
export type ComboCategory = 'early' | 'late';

type CategoryPage = Pick<CombosPage, 'combos' | 'lists' | 'page'> & { shown: number };

/** The combos of a category, most decks first; `page` from 1. */
export async function comboCategory(
  context: ViewContext,
  category: ComboCategory,
  page: number,
): Promise<CategoryPage> {
  const { ranked } = await comboTable(context.snapshot);
  const entries = ranked.filter((entry) => getCategory(context.snapshot, entry) === category);
  const shown = entries.slice((page - 1) * COMBOS_PER_PAGE, page * COMBOS_PER_PAGE);
  return {
    shown: entries.length,
    page,
    combos: shown.map((entry) => comboEntry(context.snapshot, entry)),
    lists: shown.map((entry) => toComboCardList(context, entry)),
  };
}

function getCategory({ cards }: LoadedSnapshot, entry: CountedCombo): ComboCategory | null {
  const manaValues = entry.cards.map((card) => cards[card ?? -1]?.manaValue ?? 0);
  const minBracket = twoCardMinBracket(entry.combo, manaValues);
  if (minBracket === null) return null;
  return minBracket === 4 ? 'early' : 'late';
}

import type { LoadedSnapshot } from '../snapshot/index.ts';
import { comboTable } from '../snapshot/index.ts';

/** A combo with the names of its cards; `decks` is null if one is not in the catalog. */
export type ComboDecks = { id: string; names: string[]; decks: number | null };

/** Every combo of the snapshot with its decks, most decks first. */
export async function comboDecks(snapshot: LoadedSnapshot): Promise<ComboDecks[]> {
  const { ranked } = await comboTable(snapshot);
  return ranked.map(({ combo, cards, counts }) => ({
    id: combo.id,
    names: combo.cards.map(({ name }, index) => snapshot.cards[cards[index] ?? -1]?.name ?? name),
    decks: counts?.included ?? null,
  }));
}

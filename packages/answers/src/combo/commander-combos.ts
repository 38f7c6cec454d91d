import type { CardList, ComboEntry } from '@deckwright/contract';
import { inListOrder, NO_FILTERS } from '@deckwright/domain';
import { packLists } from '@deckwright/engine/query';
import { engineFilters } from '../filter/index.ts';
import type { CountedCombo, LoadedSnapshot, ResolvedCommander, ViewContext } from '../snapshot/index.ts';
import { comboTable } from '../snapshot/index.ts';
import { combosFor } from './combos.ts';
import { COMBOS_PER_PAGE, comboEntry, toComboCardList } from './combos-page.ts';

/** A combo, its cards, and how many of one commander's decks run it. */
export type CommanderCombo = { entry: ComboEntry; list: CardList; decks: number };

/**
 * The combos that decks of the commander run, most decks first, then by name, and how many there are; none for a
 * commander without decks. `page` from 1.
 */
export async function commanderCombos(
  context: ViewContext,
  { key, cards }: Pick<ResolvedCommander, 'key' | 'cards'>,
  page: number,
): Promise<{ total: number; shown: CommanderCombo[] }> {
  const { snapshot } = context;
  const commander = snapshot.commanders.indexOf(key);
  if (commander === null) return { total: 0, shown: [] };
  const run = await rankedRuns(snapshot, commander, cards);
  const shown = run.slice((page - 1) * COMBOS_PER_PAGE, page * COMBOS_PER_PAGE);
  return {
    total: run.length,
    shown: shown.map(({ counted, decks }) => ({
      entry: comboEntry(snapshot, counted),
      list: toComboCardList(context, counted),
      decks,
    })),
  };
}

type ComboRun = { counted: CountedCombo; decks: number };

/** Commanders whose ranked combos stay in memory: those read last. */
const MAX_RANKED = 50;
const ranked = new WeakMap<LoadedSnapshot, Map<number, Promise<readonly ComboRun[]>>>();

/** Counted once for all pages of a list, unless counting failed. */
function rankedRuns(
  snapshot: LoadedSnapshot,
  commander: number,
  cards: readonly number[],
): Promise<readonly ComboRun[]> {
  const lists = ranked.get(snapshot) ?? new Map<number, Promise<readonly ComboRun[]>>();
  ranked.set(snapshot, lists);
  const known = lists.get(commander);
  const made = known ?? countRuns(snapshot, commander, cards);
  // The one read last is the last to go.
  lists.delete(commander);
  lists.set(commander, made);
  const [oldest] = lists.keys();
  if (lists.size > MAX_RANKED && oldest !== undefined) lists.delete(oldest);
  if (!known)
    made.catch(() => {
      if (lists.get(commander) === made) lists.delete(commander);
    });
  return made;
}

async function countRuns(
  snapshot: LoadedSnapshot,
  commander: number,
  cards: readonly number[],
): Promise<ComboRun[]> {
  const combos = combosFor(snapshot, cards);
  const [{ holding }, { byId }] = await Promise.all([
    snapshot.ask('commander', {
      commander,
      filters: engineFilters(snapshot, NO_FILTERS),
      together: packLists(combos.map((combo) => combo.cards)),
    }),
    comboTable(snapshot),
  ]);
  return combos
    .flatMap(({ combo }, index) => {
      const counted = byId.get(combo.id);
      const decks = holding[index] ?? 0;
      return counted && decks > 0 ? [{ counted, decks }] : [];
    })
    .sort(inListOrder({ decks: ({ decks }) => decks, name: ({ counted }) => counted.name }));
}

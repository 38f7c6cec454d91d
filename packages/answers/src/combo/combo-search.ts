import { type ComboColumns, keyOfName, parseQuery, plain, runComboQuery } from '@deckwright/card-query';
import { BRACKETS } from '@deckwright/domain';
import { type CountedCombo, comboTable, type LoadedSnapshot } from '../snapshot/index.ts';
import { comboEntry } from './combos-page.ts';

const columns = new WeakMap<readonly CountedCombo[], ComboColumns>();

/** Made with the first search of a snapshot. */
function getColumns(snapshot: LoadedSnapshot, ranked: readonly CountedCombo[]): ComboColumns {
  const found = columns.get(ranked);
  if (found) return found;
  const keys = new Map<string, string>();
  const toKey = (name: string): string => {
    const key = keys.get(name) ?? keyOfName(name);
    keys.set(name, key);
    return key;
  };
  const entries = ranked.map((counted) => comboEntry(snapshot, counted));
  const made = {
    cards: entries.map(({ cards }) => cards.map(({ name }) => toKey(name)).join('\n')),
    sizes: ranked.map(({ combo }) => combo.cards.length),
    identities: ranked.map(({ identity }) => identity),
    results: ranked.map(({ combo }) => plain(combo.produces.join('; '))),
    requires: ranked.map(({ combo }) => plain([...combo.requires, combo.prerequisites].join('; '))),
    steps: ranked.map(({ combo }) => plain(combo.steps)),
    brackets: entries.map(({ bracket }) => (bracket === null ? Number.NaN : BRACKETS.indexOf(bracket) + 1)),
    decks: ranked.map(({ counts }) => counts?.included ?? Number.NaN),
  };
  columns.set(ranked, made);
  return made;
}

/**
 * The combos that a query finds, most decks first or in the order that it states, and what of it found nothing.
 * @throws QueryError
 */
export async function searchCombos(
  snapshot: LoadedSnapshot,
  q: string,
): Promise<{ entries: CountedCombo[]; warnings: string[] }> {
  const node = parseQuery(q);
  const { ranked } = await comboTable(snapshot);
  const { combos, warnings } = runComboQuery(node, getColumns(snapshot, ranked));
  return { entries: combos.flatMap((combo) => ranked[combo] ?? []), warnings };
}

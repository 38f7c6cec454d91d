import { type ComboColumns, keyOfName, parseQuery, plain, runComboQuery } from '@deckwright/card-query';
import { BRACKETS, comboBracket } from '@deckwright/domain';
import { type CountedCombo, comboTable, type LoadedSnapshot, SteppedValue } from '../snapshot/index.ts';

const columnsOfTables = new WeakMap<readonly CountedCombo[], SteppedValue<ComboColumns>>();

/** Combos read in one step. */
const CHUNK = 1500;

function getColumns(snapshot: LoadedSnapshot, ranked: readonly CountedCombo[]): SteppedValue<ComboColumns> {
  const columns = columnsOfTables.get(ranked) ?? new SteppedValue(buildColumns(snapshot, ranked));
  columnsOfTables.set(ranked, columns);
  return columns;
}

function* buildColumns(
  snapshot: LoadedSnapshot,
  ranked: readonly CountedCombo[],
): Generator<undefined, ComboColumns, undefined> {
  const keys = new Map<string, string>();
  const toKey = (name: string): string => {
    const key = keys.get(name) ?? keyOfName(name);
    keys.set(name, key);
    return key;
  };
  const byName = new Map<string, number[]>();
  const texts: Record<'cards' | 'results' | 'requires' | 'steps', string[]> = {
    ...{ cards: [], results: [], requires: [], steps: [] },
  };
  const brackets: number[] = [];
  for (const [index, { combo, cards }] of ranked.entries()) {
    if (index % CHUNK === CHUNK - 1) yield;
    const names = combo.cards.map(({ name }, at) => toKey(snapshot.cards[cards[at] ?? -1]?.name ?? name));
    for (const name of new Set(names)) {
      const combos = byName.get(name);
      if (combos) combos.push(index);
      else byName.set(name, [index]);
    }
    texts.cards.push(names.join('\n'));
    texts.results.push(plain(combo.produces.join('\n')));
    texts.requires.push(plain([...combo.requires, combo.prerequisites].join('\n')));
    texts.steps.push(plain(combo.steps));
    const bracket = comboBracket(combo.bracketTag);
    brackets.push(bracket === null ? Number.NaN : BRACKETS.indexOf(bracket) + 1);
  }
  return {
    ...{ ...texts, byName, brackets },
    sizes: ranked.map(({ combo }) => combo.cards.length),
    identities: ranked.map(({ identity }) => identity),
    decks: ranked.map(({ counts }) => counts?.included ?? Number.NaN),
  };
}

/** Computes in steps what the first search for combos would wait for. */
export async function prepareComboSearch(
  snapshot: LoadedSnapshot,
  nextTurn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { ranked } = await comboTable(snapshot);
  await getColumns(snapshot, ranked).prepare(nextTurn, signal);
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
  const { combos, warnings } = runComboQuery(node, await getColumns(snapshot, ranked).read());
  return { entries: combos.flatMap((combo) => ranked[combo] ?? []), warnings };
}

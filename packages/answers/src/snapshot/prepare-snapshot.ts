import { comboTable } from './combo-table.ts';
import type { LoadedSnapshot } from './loaded-snapshot.ts';

/**
 * Computes what the first page of many kinds would have to wait for, in steps of some tens of milliseconds.
 * @param nextTurn resolves once whatever has arrived meanwhile was answered
 */
export async function prepareSnapshot(
  snapshot: LoadedSnapshot,
  nextTurn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // What fails is computed when a page needs it.
  const combos = Promise.allSettled([comboTable(snapshot)]);
  await snapshot.prepareParts(nextTurn, signal);
  await combos;
}

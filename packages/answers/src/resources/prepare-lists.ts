import { prepareComboSearch } from '../combo/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { catalogValues } from './catalog-resource.ts';

/**
 * Computes in steps what the first search for combos and the first request for a catalog would wait for; after
 * `prepareSnapshot`.
 * @param nextTurn resolves once whatever has arrived meanwhile was answered
 */
export async function prepareLists(
  snapshot: LoadedSnapshot,
  nextTurn: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await prepareComboSearch(snapshot, nextTurn, signal);
  if (signal.aborted) return;
  await catalogValues(snapshot).prepare(nextTurn, signal);
}

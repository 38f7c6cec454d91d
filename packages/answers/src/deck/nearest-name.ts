import { nearestQuestion, optionsAt } from '../search/search-options.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { looksAlike } from './alike.ts';

export type UnknownText = { name: string; of: 'card' | 'commander' };

/**
 * Adds suggestions to unrecognized names. Each search takes milliseconds in a worker, so only the first `most` names
 * get one; the rest get null.
 */
export async function withNearest(snapshot: LoadedSnapshot, unknown: readonly UnknownText[], most: number) {
  const asked = unknown.slice(0, most).map(({ name, of }) => nearestQuestion(name, of));
  const found = asked.length === 0 ? [] : await snapshot.ask('nearest', asked);
  return unknown.map(({ name, of }, at) => {
    const options = optionsAt(snapshot, found[at] ?? [], of);
    return { name, of, nearest: options.find(({ label }) => looksAlike(name, label)) ?? null };
  });
}

import type { SearchOption } from '@deckwright/api-client';
import { nearestOptions } from '../search/search-options.ts';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { looksAlike } from './alike.ts';

export type UnknownText = { name: string; of: 'card' | 'commander' };

/** The card that an unrecognized name may mean; null where none looks like it. */
export function nearestTo(snapshot: LoadedSnapshot, { name, of }: UnknownText): SearchOption | null {
  return nearestOptions(snapshot, name, of).find(({ label }) => looksAlike(name, label)) ?? null;
}

/** Every unrecognized name. Looking for what was meant takes a while each: the first `most` names have it, others null. */
export function withNearest(snapshot: LoadedSnapshot, unknown: readonly UnknownText[], most: number) {
  return unknown.map(({ name, of }, at) => ({
    name,
    of,
    nearest: at < most ? nearestTo(snapshot, { name, of }) : null,
  }));
}

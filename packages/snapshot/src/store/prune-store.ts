import { RETAINED_PUBLISHED, RETAINED_SNAPSHOTS } from '../write-snapshot.ts';
import type { ObjectStore, StoredObject } from './object-store.ts';
import { objectKey, type Publication, snapshotPrefix } from './pointer.ts';

/** Uploads without a manifest are left alone until then: they may be in progress. */
const UNFINISHED_MS = 86_400_000;

/**
 * Removes all snapshots except the published one, the two published before it and the three most recently uploaded,
 * as the data folder does; returns the removed ids. The caller holds the lock.
 */
export async function pruneStore(
  store: ObjectStore,
  { id, earlier }: Publication['pointer'],
  now: Date,
): Promise<string[]> {
  const byId = Map.groupBy(await store.list('snapshots/'), ({ key }) => key.split('/')[1] ?? '');
  const complete = new Map<string, number>();
  const unfinished: string[] = [];
  for (const [other, objects] of byId) {
    const manifest = objects.find(({ key }) => key === objectKey(other, 'manifest.json'));
    if (manifest) complete.set(other, manifest.modified.getTime());
    else if (now.getTime() - latest(objects) > UNFINISHED_MS) unfinished.push(other);
  }
  const published = earlier.filter((other) => complete.has(other)).slice(-RETAINED_PUBLISHED);
  const safe = new Set([id, ...published]);
  const old = [...complete]
    .sort(([a, earlierTime], [b, laterTime]) => laterTime - earlierTime || (a < b ? -1 : 1))
    .slice(RETAINED_SNAPSHOTS)
    .map(([other]) => other)
    .filter((other) => !safe.has(other));
  return removeFromStore(store, [...old, ...unfinished]);
}

/** Removes snapshots, each manifest first, so that what is left of a killed run counts as unfinished. */
export async function removeFromStore(store: ObjectStore, ids: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (const id of ids) {
    const objects = await store.list(snapshotPrefix(id));
    if (objects.length === 0) continue;
    const manifest = objectKey(id, 'manifest.json');
    for (const key of [manifest, ...objects.map(({ key }) => key).filter((key) => key !== manifest)])
      await store.remove(key);
    removed.push(id);
  }
  return removed;
}

function latest(objects: readonly StoredObject[]): number {
  return Math.max(...objects.map(({ modified }) => modified.getTime()));
}

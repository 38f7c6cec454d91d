import { fetchPart } from '@deckwright/islands';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CollectionState, CollectionStore } from './collection-store.ts';

const NOTHING: CollectionState = { collection: null, problem: '' };
const never = () => () => undefined;

/** Its code is loaded on first use. */
export async function loadCollection(): Promise<CollectionStore> {
  const { collectionStore } = await fetchPart(() => import('./stored-collection.ts'));
  await collectionStore.load();
  return collectionStore;
}

/** The collection of this device; null until it has been read. `ready` is false until then. */
export function useCollection(): CollectionState & { ready: boolean } {
  const [store, setStore] = useState<CollectionStore | null>(null);
  useEffect(() => {
    let here = true;
    // Without its code there is no collection, and the page works without it.
    loadCollection().then(
      (loaded) => here && setStore(loaded),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const get = store?.get ?? (() => NOTHING);
  const state = useSyncExternalStore(store?.subscribe ?? never, get, () => NOTHING);
  return { ...state, ready: store !== null };
}

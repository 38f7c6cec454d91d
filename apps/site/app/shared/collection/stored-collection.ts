import { del, get, update } from 'idb-keyval';
import { createCollectionStore } from './collection-store.ts';

/** IndexedDB, because a collection may be too large for local storage. */
const KEY = 'collection';

/** The collection of this device. */
export const collectionStore = createCollectionStore({
  read: () => get(KEY),
  update: (next) => update(KEY, next),
  remove: () => del(KEY),
});

export { fetchSnapshot, removeDownloads } from './fetch-snapshot.ts';
export { folderStore } from './folder-store.ts';
export type { ObjectStore } from './object-store.ts';
export { openStore } from './open-store.ts';
export { type Publication, readPublication } from './pointer.ts';
export { publishToStore, storedIds } from './publish-to-store.ts';

/** PostgreSQL notifies sites of a publication on this channel; the payload is the id. */
export const SNAPSHOT_CHANNEL = 'deckwright_snapshots';

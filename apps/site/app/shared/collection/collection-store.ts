import { createStore } from 'zustand/vanilla';
import type { MatchedCollection, UnknownEntry } from './match-names.ts';

/** The cards a player owns, as stored on the device. */
export type Collection = MatchedCollection;

export type CollectionState = {
  /** Null if there is none, and until it has been read. */
  collection: Collection | null;
  /** What is wrong with the storage; '' if nothing. */
  problem: string;
};

/** Where the collection is stored. Each call may fail: private windows have no storage, and storage may be full. */
export type CollectionShelf = {
  read: () => Promise<unknown>;
  /** Replaces the stored value with the result of `next`, in one transaction. */
  update: (next: (stored: unknown) => Collection) => Promise<void>;
  remove: () => Promise<void>;
};

export const COLLECTION_NOT_SAVED =
  'This browser blocks storage; your collection will be lost when you close the page.';
export const NO_ROOM_FOR_COLLECTION =
  'Browser storage is full; your collection will be lost when you close the page.';

const EMPTY: Collection = { cards: {}, unknown: [] };

/** A tab's collection, written through to the device. */
export function createCollectionStore(shelf: CollectionShelf) {
  const {
    getState: get,
    setState,
    subscribe,
  } = createStore<CollectionState>()(() => ({
    collection: null,
    problem: '',
  }));
  let reading: Promise<CollectionState> | undefined;

  async function read(): Promise<CollectionState> {
    try {
      setState({ collection: readStoredCollection(await shelf.read()) });
    } catch {
      // Storage is unavailable; reported once there is something to store.
    }
    return get();
  }

  /** Applies a change here and on the device, where another tab may have written since. */
  async function change(next: (stored: Collection) => Collection): Promise<void> {
    await load();
    const here = next(get().collection ?? EMPTY);
    try {
      let written = here;
      await shelf.update((stored) => {
        // Without a storage problem, the device has the current state, even if it has none; otherwise only this tab
        // has.
        written = next((get().problem === '' ? readStoredCollection(stored) : get().collection) ?? EMPTY);
        return written;
      });
      setState({ collection: written, problem: '' });
    } catch (error) {
      setState({ collection: here, problem: isFull(error) ? NO_ROOM_FOR_COLLECTION : COLLECTION_NOT_SAVED });
    }
  }

  function load(): Promise<CollectionState> {
    reading ??= read();
    return reading;
  }

  return {
    get,
    subscribe,
    /** Reads the stored collection once; resolves with the state. Never rejects. */
    load: async (): Promise<CollectionState> => {
      await load();
      return get();
    },
    replace: (collection: Collection) => change(() => collection),
    add: (collection: Collection) => change((stored) => together(stored, collection)),
    /** Replaces an unrecognized name with this card. */
    correct: (unknown: UnknownEntry, slug: string) =>
      change((stored) => ({
        cards: { ...stored.cards, [slug]: (stored.cards[slug] ?? 0) + unknown.quantity },
        unknown: stored.unknown.filter(({ name }) => name !== unknown.name),
      })),
    /** Removes the whole collection, here and on the device. */
    async clear(): Promise<void> {
      await load();
      setState({ collection: null, problem: '' });
      await shelf.remove().catch(() => setState({ problem: COLLECTION_NOT_SAVED }));
    },
  };
}

export type CollectionStore = ReturnType<typeof createCollectionStore>;

function together(one: Collection, other: Collection): Collection {
  const cards = { ...one.cards };
  for (const [slug, quantity] of Object.entries(other.cards)) cards[slug] = (cards[slug] ?? 0) + quantity;
  const unknown = new Map(one.unknown.map((entry) => [entry.name, entry]));
  for (const entry of other.unknown) {
    const known = unknown.get(entry.name);
    unknown.set(entry.name, { ...entry, quantity: entry.quantity + (known?.quantity ?? 0) });
  }
  return { cards, unknown: [...unknown.values()] };
}

/** Null for anything that cannot be read as a collection. */
function readStoredCollection(stored: unknown): Collection | null {
  if (!isRecord(stored) || !isRecord(stored.cards)) return null;
  const cards = Object.entries(stored.cards).filter((entry): entry is [string, number] => isCount(entry[1]));
  const unknown = Array.isArray(stored.unknown) ? stored.unknown.filter(isUnknown) : [];
  return { cards: Object.fromEntries(cards), unknown };
}

function isUnknown(value: unknown): value is UnknownEntry {
  if (!isRecord(value) || typeof value.name !== 'string' || !isCount(value.quantity)) return false;
  const { nearest, reason } = value;
  if (reason !== undefined && typeof reason !== 'string') return false;
  if (nearest === null) return true;
  return isRecord(nearest) && typeof nearest.name === 'string' && typeof nearest.slug === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

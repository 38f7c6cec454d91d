import { createStore } from 'zustand/vanilla';
import type { MatchedCollection, UnknownEntry } from './match-names.ts';

/** The cards a player owns, as kept on the device. */
export type Collection = MatchedCollection;

export type CollectionState = {
  /** Null where there is none, and until it was read. */
  collection: Collection | null;
  /** What went wrong with the storage; '' where nothing did. */
  problem: string;
};

/** Where the collection is kept. Each call may fail: private windows have no storage, full ones take nothing. */
export type CollectionShelf = {
  read: () => Promise<unknown>;
  /** Writes what `next` makes of what stands there, as one step. */
  update: (next: (kept: unknown) => Collection) => Promise<void>;
  remove: () => Promise<void>;
};

export const COLLECTION_NOT_KEPT =
  'This browser blocks storage; your collection will be lost when you close the page.';
export const NO_ROOM_FOR_COLLECTION =
  'Browser storage is full; your collection will be lost when you close the page.';

const EMPTY: Collection = { cards: {}, unknown: [] };

/** A collection of one tab, written through to the device. */
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
      setState({ collection: readKept(await shelf.read()) });
    } catch {
      // Nothing can be kept here; said once there is something to keep.
    }
    return get();
  }

  /** Does it here and on the device, where another tab may have written since. */
  async function change(next: (kept: Collection) => Collection): Promise<void> {
    await load();
    const here = next(get().collection ?? EMPTY);
    try {
      let written = here;
      await shelf.update((kept) => {
        // What could not be kept stands only here; else the device knows better, also that there is none.
        written = next((get().problem === '' ? readKept(kept) : get().collection) ?? EMPTY);
        return written;
      });
      setState({ collection: written, problem: '' });
    } catch (error) {
      setState({ collection: here, problem: isFull(error) ? NO_ROOM_FOR_COLLECTION : COLLECTION_NOT_KEPT });
    }
  }

  function load(): Promise<CollectionState> {
    reading ??= read();
    return reading;
  }

  return {
    get,
    subscribe,
    /** Reads what the device keeps, once; resolves with the state. Never rejects. */
    load: async (): Promise<CollectionState> => {
      await load();
      return get();
    },
    replace: (collection: Collection) => change(() => collection),
    add: (collection: Collection) => change((kept) => together(kept, collection)),
    /** Takes an unknown name for this card. */
    correct: (unknown: UnknownEntry, slug: string) =>
      change((kept) => ({
        cards: { ...kept.cards, [slug]: (kept.cards[slug] ?? 0) + unknown.quantity },
        unknown: kept.unknown.filter(({ name }) => name !== unknown.name),
      })),
    /** Forgets the whole collection, here and on the device. */
    async clear(): Promise<void> {
      await load();
      setState({ collection: null, problem: '' });
      await shelf.remove().catch(() => setState({ problem: COLLECTION_NOT_KEPT }));
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

/** What cannot be read as a collection is none. */
function readKept(kept: unknown): Collection | null {
  if (!isRecord(kept) || !isRecord(kept.cards)) return null;
  const cards = Object.entries(kept.cards).filter((entry): entry is [string, number] => isCount(entry[1]));
  const unknown = Array.isArray(kept.unknown) ? kept.unknown.filter(isUnknown) : [];
  return { cards: Object.fromEntries(cards), unknown };
}

function isUnknown(value: unknown): value is UnknownEntry {
  if (!isRecord(value) || typeof value.name !== 'string' || !isCount(value.quantity)) return false;
  const { nearest } = value;
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

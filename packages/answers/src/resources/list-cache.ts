import type { LoadedSnapshot } from '../snapshot/index.ts';

/** What a query found: a list in its order, and what of the query was ignored, a sentence each. */
export type FoundEntries<T> = { entries: readonly T[]; warnings: readonly string[] };

/** A list in its order; the warnings are empty where no query made it. */
export type CachedList<T> = FoundEntries<T> & {
  /** Place of the entry with this id; null if there is none. */
  getPosition: (id: string) => number | null;
};

type Made<T> = readonly T[] | FoundEntries<T>;

/** Entries of all kept lists of a snapshot together; the list asked for last is kept whatever its length. */
const MAX_ENTRIES = 100_000;
const MAX_LISTS = 200;

const cached = new WeakMap<
  LoadedSnapshot,
  Map<string, { list: Promise<CachedList<unknown>>; entries: number }>
>();

/**
 * The list with this key, made once while it is kept, so that walking it page by page takes as long as making it once.
 * The lists asked for longest ago are dropped first; one that could not be made is not kept.
 */
export function cachedEntries<T>(
  snapshot: LoadedSnapshot,
  key: string,
  { make, toId }: { make: () => Made<T> | Promise<Made<T>>; toId: (entry: T) => string },
): Promise<CachedList<T>> {
  const lists = cached.get(snapshot) ?? new Map();
  cached.set(snapshot, lists);
  const known = lists.get(key);
  if (known) {
    lists.delete(key);
    lists.set(key, known);
    return known.list;
  }
  const list = (async () => indexedList(await make(), toId))();
  const entry = { list, entries: 0 };
  lists.set(key, entry);
  list.then(
    ({ entries }) => {
      entry.entries = entries.length;
      dropOldest(lists);
    },
    () => {
      if (lists.get(key) === entry) lists.delete(key);
    },
  );
  return list;
}

export function indexedList<T>(made: Made<T>, toId: (entry: T) => string): CachedList<T> {
  let positions: Map<string, number> | null = null;
  const { entries, warnings } = 'warnings' in made ? made : { entries: made, warnings: [] };
  return {
    entries,
    warnings,
    getPosition: (id) => {
      positions ??= new Map(entries.map((entry, index) => [toId(entry), index]));
      return positions.get(id) ?? null;
    },
  };
}

function dropOldest(lists: Map<string, { entries: number }>): void {
  let total = [...lists.values()].reduce((sum, { entries }) => sum + entries, 0);
  for (const [key, { entries }] of lists) {
    if ((total <= MAX_ENTRIES && lists.size <= MAX_LISTS) || lists.size === 1) return;
    lists.delete(key);
    total -= entries;
  }
}

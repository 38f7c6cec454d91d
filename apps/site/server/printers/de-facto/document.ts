import type { Found, ViewContext } from '@deckwright/answers';
import { AppError } from '@deckwright/domain';

/** A document in the de facto format: its cache key within the snapshot (null = not cached), and how to make it. */
export type DeFactoDocument = { key: string | null; make: () => Promise<object> };

/** The request: the parts of the path below the base, without extension, and the query. */
export type SoughtDocument = { view: ViewContext; parts: readonly string[]; query: URLSearchParams };

/** Finds documents of one kind; null if the path names none. */
export type Finder = (sought: SoughtDocument) => DeFactoDocument | null | Promise<DeFactoDocument | null>;

/** An answer under any name, so that programs that do not follow redirects can read it too. */
export type Sought<T> = Found<T> | null | Promise<Found<T> | null>;

/** The document made from an answer. `kind` distinguishes documents made from the same answer. */
export async function toDocument<T extends object>(
  kind: string,
  sought: Sought<T>,
  print: (page: T) => object | Promise<object>,
): Promise<DeFactoDocument | null> {
  const found = await sought;
  const make = found?.make;
  if (!make) return null;
  return {
    key: found.key === null ? null : `${kind} ${found.key}`,
    make: async () => print(await make()),
  };
}

/** The query with these keys set; null removes a key. */
export function withKeys(
  query: URLSearchParams,
  keys: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [key, value] of Object.entries(keys))
    if (value === null) changed.delete(key);
    else changed.set(key, value);
  return changed;
}

/** A query in canonical form, '' or '?…', without these keys. */
export function withoutKeys(query: string, keys: readonly string[]): string {
  const rest = withKeys(new URLSearchParams(query), Object.fromEntries(keys.map((key) => [key, null])));
  return rest.size === 0 ? '' : `?${rest}`;
}

/**
 * The name and page of "white-topwhite-2", which is page 3 of what `isName` knows as "white"; the middle part may be
 * empty, as in "salt--1". Null for other texts.
 */
export function furtherPage(
  text: string,
  isName: (name: string) => boolean,
): { name: string; page: number } | null {
  const [, rest = '', number = ''] = /^(.+)-(\d{1,4})$/.exec(text) ?? [];
  for (let end = rest.lastIndexOf('-'); end > 0; end = rest.lastIndexOf('-', end - 1)) {
    const name = rest.slice(0, end);
    if (isName(name)) return { name, page: Number(number) + 1 };
  }
  return null;
}

/** @throws AppError not-found for a page past the last one; the first page exists even if it is empty. */
export function checkPage(page: number, pages: number): void {
  if (page > Math.max(1, pages))
    throw new AppError(
      'not-found',
      `There is no such page: the last one of this list is number ${Math.max(1, pages)}.`,
    );
}

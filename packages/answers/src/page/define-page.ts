import type { QueryKeys } from '@deckwright/contract';
import type { z } from 'zod';
import type { ViewContext } from '../snapshot/index.ts';

/** An existing answer: its cache key and how to compute it. */
export type Answer<T> = {
  /** Identifies the answer within its snapshot: equal keys mean equal answers. Null if not worth caching. */
  key: string | null;
  /** Canonical path and query of the page, if it was requested under another name. */
  movedTo?: string;
  make: () => T | Promise<T>;
};

/** Path and query of the page of another kind to redirect to. */
type Moved = { movedTo: string; make?: never };

export type Found<T> = Answer<T> | Moved;

/** The names between braces in a path: 'slug' and 'id' of `/decks/{slug}/{id}`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

/** A page of the site: its path, its parameters, and how its content is found. */
export type PageDefinition<Path extends string = string, T extends object = object> = {
  /** Path of the page; `{name}` matches one segment. */
  path: Path;
  /** The query keys of the page; others are ignored. */
  query?: QueryKeys;
  /** The shape of its content. */
  shape: z.ZodType<T>;
  /** Marked noindex: the content depends on free text. */
  isSearch?: boolean;
  /**
   * Null if the address belongs to the next page with the same path.
   * @throws AppError invalid-argument for an invalid query
   * @throws UnknownNameError with the nearest names
   */
  find: (
    context: ViewContext,
    params: PathParams<Path>,
    query: URLSearchParams,
  ) => Found<T> | null | Promise<Found<T> | null>;
};

/** The query string as it was written: '' or '?…'. */
export function asWritten(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}

/** One entry of the table of pages; preserves the types of its path and answer. */
export function definePage<const Path extends string, T extends object>(
  definition: PageDefinition<Path, T>,
): PageDefinition<Path, T> {
  return definition;
}

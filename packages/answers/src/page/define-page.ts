import type { QueryKeys } from '@deckwright/api-client';
import type { z } from 'zod';
import type { ViewContext } from '../card/card-view-json.ts';

/** An answer that there is: where it is kept, and how it is made. */
export type Answer<T> = {
  /** Names the answer within its snapshot: equal keys, equal answers. Null where it is not worth keeping. */
  key: string | null;
  /** Path and query of the same page under its right name, where it was asked for under another. */
  movedTo?: string;
  make: () => T | Promise<T>;
};

/** Path and query of a page of another kind. */
type Moved = { movedTo: string; make?: never };

export type Found<T> = Answer<T> | Moved;

/** The names between braces in a path: 'slug' and 'id' of `/decks/{slug}/{id}`. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & ParamsOf<Rest>
  : unknown;

/** A page of the site: what it is called, what it understands, and how its content is found. */
export type PageDefinition<Path extends string = string, T extends object = object> = {
  /** Below the site and, for its JSON, below `/api/v1`; `{name}` stands for one part. */
  path: Path;
  summary: string;
  /** The keys of the query that the page understands; others are passed over. */
  query?: QueryKeys;
  /** The shape of its content. */
  shape: z.ZodType<T>;
  /** What else may be answered, by HTTP status. */
  problems?: Readonly<Record<number, string>>;
  /** For people, not for search engines: no other page of its kind is alike. */
  isSearch?: boolean;
  /**
   * Null where the address belongs to the next page of the same path.
   * @throws AppError invalid-argument for a query that cannot be read
   * @throws UnknownNameError with the nearest names
   */
  find: (
    context: ViewContext,
    params: ParamsOf<Path>,
    query: URLSearchParams,
  ) => Found<T> | null | Promise<Found<T> | null>;
};

export const LIST_PROBLEMS = { 400: 'The query cannot be read.' };

export const NAMED_PROBLEMS = {
  400: 'The query cannot be read, or names an unknown card or theme.',
  404: 'Nothing has this slug; the nearest names come with the answer.',
};

/** What the query asks for beside its path, as it was written: '' or '?…'. */
export function asWritten(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}

/** One entry of the table of pages, with the types of its path and answer kept. */
export function definePage<const Path extends string, T extends object>(
  definition: PageDefinition<Path, T>,
): PageDefinition<Path, T> {
  return definition;
}

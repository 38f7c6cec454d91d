import { printListQuery } from '@deckwright/api-client';
import type { DeckFilters } from '@deckwright/domain';

/** Entries in one answer of a ranked list. */
const ENTRIES_PER_PAGE = 100;

export type Paged<T> = {
  shown: T[];
  fields: {
    num_entries: number;
    page: number;
    pages: number;
    is_paginated: boolean;
    more: string | null;
    query: string;
  };
};

/** One page, from 1, of a list whose page lies at `path`; empty past the end. */
export function pageOf<T>(
  entries: readonly T[],
  page: number,
  { path, filters, more = {} }: { path: string; filters: DeckFilters; more?: Record<string, string | null> },
): Paged<T> {
  const pages = Math.max(1, Math.ceil(entries.length / ENTRIES_PER_PAGE));
  const next = printListQuery(filters, page + 1, more);
  return {
    shown: entries.slice((page - 1) * ENTRIES_PER_PAGE, page * ENTRIES_PER_PAGE),
    fields: {
      num_entries: entries.length,
      page,
      pages,
      is_paginated: pages > 1,
      more: page < pages ? `${path}${next}` : null,
      query: printListQuery(filters, page, more),
    },
  };
}

import { type PageHead, printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { windowOf } from './page-window.ts';

type Told = Pick<PageHead, 'title' | 'description' | 'canonical' | 'warnings'> & {
  query?: string;
  noindex?: boolean;
};

/** The fields of every page document about itself and the decks behind it. */
export function pageHead(snapshot: LoadedSnapshot, filters: DeckFilters, told: Told): PageHead {
  const { id, asOf, maxAgeDays, sample } = snapshot.manifest;
  return {
    title: told.title,
    description: told.description,
    canonical: told.canonical,
    query: told.query ?? printDeckQuery(filters),
    snapshot: id,
    asOf,
    window: windowOf(filters.range, asOf, maxAgeDays),
    corpus: snapshot.corpus,
    sample,
    noindex: sample || (told.noindex ?? false),
    warnings: told.warnings,
  };
}

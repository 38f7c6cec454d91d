import { type PageHead, printDeckQuery } from '@deckwright/contract';
import type { DeckFilters } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { toPageWindow } from './page-window.ts';

type HeadFacts = Pick<PageHead, 'title' | 'description' | 'canonical' | 'warnings'> & {
  query?: string;
  noindex?: boolean;
};

/** The fields of every page document about itself and the decks behind it. */
export function pageHead(snapshot: LoadedSnapshot, filters: DeckFilters, facts: HeadFacts): PageHead {
  const { id, asOf, maxAgeDays, sample } = snapshot.manifest;
  return {
    title: facts.title,
    description: facts.description,
    canonical: facts.canonical,
    query: facts.query ?? printDeckQuery(filters),
    snapshot: id,
    asOf,
    window: toPageWindow(filters.range, asOf, maxAgeDays),
    corpus: snapshot.corpus,
    sample,
    noindex: sample || (facts.noindex ?? false),
    warnings: facts.warnings,
  };
}

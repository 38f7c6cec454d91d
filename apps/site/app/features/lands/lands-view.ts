import { LANDS_QUERY, printQueryValues } from '@deckwright/contract';
import type { LandsPage } from '@deckwright/contract/schemas';
import type { TimeRange } from '@deckwright/domain';
import { deferParts } from '@deckwright/islands';

export type LandsView = ReturnType<typeof landsView>;

/**
 * The document without the lists of cards: the page shows lands as rows. With `deferred` its tables and cycles are only in
 * the markup.
 */
export function landsView({ lists: _, ...page }: LandsPage, deferred: boolean) {
  return deferParts(page, ['cycles', 'identities', 'colors'], deferred);
}

/** The URL of a combination's lands, or of the overview, in a time range. */
export function landsUrl(slug: string | null, range: TimeRange): string {
  return `${slug === null ? '/lands' : `/lands/${slug}`}${printQueryValues(LANDS_QUERY, { range })}`;
}

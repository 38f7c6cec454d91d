import { printDeckQuery } from '@deckwright/api-client';
import type { LandsPage } from '@deckwright/api-client/schemas';
import { NO_FILTERS, type TimeRange } from '@deckwright/domain';
import { heldParts } from '../../shared/lists/held-lists.ts';

export type LandsView = ReturnType<typeof landsView>;

/**
 * The document without the lists of cards: the page shows lands as rows. With `held` its tables and cycles go into the
 * markup only.
 */
export function landsView({ lists: _, ...page }: LandsPage, held: boolean) {
  return heldParts(page, ['cycles', 'identities', 'colors'], held);
}

/** The address of a combination's lands, or of the overview, in a window. */
export function landsUrl(slug: string | null, range: TimeRange): string {
  return `${slug === null ? '/lands' : `/lands/${slug}`}${printDeckQuery({ ...NO_FILTERS, range })}`;
}

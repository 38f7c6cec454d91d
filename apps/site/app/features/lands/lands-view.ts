import { LANDS_QUERY, printQueryValues } from '@deckwright/contract';
import type { LandsPage } from '@deckwright/contract/schemas';
import type { TimeRange } from '@deckwright/domain';
import { deferParts } from '@deckwright/islands';
import { cycleViews } from './cycle-view.ts';

export type LandsView = ReturnType<typeof landsView>;

/** The document with the entries of its lists at their lands. With `deferred` its tables and cycles are only in the markup. */
export function landsView({ lists, cycles, ...page }: LandsPage, deferred: boolean) {
  const view = { ...page, cycles: cycleViews({ cycles, lists }) };
  return deferParts(view, ['cycles', 'identities', 'colors'], deferred);
}

/** The URL of a combination's lands, or of the overview, in a time range. */
export function landsUrl(slug: string | null, range: TimeRange): string {
  return `${slug === null ? '/lands' : `/lands/${slug}`}${printQueryValues(LANDS_QUERY, { range })}`;
}

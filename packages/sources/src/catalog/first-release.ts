import type { CardSet } from '@deckwright/domain';
import { isPlainPaper, type PrintedAs } from './paper-play.ts';

/** Sets that gather cards of many years under one date, by upstream set type. */
const UMBRELLA_TYPES: ReadonlySet<string> = new Set(['box', 'masterpiece', 'memorabilia', 'promo']);

/** Codes of sets that reprint cards of many sets, whatever type a feed gives them: The List and the Mystery Boosters it was cut from. */
const UMBRELLA_CODES: ReadonlySet<string> = new Set(['plst', 'plist', 'mb1', 'fmb1', 'mb2', 'cmb1', 'cmb2']);

/** What of a printing decides whether its date can be that of the card. */
export type DatedPrinting = PrintedAs & {
  released: string;
  /** In lower case. */
  set: string;
  setType?: string | null | undefined;
};

/** Dates of a card's printings: the earliest that can be trusted, and the earliest of all others. */
export type ReleaseDates = { sure: string | null; other: string | null };

/**
 * Whether a printing tells when its card first came out: one for tournament play on paper, with a date of its own. The
 * date of an umbrella set (The List, Secret Lair, promos) is that of its first card, years before most others.
 */
function isSureRelease(printing: DatedPrinting, set: CardSet | undefined): boolean {
  if (!isPlainPaper(printing)) return false;
  const type = printing.setType ?? set?.setType ?? '';
  const isUmbrella = UMBRELLA_TYPES.has(type) || UMBRELLA_CODES.has(printing.set);
  return !isUmbrella || (set !== undefined && set.released !== printing.released);
}

/** The first release: a date that is not sure stands only where no other is known. */
export function firstRelease({ sure, other }: ReleaseDates): string | null {
  return sure ?? other;
}

/** Both dates of printings together. */
export function joinReleases(a: ReleaseDates, b: ReleaseDates): ReleaseDates {
  return { sure: earlier(a.sure, b.sure), other: earlier(a.other, b.other) };
}

export function getReleaseDates(printing: DatedPrinting, set: CardSet | undefined): ReleaseDates {
  return isSureRelease(printing, set)
    ? { sure: printing.released, other: null }
    : { sure: null, other: printing.released };
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

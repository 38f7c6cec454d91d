import type { CardSet } from '@deckwright/domain';
import { isPlainPaper, type PrintedAs } from './paper-play.ts';

/** Sets that gather cards of many years under one date, by upstream set type. */
const UMBRELLA_TYPES: ReadonlySet<string> = new Set(['box', 'masterpiece', 'memorabilia', 'promo']);

/** Codes of sets that reprint cards of many sets, whatever type a feed gives them: The List and the Mystery Boosters it was cut from. */
const UMBRELLA_CODES: ReadonlySet<string> = new Set(['plst', 'plist', 'mb1', 'fmb1', 'mb2', 'cmb1', 'cmb2']);

/** Upstream codes of promo sets, which no expansion has. */
const PROMO_CODE = /^p[a-z0-9]{3,}$/;

/** Types of sets that exist on screens alone, or whose cards nobody plays. */
const FOREIGN_TYPES: ReadonlySet<string> = new Set(['alchemy', 'token', 'treasure_chest']);

/** What of a printing decides whether its date can be that of the card. */
export type DatedPrinting = PrintedAs & {
  /** YYYY-MM-DD. */
  released: string;
  /** In lower case. */
  set: string;
  setType?: string | null | undefined;
  legalities?: { commander?: string | null | undefined } | null | undefined;
};

/** A set of the feed, and whether it exists on screens alone. */
export type ReleasedSet = Pick<CardSet, 'name' | 'setType' | 'released'> & { digital: boolean };

/**
 * How much a date says of the first release: `sure` is that of a printing for tournament play on paper, `umbrella` that
 * of a paper set of cards of many years (The List, Secret Lair, promos), which is the day of its first card; `doubtful`
 * is that of another printing, or one that contradicts the printings.
 */
export type ReleaseLevel = 'sure' | 'umbrella' | 'doubtful';

/** The earliest date of each level, YYYY-MM-DD; null where there is none. */
export type ReleaseDates = Readonly<Record<ReleaseLevel, string | null>>;

export const NO_RELEASES: ReleaseDates = { sure: null, umbrella: null, doubtful: null };

/** How much the date of a printing says. In an umbrella set, only a date other than that of the set does. */
export function getReleaseLevel(printing: DatedPrinting, set: ReleasedSet | undefined): ReleaseLevel {
  if (!isForPlay(printing, set)) return 'doubtful';
  const hasOwnDate = set !== undefined && set.released !== '' && set.released !== printing.released;
  return isUmbrella(printing, set) && !hasOwnDate ? 'umbrella' : 'sure';
}

/** Whether its set gathers cards of many years. Feeds call some of these sets expansions. */
export function isUmbrella(printing: DatedPrinting, set: ReleasedSet | undefined): boolean {
  if (hasType(UMBRELLA_TYPES, printing, set) || UMBRELLA_CODES.has(printing.set)) return true;
  if ((set?.setType ?? printing.setType) !== 'expansion') return false;
  return PROMO_CODE.test(printing.set) || /\bPromos\b/.test(set?.name ?? '');
}

function isForPlay(printing: DatedPrinting, set: ReleasedSet | undefined): boolean {
  if (!isPlainPaper(printing) || printing.legalities?.commander === 'not_legal') return false;
  return !set?.digital && !hasType(FOREIGN_TYPES, printing, set);
}

function hasType(types: ReadonlySet<string>, printing: DatedPrinting, set: ReleasedSet | undefined): boolean {
  return types.has(printing.setType ?? '') || types.has(set?.setType ?? '');
}

/** The first release: a date of a lower level stands only where no higher one is known. */
export function firstRelease({ sure, umbrella, doubtful }: ReleaseDates): string | null {
  return sure ?? umbrella ?? doubtful;
}

/** With one more date. */
export function addRelease(dates: ReleaseDates, level: ReleaseLevel, released: string): ReleaseDates {
  return { ...dates, [level]: earlier(dates[level], released) };
}

/** The dates of several printings together. */
export function joinReleases(a: ReleaseDates, b: ReleaseDates): ReleaseDates {
  return {
    sure: earlier(a.sure, b.sure),
    umbrella: earlier(a.umbrella, b.umbrella),
    doubtful: earlier(a.doubtful, b.doubtful),
  };
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

import type { PageWindow } from '@deckwright/contract';
import {
  dateOf,
  dayOf,
  dayWords,
  formatCount,
  formatExact,
  RANGE_DAYS,
  type TimeRange,
  wilsonInterval,
} from '@deckwright/domain';
import type { Overview } from '../engine/engine-calls.ts';

/** In a sentence: "1 deck", "12,345 decks", "558 sample decks". */
export function decks(count: number, sample: boolean): string {
  return `${formatExact(count)} ${unitOf(count, sample)}`;
}

/** Compact, for tiles: "12.3K decks". */
export function decksOnTile(count: number, sample: boolean): string {
  return `${formatCount(count)} ${unitOf(count, sample)}`;
}

function unitOf(count: number, sample: boolean): string {
  return `${sample ? 'sample ' : ''}${count === 1 ? 'deck' : 'decks'}`;
}

/** ", of 558 decks"; empty without decks, where a share is meaningless. */
export function amongDecks(count: number, sample: boolean): string {
  return count === 0 ? '' : `, of ${decks(count, sample)}`;
}

/** The days of a range, of which `asOf` is the last. */
export function windowOf(range: TimeRange, asOf: string | null, maxAgeDays: number | null): PageWindow {
  const last = asOf === null ? null : dayOf(asOf);
  if (range === 'none' || last === null) {
    const label =
      maxAgeDays === null
        ? 'all counted decks'
        : `all counted decks, dated ones at most ${maxAgeDays} days old`;
    return { range, from: null, to: asOf, label };
  }
  const days = RANGE_DAYS[range];
  const from = dateOf(last - days + 1);
  return { range, from, to: asOf, label: `the ${days} days up to ${dayWords(dateOf(last))}` };
}

/** Fewer of the decks than this are a number to state: what is shown is mostly older. */
const RECENT_ENOUGH = 0.5;

/** The decks behind all numbers, in words. */
export function corpusOf(
  manifest: {
    sample: boolean;
    counts: { decks: number; datedDecks: number };
    provenance: readonly { source: string; decks: number }[];
  },
  { brackets, yearDecks }: Pick<Overview, 'brackets' | 'yearDecks'>,
): string {
  const count = decks(manifest.counts.decks, manifest.sample);
  if (manifest.counts.decks === 0) return 'No decks yet';
  const undated = undatedWords(manifest.counts);
  if (manifest.sample) return `${count} made up to show how the site works, not players’ decks${undated}`;
  const sources = manifest.provenance
    .filter(({ decks }) => decks > 0)
    .sort((a, b) => b.decks - a.decks)
    .map(({ source }) => source);
  const from = sources.length > 0 ? ` from ${sources.join(', ')}` : '';
  const allCompetitive = (brackets[5] ?? 0) === manifest.counts.decks;
  const nature = allCompetitive ? ', all competitive; not a picture of casual play' : '';
  return `${count}${from}${nature}${oldWords(yearDecks, manifest.counts.datedDecks)}${undated}`;
}

function oldWords(yearDecks: number, datedDecks: number): string {
  if (datedDecks === 0 || yearDecks >= RECENT_ENOUGH * datedDecks) return '';
  return `; ${yearDecks === 0 ? 'none' : formatExact(yearDecks)} from the past year`;
}

function undatedWords({ decks, datedDecks }: { decks: number; datedDecks: number }): string {
  const share = 1 - datedDecks / decks;
  if (share <= 0) return '';
  if (share >= 1) return '; none has a date';
  const percent = Math.round(share * 100);
  return `; ${percent === 0 ? 'less than 1' : Math.min(percent, 99)}% have no date and count in no time range`;
}

/** Rounds to `digits` decimals, so that JSON has no binary rounding noise. */
export function rounded(value: number, digits = 4): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

export function roundedOrNull(value: number | null, digits = 4): number | null {
  return value === null ? null : rounded(value, digits);
}

/** The interval of a share; null without trials. */
export function intervalOf(
  hits: number,
  trials: number,
): { inclusionLow: number | null; inclusionHigh: number | null } {
  const interval = wilsonInterval(hits, trials);
  return {
    inclusionLow: roundedOrNull(interval?.low ?? null),
    inclusionHigh: roundedOrNull(interval?.high ?? null),
  };
}

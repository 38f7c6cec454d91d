import {
  formatCounted,
  formatExact,
  formatInterval,
  formatShare,
  type Interval,
  isWideInterval,
} from '@deckwright/domain';
import type { TileView } from './tile-view.ts';

type Counts = Pick<TileView, 'numDecks' | 'potentialDecks' | 'inclusionLow' | 'inclusionHigh'>;

function getInterval({ inclusionLow, inclusionHigh }: Counts): Interval | null {
  if (typeof inclusionLow !== 'number' || typeof inclusionHigh !== 'number') return null;
  return { low: inclusionLow, high: inclusionHigh };
}

/** "8,025 of 12,345 eligible decks; likely 64–66%", or why no range is given. */
export function shareTitle(counts: Counts): string {
  const { numDecks, potentialDecks, inclusionLow } = counts;
  const text = `${formatExact(numDecks)} of ${formatCounted(potentialDecks, 'eligible deck')}`;
  const interval = getInterval(counts);
  if (interval) return `${text}; likely ${formatInterval(interval)}`;
  return inclusionLow === null && potentialDecks > 0 ? `${text}; ${NO_INTERVAL}` : text;
}

const NO_INTERVAL = 'no range, as most of them have no known date';

/** "64–66%"; null where no interval is given. */
export function describeInterval(counts: Counts): string | null {
  const interval = getInterval(counts);
  return interval && formatInterval(interval);
}

export function isWide(counts: Counts): boolean {
  return isWideInterval(getInterval(counts));
}

/** Mark before a share that is uncertain because of few decks. */
export function WideMark({ counts }: { counts: Counts }) {
  if (!isWide(counts)) return null;
  return (
    <span role="img" aria-label="about">
      ~
    </span>
  );
}

/** "~83%" as plain text: the share, with a mark if it is uncertain because of few decks. */
export function markedShare(counts: Counts & Pick<TileView, 'inclusionRate'>): string {
  return `${isWide(counts) ? '~' : ''}${formatShare(counts.inclusionRate)}`;
}

/** Explains the mark next to a list that has one. */
export const WIDE_INTERVAL_NOTE = '~: few decks, may be off by more than 15 points';

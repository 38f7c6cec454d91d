import {
  formatCounted,
  formatExact,
  formatInterval,
  formatShare,
  isWideShare,
  wilsonInterval,
} from '@deckwright/domain';
import type { TileView } from './tile-view.ts';

type Counts = Pick<TileView, 'numDecks' | 'potentialDecks'>;

/** "8,025 of 12,345 eligible decks; likely 64–66%". */
export function shareTitle({ numDecks, potentialDecks }: Counts): string {
  const counts = `${formatExact(numDecks)} of ${formatCounted(potentialDecks, 'eligible deck')}`;
  const interval = wilsonInterval(numDecks, potentialDecks);
  if (interval === null) return counts;
  return `${counts}; likely ${formatInterval(interval)}`;
}

/** "64–66%"; null without trials. */
export function describeInterval({ numDecks, potentialDecks }: Counts): string | null {
  const interval = wilsonInterval(numDecks, potentialDecks);
  return interval && formatInterval(interval);
}

export function isWide({ numDecks, potentialDecks }: Counts): boolean {
  return isWideShare(numDecks, potentialDecks);
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

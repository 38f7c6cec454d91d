import {
  formatCounted,
  formatExact,
  formatInterval,
  formatShare,
  isWideShare,
  wilsonInterval,
} from '@deckwright/domain';
import type { TileView } from './tile-view.ts';

type Counts = Pick<TileView, 'num_decks' | 'potential_decks'>;

/** "8,025 of 12,345 eligible decks; likely 64–66%". */
export function shareTitle({ num_decks, potential_decks }: Counts): string {
  const counts = `${formatExact(num_decks)} of ${formatCounted(potential_decks, 'eligible deck')}`;
  const interval = wilsonInterval(num_decks, potential_decks);
  if (interval === null) return counts;
  return `${counts}; likely ${formatInterval(interval)}`;
}

/** "64–66%"; null without trials. */
export function intervalWords({ num_decks, potential_decks }: Counts): string | null {
  const interval = wilsonInterval(num_decks, potential_decks);
  return interval && formatInterval(interval);
}

export function isWide({ num_decks, potential_decks }: Counts): boolean {
  return isWideShare(num_decks, potential_decks);
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
export function markedShare(counts: Counts & Pick<TileView, 'inclusion_rate'>): string {
  return `${isWide(counts) ? '~' : ''}${formatShare(counts.inclusion_rate)}`;
}

/** Explains the mark next to a list that has one. */
export const WIDE_WORDS = '~: few decks, may be off by more than 15 points';

import { cn, groundClasses, type PictureView, ViewPicture } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Entry = {
  key: string;
  to: string;
  /** The card whose art stands with the text; null for none. */
  card: PictureView | null;
  text: ReactNode;
};

type Props = { entries: readonly Entry[]; wide?: boolean };

/**
 * Links with a strip of a card's art: on a phone one row to swipe, the art above the text; elsewhere in two columns, or
 * with `wide` in three where there is room.
 */
export function PictureLinks({ entries, wide = false }: Props) {
  return (
    <ul
      className={cn(
        'grid gap-3 max-sm:-mx-4 max-sm:auto-cols-[9.5rem] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 sm:grid-cols-2 sm:gap-2',
        wide && 'lg:grid-cols-3',
      )}
    >
      {entries.map(({ key, to, card, text }) => (
        <li key={key} className="min-w-0">
          <Link
            to={to}
            className="flex h-full flex-col gap-2 rounded-lg transition-colors sm:flex-row sm:items-center sm:gap-3 sm:border sm:border-line sm:bg-surface sm:p-2 sm:hover:bg-raised"
          >
            {card ? (
              <span
                aria-hidden="true"
                className={cn(
                  'art-strip relative h-22 shrink-0 overflow-hidden rounded-md sm:h-14 sm:w-20',
                  groundClasses(card.colorIdentity),
                )}
              >
                <span className="absolute inset-x-0 -top-7 block sm:-top-3.5">
                  <ViewPicture view={card} sizes="(min-width: 576px) 5rem, 9.5rem" alt="" priority="far" />
                </span>
              </span>
            ) : null}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { cn, type PictureView, ViewPicture } from '@deckwright/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Entry = {
  key: string;
  to: string;
  /** The card whose picture stands before the text; null for none. */
  card: PictureView | null;
  text: ReactNode;
};

type Props = { entries: readonly Entry[]; wide?: boolean };

/** Links with a small picture, in two columns, or with `wide` in three where there is room. */
export function PictureLinks({ entries, wide = false }: Props) {
  return (
    <ul className={cn('grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2', wide && 'lg:grid-cols-3')}>
      {entries.map(({ key, to, card, text }) => (
        <li key={key}>
          <Link
            to={to}
            className="flex h-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-card transition-colors hover:bg-raised"
          >
            {card ? (
              <span aria-hidden="true" className="w-12 shrink-0">
                <ViewPicture view={card} sizes="3rem" alt="" priority="far" />
              </span>
            ) : null}
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import type { Color } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { groundClasses } from './color-classes.ts';

type Props = {
  /** Seen while the picture loads. */
  colors: readonly Color[];
  /** Its size. */
  className: string;
  /** The picture of the whole card, as wide as the box. */
  children: ReactNode;
};

/** The part of a card's picture that shows its art, next to words that name the card. */
export function ArtStrip({ colors, className, children }: Props) {
  return (
    <div className={cn('art-strip', groundClasses(colors), className)} aria-hidden="true">
      <div>{children}</div>
    </div>
  );
}

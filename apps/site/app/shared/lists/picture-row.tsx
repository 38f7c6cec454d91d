import { cn, Fold } from '@deckwright/ui';
import type { ReactNode } from 'react';

/** A whole row, half of one with the words above the pictures, or a third with the words beside one or two pictures. */
export type RowWidth = 'row' | 'half' | 'few';

type Props = {
  /** Of the heading. */
  id: string;
  title: string;
  heading: 'h2' | 'h3';
  width?: RowWidth;
  /** For a few tiles with the row to themselves: their words stand beside their pictures. */
  wide?: boolean;
  /** Below the heading: paragraphs and a bar. */
  head: ReactNode;
  /** Tiles as list items. */
  children: ReactNode;
  /** What has no room in the row. */
  more: { label: string; content: ReactNode } | null;
};

/** One part of a long list as a row of small pictures beside its words (picture-rows.css); on a phone they are swiped. */
export function PictureRow({
  id,
  title,
  heading: Heading,
  width = 'row',
  wide = false,
  head,
  children,
  more,
}: Props) {
  return (
    <section
      aria-labelledby={id}
      className={cn('picture-row', width !== 'row' && `picture-row-${width}`, wide && 'picture-row-wide')}
    >
      <div className="picture-row-head">
        <Heading id={id}>{title}</Heading>
        {head}
      </div>
      <ul className="picture-row-tiles">{children}</ul>
      {more ? (
        <Fold label={more.label} quiet className="picture-row-more">
          {more.content}
        </Fold>
      ) : null}
    </section>
  );
}

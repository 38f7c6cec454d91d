import { pairName, shortPairName } from '@deckwright/domain';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import { groundClasses } from './color-classes.ts';
import type { PicturePriority } from './sharp-pictures.ts';
import type { PictureView, TileView } from './tile-view.ts';
import { useNearness } from './use-nearness.ts';
import { ViewPicture } from './view-picture.tsx';

type Props = {
  view: PictureView & Pick<TileView, 'url' | 'colorIdentity'>;
  sizes: string;
  priority?: PicturePriority | undefined;
  /** For a single card: the picture next to the text, which has the name and its own link. */
  wide?: boolean;
  /** What stands below the name. */
  children: ReactNode;
};

/**
 * A tile's picture and name, which lead to its page, and what stands below. Far from the screen it is its name alone: in
 * the same elements, so that a focused link remains focused.
 */
export function TileBox({ view, sizes, priority, wide = false, children }: Props) {
  const { box, isNear, farStyle } = useNearness<HTMLElement>();
  if (!isNear && !wide)
    return (
      <article ref={box} className="tile-brief">
        <a href={view.url} style={farStyle}>
          {pairName(view)}
        </a>
      </article>
    );
  return (
    <article ref={box} className={wide ? 'tile-wide' : 'tile'}>
      <a
        href={view.url}
        className={cn('tile-link', groundClasses(view.colorIdentity))}
        {...(wide ? { tabIndex: -1, 'aria-hidden': true } : {})}
      >
        <ViewPicture view={view} sizes={sizes} alt="" priority={priority} />
        {wide ? null : <TileName view={view} />}
      </a>
      {children}
    </article>
  );
}

type NameProps = { view: Pick<TileView, 'name' | 'cards'> };

/** One line, which cuts a long name; of a pair the first words of both, as no line has room for two whole names. */
function TileName({ view }: NameProps) {
  if (!view.cards) return <span className="tile-name">{view.name}</span>;
  return (
    <span className="tile-name">
      <span className="sr-only">{pairName(view)}</span>
      <span aria-hidden="true">{shortPairName(view.cards)}</span>
    </span>
  );
}

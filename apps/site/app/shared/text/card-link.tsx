import { ViewPicture } from '@deckwright/ui';
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import type { TextCard } from './text-cards.ts';

type Props = { card: TextCard; text: string };

/** Position of the picture in the window, in pixels. */
type Position = { left: number; top?: number; bottom?: number };

/** The picture's width with the space around it. */
const ROOM = 240;

/** A card's name, linked to its page, with its picture while hovered or focused. */
export function CardLink({ card, text }: Props) {
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    if (!position) return;
    const hide = () => setPosition(null);
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide);
    };
  }, [position]);

  function onPoint(event: PointerEvent<HTMLElement>): void {
    // A tap opens the page; the picture would be under the finger.
    if (event.pointerType !== 'touch') setPosition(positionNextTo(event.currentTarget));
  }

  return (
    <Link
      to={card.url}
      className="link"
      onPointerEnter={onPoint}
      onPointerLeave={() => setPosition(null)}
      onFocus={(event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) setPosition(positionNextTo(event.currentTarget));
      }}
      onBlur={() => setPosition(null)}
    >
      {text}
      {position
        ? createPortal(
            <div aria-hidden="true" data-card-preview="" style={position} className="fixed z-50 w-56 py-1">
              <ViewPicture view={card} sizes="14rem" alt="" />
            </div>,
            document.body,
          )
        : null}
    </Link>
  );
}

/** Below the name, or above it in the lower half of the window; never beyond the right edge. */
function positionNextTo(element: HTMLElement): Position {
  const { top, bottom, left } = element.getBoundingClientRect();
  const inside = Math.max(0, Math.min(left, window.innerWidth - ROOM));
  return top > window.innerHeight / 2
    ? { left: inside, bottom: window.innerHeight - top }
    : { left: inside, top: bottom };
}

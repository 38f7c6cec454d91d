import { savesData } from '@deckwright/islands';
import { type NamedCard, namedCardAt } from './named-card.ts';

/** How long a pointer, the focus or a finger rests on a name before its card shows. */
const REST_MS = 150;
/** On a picture longer: who looks through a page of pictures crosses many. */
const REST_ON_PICTURE_MS = 300;
const PRESS_MS = 450;
/** A finger that has moved this far is scrolling. */
const MOVED_PX = 10;

type Point = { x: number; y: number };

type Follow = {
  /** `still` returns the name as it is now, or null if it is gone. */
  show: (card: NamedCard, still: () => NamedCard | null) => void;
  hide: () => void;
};

/**
 * Follows pointer, focus and finger over card names, starting with `first`, the latest event before, if any. With data
 * saving on, only a long press shows a card. The returned function stops following.
 */
export function followNames(first: Event | null, { show, hide }: Follow): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let near: HTMLAnchorElement | null = null;
  /** Where a finger touched a name, until it is lifted. */
  let finger: Point | null = null;
  let isPressed = false;
  let isShown = false;

  function wait(card: NamedCard, ms: number): void {
    clearTimeout(timer);
    const at = finger;
    timer = setTimeout(() => {
      // The page may have scrolled away under the pointer.
      if (!finger && !card.link.matches(':hover, :focus')) return leave();
      isPressed = finger !== null;
      isShown = true;
      show(card, () => standing(card, at));
    }, ms);
  }

  function leave(): void {
    clearTimeout(timer);
    [near, finger, isPressed, isShown] = [null, null, false, false];
    hide();
  }

  function come(card: NamedCard | null): void {
    if (card?.link === near || isPressed) return;
    if (near) leave();
    if (!card || savesData()) return;
    near = card.link;
    wait(card, card.isPictured ? REST_ON_PICTURE_MS : REST_MS);
  }

  const on = {
    pointerover: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) come(namedCardAt(event.target));
    },
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) come(namedCardAt(target));
    },
    focusout: () => near === document.activeElement || leave(),
    pointerdown: (event: PointerEvent) => {
      leave();
      const card = event.pointerType === 'mouse' ? null : namedCardAt(event.target);
      if (!card || !event.isPrimary) return;
      finger = { x: event.clientX, y: event.clientY };
      wait(card, PRESS_MS);
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > MOVED_PX) leave();
    },
    pointerup: () => {
      if (finger && !isPressed) leave();
      finger = null;
    },
    // The browser may give up a touch that the page answers late; one that scrolls has moved before.
    pointercancel: () => {
      if (!isPressed) leave();
      finger = null;
    },
    // The browser's context menu, which a long press opens; and the click when the finger is lifted, which is on whatever
    // surrounds the name if the list was redrawn under the finger.
    contextmenu: (event: Event) => {
      if (isPressed || finger) event.preventDefault();
    },
    click: (event: MouseEvent) => {
      if (isPressed && event.detail > 0) {
        event.preventDefault();
        event.stopPropagation();
      } else leave();
    },
    keydown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    },
    scroll: () => {
      if (isShown && !isPressed) leave();
    },
  };
  for (const [name, listener] of Object.entries(on))
    window.addEventListener(name, listener as EventListener, { capture: true, signal: ending.signal });
  if (first && first.type in on) on[first.type as 'pointerover' | 'focusin' | 'pointerdown'](first as never);
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}

/** Lists are rerendered as they come near the viewport, even under a finger, which is then on the new link. */
function standing(card: NamedCard, at: Point | null): NamedCard | null {
  if (card.link.isConnected) return card;
  const now = at && namedCardAt(document.elementFromPoint(at.x, at.y));
  return now?.slug === card.slug ? now : null;
}

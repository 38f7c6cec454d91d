import { type Left, leaveAs, leftIn } from './as-left.ts';
import { type InHand, inHand, takeInHand } from './in-hand.ts';
import { followMotion, keepPlace, placeIn, type ReadingPlace } from './reading-place.ts';

/** What the visitor did with server-rendered markup, and how far they have scrolled in it. */
export type Before = { place: ReadingPlace | null; left: Left; inHand: InHand };

export type FollowedMarkup = { note: (pressed: Element | null) => Before; stop: () => void };

/** Follows the markup until `note` is called, right before it is removed; `pressed` is the element being pressed. */
export function followMarkup(root: HTMLElement): FollowedMarkup {
  const motion = followMotion();
  return {
    note: (pressed) => ({
      place: motion.isMoving() ? null : placeIn(root),
      left: leftIn(root),
      inHand: inHand(root, pressed),
    }),
    stop: motion.stop,
  };
}

/** Restores it in what is rendered in place of the markup. */
export function putBack(root: HTMLElement, { place, left, inHand }: Before): void {
  leaveAs(root, left);
  if (place) keepPlace(root, place);
  takeInHand(inHand, root);
}

import { type Left, leaveAs, leftIn } from './as-left.ts';
import { type InHand, inHand, takeInHand } from './in-hand.ts';
import { followMotion, keepPlace, placeIn, type ReadingPlace } from './reading-place.ts';

/** What the visitor did with server-rendered markup that is drawn anew, and what they see of it. */
export type Before = { place: ReadingPlace | null; left: Left; inHand: InHand };

export type FollowedMarkup = { note: (pressed: Element | null) => Before; stop: () => void };

/** Follows the markup until `note` is called, right before it goes; `pressed` is the element of a press that has not ended. */
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

/** Puts it into what is drawn in place of the markup. */
export function putBack(root: HTMLElement, { place, left, inHand }: Before): void {
  leaveAs(root, left);
  if (place) keepPlace(root, place);
  takeInHand(inHand, root);
}

import { type CSSProperties, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { followNearness } from './follow-nearness.ts';

type Nearness<E> = {
  box: RefObject<E | null>;
  /** True on the server and at first. */
  isNear: boolean;
  /** For the link of a tile while only its name is there: leaves the room below its picture. */
  farStyle: CSSProperties | undefined;
};

/** Height of a card for its width. */
const CARD_RATIO = 88 / 63;

/** Whether an element is near the screen. A store, whose changes React renders before a page goes to paper. */
export function useNearness<E extends Element>(): Nearness<E> {
  const box = useRef<E>(null);
  const near = useRef(true);
  const room = useRef<number>(undefined);
  const subscribe = useCallback((changed: () => void) => {
    if (!box.current) return () => undefined;
    return followNearness(box.current, (isNear, rect) => {
      // Folded away, it has no size.
      if (rect && rect.width > 0) room.current = Math.max(0, rect.height - rect.width * CARD_RATIO);
      near.current = isNear;
      changed();
    });
  }, []);
  const isNear = useSyncExternalStore(
    subscribe,
    () => near.current,
    () => true,
  );
  return {
    box,
    isNear,
    farStyle: isNear || room.current === undefined ? undefined : { marginBottom: room.current },
  };
}

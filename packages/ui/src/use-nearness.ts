import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import type { Nearness } from './follow-nearness.ts';

const NEAR: Nearness = { isNear: true };

/** Follows whether an element is near the screen. A store, whose changes React renders before a page goes to paper. */
export function useNearness<E extends Element>(): Nearness & { box: RefObject<E | null> } {
  const box = useRef<E>(null);
  const now = useRef(NEAR);
  const subscribe = useCallback((changed: () => void) => {
    let end: (() => void) | undefined;
    let isOver = false;
    // Not needed for a first view. Where it cannot be loaded, all stays drawn.
    import('./follow-nearness.ts').then(
      (loaded) => {
        if (!isOver)
          end = loaded.followNearness(box.current, (nearness) => {
            now.current = nearness;
            changed();
          });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  const nearness = useSyncExternalStore(
    subscribe,
    () => now.current,
    () => NEAR,
  );
  return { box, ...nearness };
}

import {
  type RefObject,
  useCallback,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Nearness } from './follow-nearness.ts';
import { whenIdle } from './when-idle.ts';

const NEAR: Nearness = { isNear: true };
const FAR: Nearness = { isNear: false };

type Following = typeof import('./follow-nearness.ts');

/** Not needed for a first view; null until it is there. Where it cannot be loaded, all stays drawn. */
let following: Following | null = null;

async function loadFollowing(): Promise<Following | null> {
  following ??= await import('./follow-nearness.ts').catch(() => null);
  return following;
}

// Before lists that a page leaves out at first are added.
if (typeof window !== 'undefined') whenIdle(() => void loadFollowing());

/** Not while something has the focus, which moves into lists that replace others: it needs all of their buttons. */
function canStartFar(): boolean {
  return following?.canFollow() === true && document.activeElement === document.body;
}

/**
 * Follows whether an element is near the screen. A store, whose changes React renders before a page goes to paper. What
 * the server has rendered is near at first; what is added later only if it is.
 */
export function useNearness<E extends Element>(): Nearness & { box: RefObject<E | null> } {
  const box = useRef<E>(null);
  const now = useRef(canStartFar() ? FAR : NEAR);
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // Before it is painted.
  useLayoutEffect(() => {
    if (now.current !== FAR || !box.current || !following?.isNearScreen(box.current)) return;
    now.current = NEAR;
    renderAgain();
  }, []);
  const subscribe = useCallback((changed: () => void) => {
    let end: (() => void) | undefined;
    let isOver = false;
    void loadFollowing().then((loaded) => {
      if (!isOver)
        end = loaded?.followNearness(box.current, (nearness) => {
          now.current = nearness;
          changed();
        });
    });
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

import { fetchPart } from '@deckwright/islands';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { NAMES, nameLinkAt } from './name-link.ts';

/** If the code cannot be loaded, names have no pictures and a long press opens the browser's menu. */
let isMissing = false;
const CardPeek = lazyPart(
  async () => ({ default: (await fetchPart(() => import('./card-peek.tsx'))).CardPeek }),
  {
    missing: () => {
      isMissing = true;
      return null;
    },
  },
);

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;
const ENDS = ['pointerup', 'pointercancel'] as const;

/** Shows cards when their names are pointed at; the code is loaded when a visitor first reaches a name. */
export function PeekHost() {
  const [isNear, setNear] = useState(false);
  /** The latest event on a name by the time the code is loaded. */
  const latest = useRef<Event | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    const options = { passive: true, capture: true, signal: ending.signal };
    const come = (event: Event) => {
      latest.current = event;
      if (event.target instanceof Element && event.target.closest(NAMES)) setNear(true);
    };
    const end = () => {
      latest.current = null;
    };
    // A long press opens the browser's menu, which ends the press, unless it is suppressed until the code is loaded.
    const holdMenu = (event: Event) => {
      const isFinger = latest.current instanceof PointerEvent && latest.current.pointerType !== 'mouse';
      if (isFinger && !isMissing && nameLinkAt(event.target)) event.preventDefault();
    };
    document.addEventListener('contextmenu', holdMenu, { capture: true, signal: ending.signal });
    for (const sign of SIGNS) document.addEventListener(sign, come, options);
    for (const sign of ENDS) document.addEventListener(sign, end, options);
    return () => ending.abort();
  }, []);
  return isNear ? (
    <Suspense fallback={null}>
      <CardPeek latest={latest} />
    </Suspense>
  ) : null;
}

import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazy-part.tsx';
import { fetchPart } from '../../shared/part/fetch-part.ts';

/** Where its code cannot be had, names go without pictures. */
const CardPeek = lazyPart(
  async () => ({ default: (await fetchPart(() => import('./card-peek.tsx'))).CardPeek }),
  {
    missing: () => null,
  },
);

const NAMES = 'a[href^="/cards/"], a[href^="/commanders/"]';
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/** Shows cards where they are named; its code is fetched as a visitor first comes near a name. */
export function PeekHost() {
  const [first, setFirst] = useState<Event>();
  useEffect(() => {
    const ending = new AbortController();
    const begin = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(NAMES)) return;
      ending.abort();
      setFirst(event);
    };
    for (const sign of SIGNS)
      document.addEventListener(sign, begin, { passive: true, signal: ending.signal });
    return () => ending.abort();
  }, []);
  return first ? (
    <Suspense fallback={null}>
      <CardPeek first={first} />
    </Suspense>
  ) : null;
}

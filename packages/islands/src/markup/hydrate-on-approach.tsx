import { type ReactNode, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Island } from './island.tsx';

type Props = {
  /** Its content depends on this URL: it is rerendered if that changes. */
  at: string;
  /** Loads the code of the children. */
  load: () => Promise<unknown>;
  className: string;
  children: ReactNode;
};

/**
 * Controls that work as markup, such as menus of links: a document has them as markup, and they are hydrated when a
 * visitor approaches them by pointer, touch or keyboard. If their code cannot be loaded they stay as they are.
 */
export function HydrateOnApproach({ at, load, className, children }: Props) {
  const [first] = useState(at);
  const [near, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hydrateSoon = useEffectEvent(
    () => void load().then(() => startTransition(() => setNear(true)), ignore),
  );
  const moved = at !== first;
  useEffect(() => {
    if (near) return undefined;
    if (moved) hydrateSoon();
    const ending = new AbortController();
    for (const sign of ['pointerover', 'focusin'])
      box.current?.addEventListener(sign, () => hydrateSoon(), { signal: ending.signal });
    return () => ending.abort();
  }, [near, moved]);
  return (
    <div ref={box} className="contents">
      <Island className={className} hydrated={near}>
        {children}
      </Island>
    </div>
  );
}

function ignore(): void {}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../browser/use-hydrated.ts';
import { loadPreservation, preservationNow } from './load-preservation.ts';
import { ServerMarkup, useRestoredInteraction } from './server-markup.tsx';

type StaticProps = {
  /** What it depends on, if anything: it is rendered as soon as this changes. */
  of?: string;
  children: ReactNode;
};

/**
 * Content that never changes: a document has it as markup, whose links the site routes by one listener; the code that
 * renders it is loaded only if the page was reached by a link within the site.
 */
export function StaticMarkup({ of = '', children }: StaticProps) {
  const [first] = useState(of);
  // Without a box of its own, a footer stays a flex item of the body.
  return (
    <Island hydrated={of !== first} className="contents">
      {children}
    </Island>
  );
}

const ON_SERVER = typeof document === 'undefined';

type IslandProps = { hydrated: boolean; className?: string; children: ReactNode };

/** Content that a document has as markup until `hydrated` is true: from then on it is rendered. */
export function Island({ hydrated, className, children }: IslandProps) {
  const isPageHydrated = useHydrated();
  const [isMarkup, setIsMarkup] = useState(!isPageHydrated && !hydrated);
  const box = useRef<HTMLDivElement>(null);
  const rendered = useRef<HTMLDivElement>(null);
  const interaction = useRestoredInteraction(rendered);
  if (isMarkup && hydrated && preservationNow()) setIsMarkup(false);
  useEffect(() => {
    if (isMarkup && hydrated) void loadPreservation().then(() => setIsMarkup(false));
  }, [isMarkup, hydrated]);
  if (isMarkup && !ON_SERVER)
    return (
      <ServerMarkup key="server" box={box} interaction={interaction} className={className} data-served="" />
    );
  return (
    <div key="rendered" ref={rendered} className={className} data-served="">
      {children}
    </div>
  );
}

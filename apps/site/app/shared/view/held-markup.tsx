import { useDisplay } from '@deckwright/ui';
import {
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { holdData } from './held.ts';
import { isPlainPress } from './plain-press.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'aria-busy'> & {
  /** The data of the children stayed on the server. */
  held: boolean;
  /** Drawn on the server, and in the browser from the moment the data are there. */
  children: ReactNode;
  /** A link that shows the rest of a list in place was pressed; its tag. */
  onGrow?: (tag: string) => void;
};

type Place = { id: string; top: number } | null;

function topOf(id: string): Place {
  const top = document.getElementById(id)?.getBoundingClientRect().top;
  return top === undefined ? null : { id, top };
}

/** Markup that React finds and leaves alone. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part of a page that the browser keeps as the server drew it, without its data and without the work of taking it
 * over (docs/adr/0019-held-markup.md). It asks for the data where a picture failed, whose card is then drawn, where a
 * list is to grow, and where prices stand in another order of sources than the visitor's; its links are routed.
 */
export function HeldMarkup({ held, children, onGrow, ...attributes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const stays = useRef<Place>(null);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { state: moving } = useNavigation();
  // Several parts of a page may ask; data that are on their way come for all of them.
  const ask = useEffectEvent(() => {
    if (state === 'idle' && moving === 'idle') void revalidate();
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainPress(event) || link.origin !== location.origin) return;
    const samePath = link.pathname === location.pathname;
    if (link.dataset.grows !== undefined) {
      stays.current = topOf(link.dataset.grows);
      onGrow?.(link.dataset.grows);
      void revalidate();
    } else if (samePath && link.search === location.search && link.hash !== '') return;
    else void navigate(link.pathname + link.search + link.hash, { preventScrollReset: samePath });
    event.preventDefault();
  });
  // In the same moment as the page's controls come alive: the first of them may be pressed at once.
  useLayoutEffect(() => (held ? holdData() : undefined), [held]);
  useEffect(() => {
    const root = box.current;
    if (!held || !root) return undefined;
    const askOnce = () => ask();
    const onClick = (event: MouseEvent) => follow(event);
    // A picture may have failed before anyone listened; without markup there is nothing to keep.
    const failed = [...root.querySelectorAll('img')].some(
      (image) => image.complete && image.naturalWidth === 0,
    );
    if (failed || root.childElementCount === 0) ask();
    root.addEventListener('error', askOnce, { capture: true, once: true });
    root.addEventListener('click', onClick);
    return () => {
      root.removeEventListener('error', askOnce, true);
      root.removeEventListener('click', onClick);
    };
  }, [held]);
  const { asServed } = useDisplay();
  useEffect(() => {
    if (held && !asServed && box.current?.querySelector('.price')) ask();
  }, [held, asServed]);
  // What is drawn anew above has not its true height yet: the list that grew stays where it was.
  useLayoutEffect(() => {
    const before = stays.current;
    if (held || !before) return;
    stays.current = null;
    window.scrollBy({ top: (topOf(before.id)?.top ?? before.top) - before.top, behavior: 'instant' });
  }, [held]);
  if (held) return <div key="held" ref={box} {...attributes} {...AS_SERVED} suppressHydrationWarning />;
  return (
    <div key="drawn" {...attributes}>
      {children}
    </div>
  );
}

/**
 * What never changes, and has no links that are not routed elsewhere: a document brings it as markup, and what draws it,
 * loaded lazily, is fetched only where the page was reached by a link within the site.
 */
export function ServedOnce({ children }: { children: ReactNode }) {
  return <ServedTill drawn={false}>{children}</ServedTill>;
}

type TillProps = { drawn: boolean; className?: string; children: ReactNode };

/** The same for what changes or comes alive once somebody comes near it: from then on it is drawn. */
export function ServedTill({ drawn, className, children }: TillProps) {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated);
  if (served && !drawn && !import.meta.env.SSR)
    return <div key="served" className={className} {...AS_SERVED} suppressHydrationWarning />;
  return (
    <div key="drawn" className={className}>
      {children}
    </div>
  );
}

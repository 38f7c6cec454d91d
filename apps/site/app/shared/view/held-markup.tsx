import { onFirstTouch, useDisplay } from '@deckwright/ui';
import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { followLoad } from '../loads/side-loads.ts';
import { toasts } from '../toasts/toasts.ts';
import type { Before, FollowedMarkup } from './carry-over.ts';
import { followPress } from './follow-press.ts';
import { holdData } from './held.ts';
import { carryOverNow, loadCarryOver } from './load-carry-over.ts';
import { isPlainPress } from './plain-press.ts';
import { savesData } from './saves-data.ts';
import { useHydrated } from './use-hydrated.ts';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'aria-busy'> & {
  /** The data of the children stayed on the server. */
  held: boolean;
  /** Drawn on the server, and in the browser from the moment the data are there. */
  children: ReactNode;
  /** A link that shows the rest of a list in place was pressed; its tag. */
  onGrow?: (tag: string) => void;
};

/** Markup that React finds and leaves alone. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part of a page that the browser keeps as the server drew it, without its data and without the work of taking it
 * over (docs/adr/0019-held-markup.md). It asks for the data when a picture failed and its card has to be drawn, when a list
 * is expanded, when one shown as names only comes near the screen (docs/adr/0037-light-pages.md), and when the visitor
 * prefers other price sources; its links are routed.
 */
export function HeldMarkup({ held, children, onGrow, ...attributes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const before = useTakenOver(drawn);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { state: moving } = useNavigation();
  // Several parts of a page may ask; data that are on their way come for all of them.
  const waits = useRef(false);
  const ask = useEffectEvent(() => {
    // A load that failed is held until somebody asks again, as by this press; one of a page left behind is none.
    const isLoading = state !== 'idle' || moving !== 'idle';
    if (isLoading && askAgain) return askAgain();
    // What is told in brief can wait for the network.
    waits.current = !navigator.onLine;
    if (waits.current || isLoading) return;
    void prepared(() => {
      followLoad(location.pathname + location.search, tellRest);
      void revalidate();
    });
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainPress(event) || link.origin !== location.origin) return;
    const samePath = link.pathname === location.pathname;
    if (link.dataset.whole !== undefined) ask();
    else if (link.dataset.grows !== undefined) {
      onGrow?.(link.dataset.grows);
      if (samePath && link.hash !== '') {
        followLoad(link.pathname + link.search, tellRest);
        void navigate(link.pathname + link.search, IN_PLACE);
      } else ask();
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
    const onNetwork = () => waits.current && ask();
    addEventListener('online', onNetwork);
    const unwatch = whenNear(root.querySelectorAll('[data-brief]'), askOnce);
    return () => {
      unwatch();
      removeEventListener('online', onNetwork);
      root.removeEventListener('error', askOnce, true);
      root.removeEventListener('click', onClick);
    };
  }, [held]);
  const { asServed } = useDisplay();
  useEffect(() => {
    if (held && !asServed && box.current?.querySelector('.price')) ask();
  }, [held, asServed]);
  if (held) return <Served key="held" box={box} before={before} {...attributes} />;
  return (
    <div key="drawn" ref={drawn} {...attributes}>
      {children}
    </div>
  );
}

let isPreparing = false;

/**
 * Calls once what carries over the visitor's focus and place is there, at once where it is. Several parts of a page may
 * wait for it; the first call asks for the data of all of them.
 */
async function prepared(call: () => void): Promise<void> {
  if (carryOverNow()) return call();
  if (isPreparing) return;
  isPreparing = true;
  await loadCarryOver();
  isPreparing = false;
  call();
}

/** After so long a visitor who reads on asks once more for what could not be loaded. */
const REST_MS = 10_000;

/** Repeats the load that failed last, while it is held. */
let askAgain: (() => void) | null = null;

/** The page stays as it is, with a way to ask again; reading on is one, too. */
function tellRest(again: (() => void) | null): void {
  askAgain = null;
  if (!again) return;
  const reading = setTimeout(() => addEventListener('scroll', ask, { once: true, passive: true }), REST_MS);
  function ask(): void {
    askAgain = null;
    clearTimeout(reading);
    removeEventListener('scroll', ask);
    again?.();
  }
  askAgain = ask;
  toasts.add({ key: 'rest', text: 'The rest of this page could not be loaded.', again: ask });
}

/** Takes over what is noted as the markup goes, into what is drawn in its place. */
function useTakenOver(root: RefObject<HTMLDivElement | null>): RefObject<Before | null> {
  const before = useRef<Before>(null);
  useLayoutEffect(() => {
    if (!root.current || !before.current) return;
    carryOverNow()?.putBack(root.current, before.current);
    before.current = null;
  });
  return before;
}

/** An address of the page in which a list has grown: the page does not move, and the way back is the same. */
const IN_PLACE = { replace: true, preventScrollReset: true };

type ServedProps = Omit<Props, 'held' | 'children' | 'onGrow'> & {
  'data-served'?: '';
  box: RefObject<HTMLDivElement | null>;
  before: RefObject<Before | null>;
};

/** Notes what the reader sees and has in hand at the moment it goes. */
function Served({ box, before, ...attributes }: ServedProps) {
  useLayoutEffect(() => {
    const root = box.current;
    if (!root) return undefined;
    const press = followPress(root);
    let following: FollowedMarkup | undefined;
    let gone = false;
    const begin = () => {
      if (!gone) following = carryOverNow()?.followMarkup(root);
    };
    const unwait = carryOverNow() ? begin() : onFirstTouch(() => void loadCarryOver().then(begin));
    return () => {
      gone = true;
      unwait?.();
      following ??= carryOverNow()?.followMarkup(root);
      before.current = following?.note(press.read()) ?? null;
      following?.stop();
      press.stop();
    };
  }, [box, before]);
  return <div ref={box} {...attributes} {...AS_SERVED} suppressHydrationWarning />;
}

/**
 * Calls once one of them is seen or, after the visitor has begun to read, comes within a screen of what is seen; never
 * where the visitor saves data.
 */
function whenNear(parts: NodeListOf<Element>, call: () => void): () => void {
  if (parts.length === 0 || savesData()) return () => undefined;
  let observer: IntersectionObserver | undefined;
  function watch(rootMargin: string): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        unwatch();
        call();
      },
      { rootMargin },
    );
    for (const part of parts) observer.observe(part);
  }
  const unwait = onFirstTouch(() => watch('100% 0px'));
  function unwatch(): void {
    unwait();
    observer?.disconnect();
  }
  watch('0px');
  return unwatch;
}

type OnceProps = {
  /** What it depends on, if anything: from the moment that changes it is drawn. */
  of?: string;
  children: ReactNode;
};

/**
 * What never changes: a document brings it as markup, whose links the shell routes (shell/served-links.tsx), and what
 * draws it, loaded lazily, is fetched only where the page was reached by a link within the site.
 */
export function ServedOnce({ of = '', children }: OnceProps) {
  const [first] = useState(of);
  // Without a box of its own, the footer stays an item of the body's column and may shrink on short pages.
  return (
    <ServedTill drawn={of !== first} className="contents">
      {children}
    </ServedTill>
  );
}

type TillProps = { drawn: boolean; className?: string; children: ReactNode };

/** The same for what changes or comes alive once somebody comes near it: from then on it is drawn. */
export function ServedTill({ drawn, className, children }: TillProps) {
  const hydrated = useHydrated();
  const [served, setServed] = useState(!hydrated && !drawn);
  const box = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const before = useTakenOver(root);
  if (served && drawn && carryOverNow()) setServed(false);
  useEffect(() => {
    if (served && drawn) void loadCarryOver().then(() => setServed(false));
  }, [served, drawn]);
  if (served && !import.meta.env.SSR)
    return <Served key="served" box={box} before={before} className={className} data-served="" />;
  return (
    <div key="drawn" ref={root} className={className} data-served="">
      {children}
    </div>
  );
}

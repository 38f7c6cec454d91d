import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { onFirstTouch } from '../browser/first-touch.ts';
import { isPlainPress } from '../browser/plain-press.ts';
import { savesData } from '../browser/saves-data.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import type { Before, FollowedMarkup } from '../interaction/carry-over.ts';
import { followLoad } from '../loads/side-loads.ts';
import { countDeferredData } from './deferred-data.ts';
import { followPress } from './follow-press.ts';
import { type IslandSettings, IslandSettingsContext } from './island-settings.ts';
import { carryOverNow, loadCarryOver } from './load-carry-over.ts';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'aria-busy'> & {
  /** Whether the data of the children stayed on the server. */
  deferred: boolean;
  /** Rendered on the server, and in the browser as soon as the data is there. */
  children: ReactNode;
  /** Called with the tag of a pressed link that shows the rest of a list in place. */
  onGrow?: (tag: string) => void;
};

/** Keeps the server-rendered markup untouched during hydration. */
const AS_SERVED = { dangerouslySetInnerHTML: { __html: '' } };

/**
 * A part of a page that the browser keeps as server-rendered markup, without its data and without the cost of
 * hydration. It requests the data when a picture failed and must be replaced, when a list is expanded, when an
 * abbreviated list (`data-brief`) comes near the screen, and when the visitor's settings make its markup outdated; its
 * links use the router.
 */
export function DeferredMarkup({ deferred, children, onGrow, ...attributes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const before = useTakenOver(drawn);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { state: moving } = useNavigation();
  const { outdated, reportLoadFailure } = use(IslandSettingsContext);
  const followed = (again: (() => void) | null) => tellRest(again, reportLoadFailure);
  // Several parts of a page may ask; one load brings the data of all of them.
  const waits = useRef(false);
  const ask = useEffectEvent(() => {
    // A failed load waits for a retry, such as this press; a load of a previous page does not count.
    const isLoading = state !== 'idle' || moving !== 'idle';
    if (isLoading && askAgain) return askAgain();
    // Lists of names only can wait for the network.
    waits.current = !navigator.onLine;
    if (waits.current || isLoading) return;
    void prepared(() => {
      followLoad(location.pathname + location.search, followed);
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
        followLoad(link.pathname + link.search, followed);
        void navigate(link.pathname + link.search, IN_PLACE);
      } else ask();
    } else if (samePath && link.search === location.search && link.hash !== '') return;
    else void navigate(link.pathname + link.search + link.hash, { preventScrollReset: samePath });
    event.preventDefault();
  });
  // Together with the page's controls becoming interactive: the first may be pressed immediately.
  useLayoutEffect(() => (deferred ? countDeferredData() : undefined), [deferred]);
  useEffect(() => {
    const root = box.current;
    if (!deferred || !root) return undefined;
    const askOnce = () => ask();
    const onClick = (event: MouseEvent) => follow(event);
    // A picture may have failed before the listener was attached; without markup there is nothing to keep.
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
  }, [deferred]);
  useEffect(() => {
    if (deferred && outdated !== null && box.current?.querySelector(outdated)) ask();
  }, [deferred, outdated]);
  if (deferred) return <Served key="deferred" box={box} before={before} {...attributes} />;
  return (
    <div key="drawn" ref={drawn} {...attributes}>
      {children}
    </div>
  );
}

let isPreparing = false;

/**
 * Calls back when the code that carries over focus and scroll position is loaded, synchronously if it already is. If
 * several parts of a page wait, only the first calls back: its request brings the data of all of them.
 */
async function prepared(call: () => void): Promise<void> {
  if (carryOverNow()) return call();
  if (isPreparing) return;
  isPreparing = true;
  await loadCarryOver();
  isPreparing = false;
  call();
}

/** Scrolling after this time retries what could not be loaded. */
const REST_MS = 10_000;

/** Retries the last failed load while it waits. */
let askAgain: (() => void) | null = null;

/** Has a message with a retry button shown; the page stays as it is. Scrolling on retries as well. */
function tellRest(again: (() => void) | null, report: IslandSettings['reportLoadFailure']): void {
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
  report(ask);
}

/** Restores what was recorded when the markup was removed, in what is rendered in its place. */
function useTakenOver(root: RefObject<HTMLDivElement | null>): RefObject<Before | null> {
  const before = useRef<Before>(null);
  useLayoutEffect(() => {
    if (!root.current || !before.current) return;
    carryOverNow()?.putBack(root.current, before.current);
    before.current = null;
  });
  return before;
}

/** For the URL of a page with an expanded list: the page does not scroll, and the history gets no new entry. */
const IN_PLACE = { replace: true, preventScrollReset: true };

type ServedProps = Omit<Props, 'deferred' | 'children' | 'onGrow'> & {
  'data-served'?: '';
  box: RefObject<HTMLDivElement | null>;
  before: RefObject<Before | null>;
};

/** Records scroll position, focus and press at the moment it is removed. */
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
 * Calls back once when one of the parts becomes visible or, after the first touch, comes within one screen of being
 * visible; never if the visitor saves data. Returns a function to cancel.
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
  /** What it depends on, if anything: it is rendered as soon as this changes. */
  of?: string;
  children: ReactNode;
};

/**
 * Content that never changes: a document has it as markup, whose links the shell routes (shell/served-links.tsx); the
 * code that renders it is loaded only if the page was reached by a link within the site.
 */
export function ServedOnce({ of = '', children }: OnceProps) {
  const [first] = useState(of);
  // Without a box of its own, the footer stays a flex item of the body.
  return (
    <ServedTill drawn={of !== first} className="contents">
      {children}
    </ServedTill>
  );
}

const ON_SERVER = typeof document === 'undefined';

type TillProps = { drawn: boolean; className?: string; children: ReactNode };

/** The same for content that becomes interactive when the visitor comes near: from then on it is rendered. */
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
  if (served && !ON_SERVER)
    return <Served key="served" box={box} before={before} className={className} data-served="" />;
  return (
    <div key="drawn" ref={root} className={className} data-served="">
      {children}
    </div>
  );
}

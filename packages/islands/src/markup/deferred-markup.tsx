import {
  type HTMLAttributes,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate, useNavigation, useRevalidator } from 'react-router';
import { isPlainPress } from '../browser/plain-press.ts';
import { followLoad } from '../loads/partial-loads.ts';
import { countDeferredData } from './deferred-data.ts';
import { IslandSettingsContext } from './island-settings.ts';
import { loadPreservation, preservationNow } from './load-preservation.ts';
import { noteFailedLoad, retryFailedLoad } from './retry-load.ts';
import { ServerMarkup, useRestoredInteraction } from './server-markup.tsx';
import { whenNear } from './when-near.ts';

type Props = Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'aria-busy'> & {
  /** Whether the data of the children stayed on the server. */
  deferred: boolean;
  /** Rendered on the server, and in the browser as soon as the data is there. */
  children: ReactNode;
  /** Called with the tag of a pressed link that shows the rest of a list in place. */
  onGrow?: (tag: string) => void;
};

/**
 * A part of a page that the browser keeps as server-rendered markup, without its data and without the cost of
 * hydration. It requests the data when a picture failed and must be replaced, when a list is expanded, when an
 * abbreviated list (`data-brief`) comes near the screen, and when the visitor's settings make its markup outdated; its
 * links use the router.
 */
export function DeferredMarkup({ deferred, children, onGrow, ...attributes }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const rendered = useRef<HTMLDivElement>(null);
  const interaction = useRestoredInteraction(rendered);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { state: moving } = useNavigation();
  const { outdated, reportLoadFailure } = use(IslandSettingsContext);
  const noteOutcome = (retry: (() => void) | null) => noteFailedLoad(retry, reportLoadFailure);
  // Several parts of a page may ask; one load brings the data of all of them.
  const waits = useRef(false);
  const loadData = useEffectEvent(() => {
    // A navigation that began in the meantime brings the data.
    if (state !== 'idle' || moving !== 'idle') return;
    followLoad(location.pathname + location.search, noteOutcome);
    void revalidate();
  });
  const requestData = useEffectEvent(() => {
    // A failed load waits for a retry, such as this press; a load of a previous page does not count.
    const isLoading = state !== 'idle' || moving !== 'idle';
    if (isLoading && retryFailedLoad()) return;
    // Lists of names only can wait for the network.
    waits.current = !navigator.onLine;
    if (waits.current || isLoading) return;
    void prepared(() => loadData());
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainPress(event) || link.origin !== location.origin) return;
    const samePath = link.pathname === location.pathname;
    if (link.dataset.whole !== undefined) requestData();
    else if (link.dataset.grows !== undefined) {
      onGrow?.(link.dataset.grows);
      if (samePath && link.hash !== '') {
        followLoad(link.pathname + link.search, noteOutcome);
        void navigate(link.pathname + link.search, STAY_IN_VIEW);
      } else requestData();
    } else if (samePath && link.search === location.search && link.hash !== '') return;
    else void navigate(link.pathname + link.search + link.hash, { preventScrollReset: samePath });
    event.preventDefault();
  });
  // Together with the page's controls becoming interactive: the first may be pressed immediately.
  useLayoutEffect(() => (deferred ? countDeferredData() : undefined), [deferred]);
  useEffect(() => {
    const root = box.current;
    if (!deferred || !root) return undefined;
    const requestOnce = () => requestData();
    const onClick = (event: MouseEvent) => follow(event);
    // A picture may have failed before the listener was attached; without markup there is nothing to keep.
    const failed = [...root.querySelectorAll('img')].some(
      (image) => image.complete && image.naturalWidth === 0,
    );
    if (failed || root.childElementCount === 0) requestData();
    root.addEventListener('error', requestOnce, { capture: true, once: true });
    root.addEventListener('click', onClick);
    const onNetwork = () => waits.current && requestData();
    addEventListener('online', onNetwork);
    const unwatch = whenNear(root.querySelectorAll('[data-brief]'), requestOnce);
    return () => {
      unwatch();
      removeEventListener('online', onNetwork);
      root.removeEventListener('error', requestOnce, true);
      root.removeEventListener('click', onClick);
    };
  }, [deferred]);
  useEffect(() => {
    if (deferred && outdated !== null && box.current?.querySelector(outdated)) requestData();
  }, [deferred, outdated]);
  if (deferred) return <ServerMarkup key="server" box={box} interaction={interaction} {...attributes} />;
  return (
    <div key="rendered" ref={rendered} {...attributes}>
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
  if (preservationNow()) return call();
  if (isPreparing) return;
  isPreparing = true;
  await loadPreservation();
  isPreparing = false;
  call();
}

/** For the URL of a page with an expanded list: the page does not scroll, and the history gets no new entry. */
const STAY_IN_VIEW = { replace: true, preventScrollReset: true };

import { fetchPart, isPlainPress } from '@deckwright/islands';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSiteFacts } from '../shared/page/site-settings.ts';
import { RANDOM_PATH } from '../shared/search/random-link.tsx';

/** Links without a click listener of their own. */
const UNROUTED = `.tile-link, .tile-brief > a, .share-link, footer a, [data-served] a, a[href="${RANDOM_PATH}"]`;

/** What brings a visitor to a chart. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Tiles contain plain links, because hundreds of routed ones would delay hydration, and static content is
 * server-rendered markup; their clicks are routed here. This also handles the focus when a list unfolds, the sorting of
 * table rows, the values of charts, and marks lists of combos of which one is open.
 */
export function ServedLinks() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const email = useSiteFacts()?.operator.email ?? null;
  useEffect(() => {
    function follow(event: MouseEvent): void {
      if (!isPlainPress(event)) return;
      const link = event.target instanceof Element ? event.target.closest(UNROUTED) : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
      event.preventDefault();
      if (link.pathname === RANDOM_PATH) goAnywhere((url) => navigate(url));
      else
        void navigate(link.pathname + link.search + link.hash, {
          replace: link.href === location.href,
          preventScrollReset: link.pathname === location.pathname && link.hash === '',
        });
      link.closest<HTMLElement>('[popover]')?.hidePopover();
    }
    // After the page's own listeners, which have marked the clicks they handled by then.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
  useEffect(() => {
    async function unfold({ target }: Event): Promise<void> {
      if (target instanceof HTMLInputElement && target.matches('.rows-all, .fold-all'))
        (await fetchPart(() => import('./go-to-unfolded.ts'))).goToUnfolded(target);
    }
    window.addEventListener('change', unfold);
    return () => window.removeEventListener('change', unfold);
  }, []);
  useEffect(() => {
    async function sort({ target }: Event): Promise<void> {
      const head = target instanceof Element ? target.closest<HTMLElement>('[data-sorts]') : null;
      if (head) (await fetchPart(() => import('./sort-rows.ts'))).sortRows(head);
    }
    window.addEventListener('click', sort);
    return () => window.removeEventListener('click', sort);
  }, []);
  useEffect(() => {
    async function showValue(event: Event): Promise<void> {
      const chart = event.target instanceof Element ? event.target.closest('[data-chart]') : null;
      if (chart) (await fetchPart(() => import('./chart-value.ts'))).followChart(chart, event);
    }
    for (const sign of SIGNS) window.addEventListener(sign, showValue);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, showValue);
    };
  }, []);
  useEffect(() => {
    function mark({ target }: Event): void {
      const list = target instanceof Element ? target.closest('.combos') : null;
      list?.classList.toggle('combos-open', list.querySelector('details[open]') !== null);
    }
    // It does not bubble.
    window.addEventListener('toggle', mark, true);
    return () => window.removeEventListener('toggle', mark, true);
  }, []);
  useEffect(() => {
    const part = fetchPart(() => import('../shared/page/problem-link.ts'));
    // Without it the email has the page's path without its host.
    void part.then(({ nameSeenPage }) => nameSeenPage(email, pathname + search)).catch(() => {});
  }, [pathname, search, email]);
  return null;
}

/** Opens the page of a random commander, picked in the browser; by the server if that fails. */
function goAnywhere(go: (url: string) => Promise<void> | void): void {
  const bySite = () => location.assign(RANDOM_PATH);
  fetchPart(() => import('../shared/search/random-commander.ts'))
    .then(({ randomCommander }) => randomCommander())
    // If no commander has decks, the server picks a legal one.
    .then((url) => (url === null ? bySite() : go(url)))
    .catch(bySite);
}

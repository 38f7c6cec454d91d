import type { PriceSource } from '@deckwright/domain';
import { DEFAULT_DISPLAY, Display, whenIdle } from '@deckwright/ui';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { fetchPart } from '../shared/part/fetch-part.ts';
import { readSession, SESSION_KEY, SETTINGS_KEY } from '../shared/session/kept-session.ts';
import { useHosts } from '../shared/site/site-settings.ts';

type Props = { children: ReactNode };

/**
 * Tells the page the order of price sources that its root states (first-paint.ts, and the account from then on).
 * The account's code is fetched where somebody is signed in, and where somebody signs in or changes a setting in another tab.
 */
export function DisplayHost({ children }: Props) {
  const { apiHost } = useHosts();
  const prices = useSyncExternalStore(followRoot, statedOrder, () => '');
  const display = useMemo(
    () => (prices ? { priceSources: prices.split('.') as PriceSource[], asServed: false } : DEFAULT_DISPLAY),
    [prices],
  );
  useEffect(() => {
    const open = () =>
      whenIdle(() => {
        // Without it the page stays as the hint has made it; the next page tries again.
        fetchPart(() => import('../shared/session/session.ts'))
          .then(({ openAccount }) => openAccount(apiHost))
          .catch(() => undefined);
      });
    const hear = ({ key }: StorageEvent) => (key === SESSION_KEY || key === SETTINGS_KEY) && open();
    if (readSession()) open();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [apiHost]);
  return <Display value={display}>{children}</Display>;
}

function statedOrder(): string {
  return document.documentElement.dataset.prices ?? '';
}

function followRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-prices'] });
  return () => observer.disconnect();
}

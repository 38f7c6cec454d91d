import type { PriceSource } from '@deckwright/domain';
import { fetchPart, type IslandSettings, IslandSettingsContext } from '@deckwright/islands';
import { DEFAULT_DISPLAY, Display, whenIdle } from '@deckwright/ui';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  eraseOldSettings,
  isSignOutPending,
  readSession,
  SESSION_KEY,
} from '../shared/session/kept-session.ts';
import { toasts } from '../shared/toasts/toasts.ts';

type Props = { children: ReactNode };

/**
 * Provides the page with the order of price sources in the root element's attributes (first set by first-paint.ts, then
 * by the account). The account's code is loaded if a user is signed in, or signs in in another tab.
 */
export function DisplayHost({ children }: Props) {
  const prices = useSyncExternalStore(followRoot, statedOrder, () => '');
  const display = useMemo(
    () => (prices ? { priceSources: prices.split('.') as PriceSource[], asServed: false } : DEFAULT_DISPLAY),
    [prices],
  );
  useEffect(() => {
    const open = () =>
      whenIdle(() => {
        // Without it the page stays as the hint has made it; the next page retries.
        fetchPart(() => import('../shared/session/session.ts'))
          .then(({ openAccount }) => openAccount())
          .catch(() => undefined);
      });
    const hear = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY) open();
    };
    if (readSession() || isSignOutPending()) open();
    eraseOldSettings();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  return (
    <Display value={display}>
      <IslandSettingsContext value={display.asServed ? AS_SERVED : OTHER_PRICES}>
        {children}
      </IslandSettingsContext>
    </Display>
  );
}

function reportLoadFailure(retry: () => void): void {
  toasts.add({ key: 'rest', text: 'The rest of this page could not be loaded.', again: retry });
}

const AS_SERVED: IslandSettings = { outdated: null, reportLoadFailure };
/** Markup shows prices in the default order. */
const OTHER_PRICES: IslandSettings = { outdated: '.price', reportLoadFailure };

function statedOrder(): string {
  return document.documentElement.dataset.prices ?? '';
}

function followRoot(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-prices'] });
  return () => observer.disconnect();
}

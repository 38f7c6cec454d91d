import { onFirstTouch, whenIdle } from '@deckwright/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useHosts } from '../../site-settings.ts';
import { clipHosts } from './clip-hosts.ts';
import { clipSummary, loadClipboard } from './clip-loader.ts';

export const loadPanel = () => import('./panel.tsx');
const Panel = lazy(loadPanel);

/** As keep-clipboard.ts names it, whose code is not here yet. */
const KEPT = 'clipboard';

/** Where the clipboard's panel stands. Its code is fetched when it is opened; the store's where a card is kept, or at the first touch. */
export function ClipboardHost() {
  const { apiHost } = useHosts();
  const { isOpen } = useSyncExternalStore(clipSummary.subscribe, clipSummary.get, clipSummary.get);
  useEffect(() => {
    clipHosts.api = apiHost;
    const load = () => whenIdle(() => void loadClipboard().catch(() => undefined));
    if (!hasKept()) return onFirstTouch(load);
    load();
    return undefined;
  }, [apiHost]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

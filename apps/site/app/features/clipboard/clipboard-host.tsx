import { onFirstTouch, whenIdle } from '@deckwright/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useHosts } from '../../site-settings.ts';
import { clipHosts } from './clip-hosts.ts';
import { clipSummary, loadClipboard, withClipboard } from './clip-loader.ts';

export const loadPanel = () => import('./panel.tsx');
const Panel = lazy(loadPanel);

/** As keep-clipboard.ts names it, whose code is not here yet. */
const KEPT = 'clipboard';

/** Where the clipboard's panel stands. Its code is fetched when it is opened; the store's where a card is kept, or at the first touch. */
export function ClipboardHost() {
  const { apiHost } = useHosts();
  const { isOpen } = useSyncExternalStore(clipSummary.subscribe, clipSummary.get, clipSummary.get);
  useEffect(() => {
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
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

/** Buttons of lists are served markup: one listener acts for all of them. */
async function press({ target }: MouseEvent): Promise<void> {
  const button = target instanceof Element ? target.closest('[data-clip],[data-crown]') : null;
  if (!(button instanceof HTMLElement)) return;
  const before = button.ariaPressed;
  // At once, whether or not the code is there yet; what came of it is marked afterwards.
  if (button.dataset.clip !== undefined) button.ariaPressed = before === 'true' ? 'false' : 'true';
  if (!(await withClipboard((_, desk) => desk.pressClip(button)))) button.ariaPressed = before;
}

function hasKept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

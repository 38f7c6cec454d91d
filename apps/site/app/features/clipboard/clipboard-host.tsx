import { onFirstTouch } from '@deckwright/islands';
import { whenIdle } from '@deckwright/ui';
import { useEffect, useState } from 'react';
import { CrashBox } from '../../shared/feedback/crash-box.tsx';
import { useHosts } from '../../shared/page/site-settings.ts';
import { STORAGE_KEYS } from '../../shared/storage/keys.ts';
import { isStored } from '../../shared/storage/stored-value.ts';
import { clipboardHosts, loadClipboard, withClipboard } from './clipboard-loader.ts';
import type { ClipboardPanel } from './panel-loader.ts';

/**
 * Renders the clipboard's panel and has the only listener for all of its buttons, which are server-rendered markup. The
 * code is loaded immediately if there are stored cards, otherwise on first use; the panel's code when it is opened.
 */
export function ClipboardHost() {
  const { apiHost } = useHosts();
  const [Panel, setPanel] = useState<ClipboardPanel | null>(null);
  useEffect(() => {
    clipboardHosts.api = apiHost;
    let unfollow = () => {};
    const follow = () =>
      whenIdle(async () => {
        const service = await loadClipboard().catch(() => null);
        unfollow();
        if (service) unfollow = service.keepShown((panel) => setPanel(() => panel));
      });
    const unwait = onFirstTouch(follow);
    if (isStored(STORAGE_KEYS.clipboard)) follow();
    document.addEventListener('click', press);
    return () => {
      unwait();
      unfollow();
      document.removeEventListener('click', press);
    };
  }, [apiHost]);
  return Panel && <Panel crashBox={CrashBox} />;
}

async function press({ target }: MouseEvent): Promise<void> {
  const button =
    target instanceof Element
      ? target.closest('[data-clip],[data-crown],[data-clip-open],[data-clip-deck]')
      : null;
  if (!(button instanceof HTMLElement)) return;
  if (button.dataset.clipOpen !== undefined) return void withClipboard(({ toggle }) => toggle());
  if (button.dataset.clipDeck !== undefined)
    return void withClipboard((_, service) => service.addDeckOf(button));
  const before = button.ariaPressed;
  // Immediately, even if the code is not loaded yet; the actual result is marked afterwards.
  if (button.dataset.clip !== undefined) button.ariaPressed = before === 'true' ? 'false' : 'true';
  if (!(await withClipboard((_, service) => service.pressButton(button)))) button.ariaPressed = before;
}

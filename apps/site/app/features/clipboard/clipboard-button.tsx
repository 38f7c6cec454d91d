import { ClipboardIcon } from '@deckwright/ui';
import { useSyncExternalStore } from 'react';
import { ICON_BUTTON } from '../layout/icon-button.ts';
import { clipSummary, loadClipboard, withClipboard } from './clip-loader.ts';
import { loadPanel } from './clipboard-host.tsx';

/** Opens and closes the clipboard; says how many cards it holds. */
export function ClipboardButton() {
  const { count, isOpen } = useSyncExternalStore(clipSummary.subscribe, clipSummary.get, clipSummary.get);
  const fetchAhead = () => {
    // Whether it could be fetched is said at the press.
    loadClipboard().catch(() => undefined);
    loadPanel().catch(() => undefined);
  };
  return (
    <button
      type="button"
      aria-label={count === 0 ? 'Clipboard' : `Clipboard, ${count} ${count === 1 ? 'card' : 'cards'}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-keeps-clipboard=""
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void withClipboard(({ toggle }) => toggle())}
      className={`${ICON_BUTTON} relative noscript:hidden`}
    >
      <ClipboardIcon className="size-5" />
      {count > 0 ? (
        <span className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-accent px-1 text-center text-2xs leading-5 font-bold text-on-accent tabular-nums">
          {count}
        </span>
      ) : null}
    </button>
  );
}

import { keepMarked, pressClip } from './clip-buttons.ts';
import { keepShown, loadPanel } from './clip-shown.ts';
import { keepCombosMarked } from './combo-marks.ts';
import { clipboardStore, openClipboard } from './store.ts';

let opened: Promise<void> | undefined;

/** Once: brings back what the device kept, and keeps the page's buttons in step with it from then on. */
function open(apiHost: string): Promise<void> {
  opened ??= openClipboard(apiHost).then(() => {
    keepCounted();
    keepMarked();
    keepCombosMarked();
  });
  return opened;
}

/** What the clipboard's first use fetches. */
export const clipDesk = { clipboardStore, keepShown, open, pressClip };

const BUTTON = '[data-clip-open]';

/** Keeps the number and the name of the button in the top bar, which is served without either. */
function keepCounted(): void {
  clipboardStore.subscribe(count);
  count();
  const button = document.querySelector(BUTTON);
  const fetchAhead = () => void loadPanel().catch(() => undefined);
  button?.addEventListener('pointerenter', fetchAhead);
  button?.addEventListener('focus', fetchAhead);
}

function count(): void {
  const { cards, commanders, isOpen } = clipboardStore.getState();
  const button = document.querySelector(BUTTON);
  const badge = button?.querySelector('span');
  if (!button || !badge) return;
  const number = Object.keys(cards).length + commanders.length;
  const name = number === 0 ? 'Clipboard' : `Clipboard, ${number} ${number === 1 ? 'card' : 'cards'}`;
  if (button.ariaLabel !== name) button.ariaLabel = name;
  button.ariaExpanded = `${isOpen}`;
  badge.textContent = number === 0 ? '' : `${number}`;
}

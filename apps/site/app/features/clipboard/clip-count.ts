import { loadPanel } from './clip-shown.ts';
import { clipboardStore } from './store.ts';

const BUTTON = '[data-clip-open]';

/** Keeps the number and the name of the button in the top bar, which is served without either. */
export function keepCounted(): void {
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

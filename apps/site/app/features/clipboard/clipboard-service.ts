import { fetchPart } from '@deckwright/islands';
import { toasts } from '../../shared/feedback/toasts.ts';
import { keepMarked, pressButton } from './clipboard-buttons.ts';
import { keepCombosMarked } from './combo-marks.ts';
import { keepShown, loadPanel } from './panel-loader.ts';
import { clipboardStore, openClipboard } from './store.ts';

let opened: Promise<void> | undefined;

/** Called once: restores what the device stored, and keeps the page's buttons in sync with it. */
function open(apiHost: string): Promise<void> {
  opened ??= openClipboard(apiHost).then(() => {
    keepCounted();
    keepMarked();
    keepCombosMarked();
  });
  return opened;
}

const NOT_ADDED = 'The deck could not be added. Check your connection and try again.';

/** Adds the deck list of the button's form; the list parser is loaded on first use. */
async function addDeckFromButton(button: HTMLElement): Promise<void> {
  const form = button instanceof HTMLButtonElement ? button.form : null;
  if (!form || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const { addDeck } = await fetchPart(() => import('./add-deck.ts'));
    await addDeck(`${new FormData(form).get('deck') ?? ''}`);
  } catch {
    toasts.add({ key: 'clipboard', text: NOT_ADDED });
  }
  button.ariaBusy = null;
}

/** Loaded with the first use of the clipboard. */
export const clipboardService = {
  addDeckOf: addDeckFromButton,
  clipboardStore,
  keepShown,
  open,
  pressButton,
};

const BUTTON = '[data-clip-open]';

/** Keeps the count and the label of the button in the top bar up to date; the server renders neither. */
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

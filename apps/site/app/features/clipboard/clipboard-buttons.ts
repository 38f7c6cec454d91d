import { toasts } from '../../shared/feedback/toasts.ts';
import { getCardUrls } from './clipboard.ts';
import type { ClipboardStore } from './create-store.ts';
import { createPressMessages } from './show-press.ts';
import { clipboardStore } from './store.ts';

const BUTTONS = '[data-clip],[data-crown]';
const showPress = createPressMessages(toasts);
/** The path of a card's or commander's page, with anything after the slug. */
const PAGE = /^\/(?:cards|commanders)\/([^/?#]+)/;

/** The cards of a button: two for a pair. Specified by the button, otherwise by the first link next to it. */
function cardUrls(button: HTMLElement): string[] {
  const named = button.dataset.clip || button.dataset.crown;
  if (named) return named.split(' ');
  const href = button.parentElement?.querySelector('a')?.getAttribute('href') ?? '';
  const slug = PAGE.exec(href)?.[1];
  return slug ? [`/cards/${slug}`] : [];
}

/** Handles a press on a button of a list. A toast shows the result if the panel is closed. */
export async function pressButton(button: HTMLElement): Promise<void> {
  await painted();
  const urls = cardUrls(button);
  const before = clipboardStore.getState();
  const inClipboard = new Set(getCardUrls(before));
  const crowned = button.dataset.crown !== undefined;
  if (crowned) await before.toggleCommanderUrl(...urls);
  else if (urls.every((url) => inClipboard.has(url))) before.remove(...urls);
  else before.addUrls(urls);
  markButtons();
  if (!crowned && button.ariaPressed === 'true') settle(button);
  notify(urls, readCardName(button), crowned, before);
}

/** A hidden page does not paint, so the wait is limited. */
const LATEST_MS = 100;

/** Resolves when the button's pressed state has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LATEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * The tile moves once (packages/ui/src/delight.css). By an attribute: with :has() on its button, browsers compute the styles of
 * the whole page again after every change.
 */
function settle(button: HTMLElement): void {
  const tile = button.closest<HTMLElement>('.tile');
  if (!tile) return;
  tile.dataset.settles = '';
  const end = ({ animationName }: AnimationEvent) => {
    if (animationName !== 'settle-card') return;
    tile.removeEventListener('animationend', end);
    delete tile.dataset.settles;
  };
  tile.addEventListener('animationend', end);
}

/** Keeps the pressed state of every button on the page up to date, including buttons added later. */
export function keepMarked(): void {
  clipboardStore.subscribe((state, before) => {
    if (state.cards !== before.cards || state.commanders !== before.commanders) markButtons();
  });
  // Immediately, because a button that is pressed before it is marked would do the opposite of what it says.
  new MutationObserver((records) => {
    if (records.some(bringsButtons)) markButtons();
  }).observe(document.body, { childList: true, subtree: true });
  markButtons();
}

function bringsButtons({ addedNodes }: MutationRecord): boolean {
  return [...addedNodes].some(
    (node) => node instanceof Element && (node.matches(BUTTONS) || node.querySelector(BUTTONS) !== null),
  );
}

function markButtons(): void {
  const { cards, commanders } = clipboardStore.getState();
  const leads = (url: string) => commanders.includes(url);
  const isInClipboard = (url: string) => Object.hasOwn(cards, url) || leads(url);
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    const urls = cardUrls(button);
    const pressed = `${urls.length > 0 && urls.every(button.dataset.crown === undefined ? isInClipboard : leads)}`;
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

/** The card's name from the button's label, which has it after the action. */
function readCardName(button: HTMLElement): string {
  const label = button.getAttribute('aria-label') ?? '';
  return label.slice(label.indexOf(': ') + 2);
}

/** Shows the result of a press as a toast, unless the panel is open, which shows the change itself. */
function notify(urls: readonly string[], name: string, crowned: boolean, before: ClipboardStore): void {
  const after = clipboardStore.getState();
  if (after.isOpen) return;
  if (after.error) toasts.add({ key: 'clipboard', text: after.error });
  else showPress({ urls, name, crowned }, before, after);
}

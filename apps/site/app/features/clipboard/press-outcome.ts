import type { Clipboard } from './clipboard.ts';

export type ButtonPress = {
  /** The card of the button, or two for a pair. */
  urls: readonly string[];
  name: string;
  /** Whether the crown was pressed instead of the clipboard button. */
  crowned: boolean;
};

/** The result of a press as a sentence; for presses that were not refused. */
export function describePress(
  { urls, name, crowned }: ButtonPress,
  before: Clipboard,
  after: Clipboard,
): string {
  const { cards, commanders, loadedCards } = after;
  const leads = urls.every((url) => commanders.includes(url));
  const [is, was, commander] = urls.length > 1 ? ['are', 'were', 'commanders'] : ['is', 'was', 'a commander'];
  const former = before.commanders.filter((url) => !commanders.includes(url));
  if (leads && crowned) {
    const out = former.find((url) => loadedCards[url]);
    return out
      ? `${name} ${urls.length > 1 ? 'replace' : 'replaces'} ${loadedCards[out]?.name} as ${urls.length > 1 ? 'commanders' : 'commander'}.`
      : `${name} ${is} now your ${urls.length > 1 ? 'commanders' : 'commander'}.`;
  }
  if (!leads && !urls.every((url) => Object.hasOwn(cards, url) || commanders.includes(url)))
    return `${name} ${was} removed from the clipboard.`;
  if (!crowned) return `${name} ${was} added to the clipboard.`;
  // With two concurrent presses, the second can undo a change that neither state before it had.
  if (commanders.length === 0 || urls.some((url) => former.includes(url)))
    return `${name} ${is} no longer ${commander}; moved to the card list.`;
  const others = commanders.map((url) => loadedCards[url]?.name ?? '').join(' and ');
  return `${name} can’t be ${commander} with ${others}; added to the card list.`;
}

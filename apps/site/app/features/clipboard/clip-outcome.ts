import type { Clipboard } from './clipboard.ts';

type Press = {
  /** The card of the button, or two for a pair. */
  urls: readonly string[];
  name: string;
  /** Whether the crown was pressed instead of the clipboard button. */
  crowned: boolean;
};

/** The result of a press as a sentence; for presses that were not refused. */
export function outcomeOf({ urls, name, crowned }: Press, before: Clipboard, after: Clipboard): string {
  const { cards, commanders, loadedCards } = after;
  const leads = urls.every((url) => commanders.includes(url));
  const former = before.commanders.filter((url) => !commanders.includes(url));
  if (leads && crowned) {
    const out = former.find((url) => loadedCards[url]);
    return out
      ? `${name} replaces ${loadedCards[out]?.name} as commander.`
      : `${name} is now your commander.`;
  }
  if (!leads && !urls.every((url) => Object.hasOwn(cards, url) || commanders.includes(url)))
    return `${name} was removed from the clipboard.`;
  if (!crowned) return `${name} was added to the clipboard.`;
  // With two concurrent presses, the second can undo a change that neither state before it had.
  if (commanders.length === 0 || urls.some((url) => former.includes(url)))
    return `${name} is no longer a commander; moved to the card list.`;
  const commander = commanders.map((url) => loadedCards[url]?.name ?? '').join(' and ');
  return `${name} can’t be a commander with ${commander}; added to the card list.`;
}

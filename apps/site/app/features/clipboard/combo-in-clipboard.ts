import type { Contents } from '../../shared/storage/stored-clipboard.ts';

export type MarkedCombo = {
  cards: readonly { url: string; name: string }[];
  /** URLs of cards that must be the commander. */
  commanders: readonly string[];
};

/** How much of a combo is in the clipboard, in words; null if more than one card, or every card, is missing. */
export function comboInClipboard(
  { cards, commanders: commanderCards }: MarkedCombo,
  { cards: listed, commanders }: Contents,
): { state: 'all' | 'near'; words: string } | null {
  const missing = cards.filter(({ url }) => !(Object.hasOwn(listed, url) || commanders.includes(url)));
  const [first] = missing;
  if (!first) {
    const uncrowned = cards.filter(({ url }) => commanderCards.includes(url) && !commanders.includes(url));
    return uncrowned.length === 0
      ? { state: 'all', words: 'All in your clipboard' }
      : {
          state: 'near',
          words: `All in your clipboard; ${uncrowned.map(({ name }) => name).join(' and ')} must be your commander`,
        };
  }
  if (missing.length > 1 || cards.length === 1) return null;
  return { state: 'near', words: `In your clipboard except ${first.name}` };
}

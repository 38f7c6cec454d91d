import { wordsOfUrl } from './panel-cards.ts';

/** What the clipboard knows of its cards. */
type Clipped = {
  cards: Readonly<Record<string, true>>;
  commanders: readonly string[];
  loadedCards: Readonly<Record<string, { name: string }>>;
};

/** One line a card; the clipboard holds one of each. '' where it is empty. */
export function listOfClipboard({ cards, commanders, loadedCards }: Clipped): string {
  const line = (url: string): string => `1 ${loadedCards[url]?.name ?? wordsOfUrl(url)}`;
  const parts = [
    ...(commanders.length > 0 ? [['Commander', ...commanders.map(line)].join('\n')] : []),
    ...(Object.keys(cards).length > 0 ? [['Deck', ...Object.keys(cards).map(line)].join('\n')] : []),
  ];
  return parts.join('\n\n');
}

import { wordsOfUrl } from './panel-cards.ts';

/** What the clipboard knows of its cards. */
type Clipped = {
  cards: Readonly<Record<string, true>>;
  commanders: readonly string[];
  loadedCards: Readonly<Record<string, { name: string }>>;
  /** Urls that lead to no card. */
  unknownUrls: Readonly<Record<string, true>>;
};

/** One line a card; the clipboard holds one of each. What is no card has none. '' where there is none at all. */
export function listOfClipboard({ cards, commanders, loadedCards, unknownUrls }: Clipped): string {
  const isCard = (url: string) => !(url in unknownUrls);
  const [leaders, listed] = [commanders.filter(isCard), Object.keys(cards).filter(isCard)];
  const line = (url: string): string => `1 ${loadedCards[url]?.name ?? wordsOfUrl(url)}`;
  const parts = [
    ...(leaders.length > 0 ? [['Commander', ...leaders.map(line)].join('\n')] : []),
    ...(listed.length > 0 ? [['Deck', ...listed.map(line)].join('\n')] : []),
  ];
  return parts.join('\n\n');
}

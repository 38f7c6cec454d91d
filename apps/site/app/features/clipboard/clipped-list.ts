import { wordsOfUrl } from './panel-cards.ts';

/** The relevant parts of the clipboard. */
type Clipped = {
  cards: Readonly<Record<string, true>>;
  commanders: readonly string[];
  loadedCards: Readonly<Record<string, { name: string }>>;
  /** URLs without a card. */
  unknownUrls: Readonly<Record<string, true>>;
};

/**
 * One line per card, because the clipboard has one copy of each. URLs without a card are omitted. '' if there are no
 * cards.
 */
export function listOfClipboard({ cards, commanders, loadedCards, unknownUrls }: Clipped): string {
  const isCard = (url: string) => !(url in unknownUrls);
  const [commanderCards, listed] = [commanders.filter(isCard), Object.keys(cards).filter(isCard)];
  const line = (url: string): string => `1 ${loadedCards[url]?.name ?? wordsOfUrl(url)}`;
  const parts = [
    ...(commanderCards.length > 0 ? [['Commander', ...commanderCards.map(line)].join('\n')] : []),
    ...(listed.length > 0 ? [['Deck', ...listed.map(line)].join('\n')] : []),
  ];
  return parts.join('\n\n');
}

import { toasts } from '../../toasts.ts';
import { withClipboard } from '../clipboard/clip-loader.ts';
import { wordsOf } from '../clipboard/panel-cards.ts';

/** What the clipboard knows of its cards. */
export type Clipped = {
  cards: Readonly<Record<string, true>>;
  commanders: readonly string[];
  loadedCards: Readonly<Record<string, { name: string }>>;
};

/** The clipboard as a deck list, or null where it is empty or cannot be loaded: a message says so. */
export async function clipboardList(): Promise<string | null> {
  let list: string | null = null;
  await withClipboard((state) => {
    const text = listOfClipboard(state);
    if (text === '') toasts.add({ key: 'clipboard', text: 'The clipboard is empty.' });
    else list = text;
  });
  return list;
}

/** One line a card; the clipboard holds one of each. '' where it is empty. */
export function listOfClipboard({ cards, commanders, loadedCards }: Clipped): string {
  const line = (url: string): string => `1 ${loadedCards[url]?.name ?? wordsOf(url)}`;
  const parts = [
    ...(commanders.length > 0 ? [['Commander', ...commanders.map(line)].join('\n')] : []),
    ...(Object.keys(cards).length > 0 ? [['Deck', ...Object.keys(cards).map(line)].join('\n')] : []),
  ];
  return parts.join('\n\n');
}

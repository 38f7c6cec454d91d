import {
  cardsOfSet,
  cardsWithTheme,
  commanderOfId,
  commanderReference,
  decksOfCommander,
  type LoadedSnapshot,
  setOfId,
  themeOfId,
  type ViewContext,
} from '@deckwright/answers';
import { formatCounted, formatDollars } from '@deckwright/domain';
import { type Feed, MAX_FEED_ITEMS } from './feed-xml.ts';

/** The newest decks of a commander or pair that have a date. @throws UnknownNameError */
export async function commanderFeed(view: ViewContext, slug: string): Promise<Feed> {
  const commander = commanderOfId(view.snapshot, slug);
  const { name } = commanderReference(view.snapshot, commander.cards);
  const page = `/commanders/${commander.key}`;
  const decks = await decksOfCommander(view, commander);
  return {
    title: `Deckwright: decks of ${name}`,
    description: `The newest counted decks with ${name} as commander.`,
    page,
    self: feedPath(page),
    items: decks
      .flatMap(({ url, date, price, bracket, themes, results }) => {
        const [result] = results;
        const facts = [
          result ? `${result.event}: place ${result.placing} of ${result.players}` : '',
          bracket === null ? '' : `bracket ${bracket}`,
          price === null ? '' : formatDollars(price),
          themes.map((theme) => theme.name).join(', '),
        ];
        const description = facts.filter(Boolean).join('; ');
        return date === null ? [] : [{ title: `${name}, saved ${date}`, page: url, date, description }];
      })
      .slice(0, MAX_FEED_ITEMS),
  };
}

/** The cards of a set, newest first and of these the most played. @throws UnknownNameError */
export function setFeed({ snapshot }: ViewContext, id: string): Feed {
  const known = setOfId(snapshot, id);
  const { code, name, released } = known.set;
  const page = `/sets/${code}`;
  const firstPrinted = new Set(known.members.filter(({ isNew }) => isNew).map(({ card }) => card));
  const cards = cardsOfSet(known);
  const newFirst = [
    ...cards.filter((card) => firstPrinted.has(card)),
    ...cards.filter((card) => !firstPrinted.has(card)),
  ];
  return {
    title: `Deckwright: ${name}`,
    description: `The cards of ${name}, new ones first, then those that most decks run.`,
    page,
    self: feedPath(page),
    items: cardItems(snapshot, newFirst, () => released, code),
  };
}

/** The newest cards that count for a theme. @throws UnknownNameError */
export function themeFeed({ snapshot }: ViewContext, id: string): Feed {
  const theme = themeOfId(snapshot, id);
  const page = `/tags/${theme.slug}`;
  const cards = cardsWithTheme(snapshot, theme).toSorted((a, b) => {
    const [first = '', second = ''] = [snapshot.cards[a]?.released, snapshot.cards[b]?.released];
    return first < second ? 1 : first > second ? -1 : a - b;
  });
  return {
    title: `Deckwright: ${theme.name}`,
    description: `The newest cards for decks with the theme ${theme.name}.`,
    page,
    self: feedPath(page),
    items: cardItems(snapshot, cards, (card) => snapshot.cards[card]?.released ?? '', theme.slug),
  };
}

function feedPath(page: string): string {
  return `${page}/feed.xml`;
}

function cardItems(
  snapshot: LoadedSnapshot,
  cards: readonly number[],
  toDate: (card: number) => string,
  prefix: string,
): Feed['items'] {
  return cards.slice(0, MAX_FEED_ITEMS).flatMap((index) => {
    const card = snapshot.cards[index];
    const decks = snapshot.overview.cardDecks[index] ?? 0;
    if (!card) return [];
    return {
      title: card.name,
      page: `/cards/${card.slug}`,
      id: `${prefix}/${card.slug}`,
      date: toDate(index),
      description: `${card.typeLine}; in ${formatCounted(decks, 'deck')}`,
    };
  });
}

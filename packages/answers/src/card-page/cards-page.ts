import type { CardsPage, ListQuery } from '@deckwright/contract';
import { type Card, compareNames, formatExact, toDay } from '@deckwright/domain';
import { THRESHOLDS } from '@deckwright/engine/query';
import {
  ALL_CARDS,
  getTopGroups,
  isListed,
  plainCardView,
  present,
  rankCards,
  rankedViews,
  windowOfFilters,
} from '../card/index.ts';
import { pageHead } from '../page/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';

const SHOWN_CARDS = 14;

/** The entry page for cards: the most played, the newest, and links to all lists. */
export async function cardsPage(
  context: ViewContext,
  { filters, warnings }: Pick<ListQuery, 'filters' | 'warnings'>,
): Promise<CardsPage> {
  const { snapshot } = context;
  const top = await snapshot.ask('topCards', { ...windowOfFilters(filters), commanders: null });
  const isNew = newCardTest(snapshot);
  const listed = (card: Card): boolean => isListed(ALL_CARDS, card);
  const most = rankCards(snapshot, top, listed);
  const played = rankCards(snapshot, top, (card) => listed(card) && isNew(card));
  const fresh =
    top.decks > 0
      ? rankedViews(context, top, played.slice(0, SHOWN_CARDS))
      : present(newest(snapshot, isNew).map((index) => plainCardView(context, index, null)));
  const title = 'Cards';
  const description = `${formatExact(snapshot.cards.length)} cards by color, type and age, with how many decks play each.`;
  return {
    ...pageHead(snapshot, filters, { title, description, canonical: '/cards', warnings }),
    filters,
    numDecks: top.decks,
    numCards: snapshot.cards.length,
    groups: getTopGroups(snapshot.cards),
    lists: [
      {
        kind: 'topcards',
        title: 'Most played cards',
        cards: rankedViews(context, top, most.slice(0, SHOWN_CARDS)),
      },
      { kind: 'newcards', title: 'New cards', cards: fresh },
    ].filter(({ cards }) => cards.length > 0),
  };
}

/**
 * Tests for a recent first release, counted back from the as-of date or, without dated decks, from the newest release.
 */
function newCardTest({ cards, manifest }: LoadedSnapshot): (card: Card) => boolean {
  const newestRelease = cards.reduce((newest, { released }) => (released > newest ? released : newest), '');
  const last = toDay(manifest.asOf ?? newestRelease) ?? 0;
  return ({ released }) => {
    const day = toDay(released) ?? 0;
    return day <= last && day > last - THRESHOLDS.newCardDays;
  };
}

/** Latest release first, then by name. */
function newest({ cards }: LoadedSnapshot, isNew: (card: Card) => boolean): number[] {
  return [...cards.keys()]
    .flatMap((index) => {
      const card = cards[index];
      return card && isListed(ALL_CARDS, card) && isNew(card) ? [{ index, card }] : [];
    })
    .sort((a, b) =>
      a.card.released === b.card.released
        ? compareNames(a.card.name, b.card.name)
        : a.card.released < b.card.released
          ? 1
          : -1,
    )
    .slice(0, SHOWN_CARDS)
    .map(({ index }) => index);
}

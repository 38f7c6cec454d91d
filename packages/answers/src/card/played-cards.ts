import type { CardList } from '@deckwright/contract';
import { CARD_TYPE_PLURALS, CARD_TYPES, type DeckFilters, isBasic } from '@deckwright/domain';
import type { ViewContext } from '../snapshot/index.ts';
import { rankCards, rankedViews, windowOfFilters } from './ranked-cards.ts';

/** Length of the list of all types, and of each list by type. */
const MAX_PLAYED = 28;
const OF_EACH_TYPE = 14;

export type PlayedCards = { decks: number; lists: CardList[] };

/** The most played cards in the decks of these commanders, of all types and by type, without basics. */
export async function playedCards(
  context: ViewContext,
  commanders: number[],
  filters: DeckFilters,
): Promise<PlayedCards> {
  const { snapshot } = context;
  if (commanders.length === 0) return { decks: 0, lists: [] };
  const top = await snapshot.ask('topCards', { ...windowOfFilters(filters), commanders });
  const played = rankCards(snapshot, top, (card) => !isBasic(card) && card.legality !== 'banned');
  const byType = CARD_TYPES.map((type) => ({
    kind: CARD_TYPE_PLURALS[type].toLowerCase(),
    title: CARD_TYPE_PLURALS[type],
    ranked: rankCards(snapshot, top, (card) => !isBasic(card) && card.primaryType === type).slice(
      0,
      OF_EACH_TYPE,
    ),
  }));
  const lists = [
    { kind: 'topcards', title: 'Most played cards', ranked: played.slice(0, MAX_PLAYED) },
    ...byType,
  ];
  return {
    decks: top.decks,
    lists: lists
      .filter(({ ranked }) => ranked.length > 0)
      .map(({ kind, title, ranked }) => ({ kind, title, cards: rankedViews(context, top, ranked) })),
  };
}

import type { CardEntry } from '@deckwright/contract';
import { bracketNumber, type Card, type DeckFilters } from '@deckwright/domain';
import { markTrends, type TopCards, type Window } from '@deckwright/engine/query';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { present, statView } from './card-view-json.ts';

/** A ranked card; `position` is its position in the engine's answer. Ties share a rank. */
export type RankedCard = { card: number; position: number; rank: number };

export function windowOfFilters({ range, bracket, estimated }: DeckFilters): Window {
  return { range, bracket: bracket === null ? 0 : bracketNumber(bracket), estimated };
}

/** The cards that `wants` accepts, ranked among themselves by deck count. */
export function rankCards(
  { cards }: Pick<LoadedSnapshot, 'cards'>,
  top: TopCards,
  wants: (card: Card, index: number) => boolean,
): RankedCard[] {
  const ranked: RankedCard[] = [];
  let rank = 0;
  let decks = -1;
  top.cards.forEach((index, position) => {
    const card = cards[index];
    if (!card || !wants(card, index)) return;
    const included = top.numDecks[position] ?? 0;
    if (included !== decks) rank = ranked.length + 1;
    decks = included;
    ranked.push({ card: index, position, rank });
  });
  return ranked;
}

/** Entries of a list, with rank, decks, inclusion and trend. */
export function rankedViews(context: ViewContext, top: TopCards, ranked: readonly RankedCard[]): CardEntry[] {
  const numberAt = (values: Float64Array, position: number): number | null => {
    const value = values[position] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  const stats = ranked.map(({ card, position }) => ({
    card,
    numDecks: top.numDecks[position] ?? 0,
    potentialDecks: top.potentialDecks[position] ?? 0,
    effectiveDecks: top.effectiveDecks[position] ?? 0,
    inclusion: 0,
    synergy: null,
    synergyRaw: null,
    lift: null,
    liftRaw: null,
    trend: numberAt(top.trends, position),
    trendChance: numberAt(top.trendChances, position),
    trendMark: null,
  }));
  markTrends(stats);
  return present(
    ranked.map(({ rank }, index) => {
      const stat = stats[index];
      const view = stat ? statView(context, stat) : null;
      return view && { ...view, rank };
    }),
  );
}

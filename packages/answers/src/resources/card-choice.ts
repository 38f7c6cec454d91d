import type { ListedCardOrder } from '@deckwright/contract/schemas';
import {
  type CardRole,
  type CardType,
  type ColorIdentity,
  compareFigures,
  type DeckFilters,
  defaultPrice,
  isWithin,
  NO_FILTERS,
  type ShareCounts,
} from '@deckwright/domain';
import { countsOfCard, windowOfFilters } from '../card/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { themeOfId } from './theme-resource.ts';

/** Cards that a deck of these colors can run, of a type, with a role and for a theme; what is absent does not matter. */
export type CardChoice = {
  identity?: ColorIdentity | null | undefined;
  type?: CardType | undefined;
  role?: CardRole | undefined;
  /** Id of the theme. */
  theme?: string | undefined;
};

/** Whether the card at a position is chosen. @throws UnknownNameError for a theme that is not known */
export function cardChooser(snapshot: LoadedSnapshot, choice: CardChoice): (index: number) => boolean {
  const { identity = null, type, role } = choice;
  const theme = choice.theme === undefined ? null : themeOfId(snapshot, choice.theme).slug;
  return (index) => {
    const card = snapshot.cards[index];
    const themes: readonly string[] = card?.themes ?? [];
    return (
      card !== undefined &&
      (identity === null || isWithin(card.colorIdentity, identity)) &&
      (type === undefined || card.primaryType === type) &&
      (role === undefined || card.roles.includes(role)) &&
      (theme === null || themes.includes(theme))
    );
  };
}

/** A card at its position, with the decks that run it and those that could. */
export type CountedCard = ShareCounts & { card: number };

/**
 * The chosen cards in at least `minDecks` decks of the range and bracket of the filters, with these decks counted; equal
 * ones by decks, those without a number last. All cards without a filter, with one those in at least one such deck.
 * @throws UnknownNameError for a theme that is not known
 */
export async function chosenCards(
  snapshot: LoadedSnapshot,
  choice: CardChoice,
  { order, minDecks, filters = NO_FILTERS }: ListedAs,
): Promise<CountedCard[]> {
  const isChosen = cardChooser(snapshot, choice);
  const counted = await countedCards(snapshot, filters);
  const found = counted.filter(({ card, numDecks }) => numDecks >= minDecks && isChosen(card));
  if (order === 'decks') return found;
  if (order === 'name') {
    await snapshot.ready('columns');
    const { nameRanks } = snapshot.columns;
    return found.sort((a, b) => (nameRanks[a.card] ?? 0) - (nameRanks[b.card] ?? 0));
  }
  const ranked = found.map((each) => ({
    each,
    figure: toNumber(snapshot, each, order),
  }));
  // Sorting keeps the order of equal ones, which is by decks, then name.
  return ranked.sort((a, b) => compareFigures(a.figure, b.figure)).map(({ each }) => each);
}

type ListedAs = { order: ListedCardOrder; minDecks: number; filters?: DeckFilters };

/** Most decks first; without a filter in the order of the catalog, which is the same. */
async function countedCards(snapshot: LoadedSnapshot, filters: DeckFilters): Promise<CountedCard[]> {
  const { cards } = snapshot;
  const window = windowOfFilters(filters);
  if (window.range === 'none' && window.bracket === 0)
    return Array.from(cards, (_, card) => ({
      card,
      ...countsOfCard(snapshot, card),
    }));
  const top = await snapshot.ask('topCards', { ...window, commanders: null });
  return Array.from(top.cards, (card, index) => ({
    card,
    numDecks: top.numDecks[index] ?? 0,
    potentialDecks: top.potentialDecks[index] ?? 0,
    effectiveDecks: top.effectiveDecks[index] ?? 0,
  }));
}

function toNumber(
  { cards }: LoadedSnapshot,
  { card: index, numDecks, potentialDecks }: CountedCard,
  order: Exclude<ListedCardOrder, 'decks' | 'name'>,
): number | null {
  const card = cards[index];
  if (!card) return null;
  if (order === 'price') return defaultPrice(card.prices);
  if (order === 'salt') return card.salt?.score ?? null;
  return potentialDecks > 0 ? numDecks / potentialDecks : null;
}

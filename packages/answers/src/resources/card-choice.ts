import type { ListedCardOrder } from '@deckwright/api-client/schemas';
import { type CardRole, type CardType, type ColorIdentity, defaultPrice, isWithin } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
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

/**
 * Positions of the chosen cards in at least `minDecks` decks; equal ones by decks, those without a number last.
 * @throws UnknownNameError for a theme that is not known
 */
export function chosenCards(
  snapshot: LoadedSnapshot,
  choice: CardChoice,
  { order, minDecks }: { order: ListedCardOrder; minDecks: number },
): number[] {
  const { cards, overview } = snapshot;
  const isChosen = cardChooser(snapshot, choice);
  const decksOf = (index: number): number => overview.cardDecks[index] ?? 0;
  const found = [...cards.keys()].filter((index) => decksOf(index) >= minDecks && isChosen(index));
  if (order === 'decks') return found;
  if (order === 'name') {
    const nameOf = (index: number): string => cards[index]?.name ?? '';
    return found.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a - b));
  }
  const values = new Map(found.map((index) => [index, numberOf(snapshot, index, order)]));
  const rankOf = (index: number): number => values.get(index) ?? Number.NEGATIVE_INFINITY;
  return found.sort((a, b) => (rankOf(a) === rankOf(b) ? a - b : rankOf(b) - rankOf(a)));
}

function numberOf(
  { cards, overview }: LoadedSnapshot,
  index: number,
  order: Exclude<ListedCardOrder, 'decks' | 'name'>,
): number | null {
  const card = cards[index];
  if (!card) return null;
  if (order === 'price') return defaultPrice(card.prices);
  if (order === 'salt') return card.salt?.score ?? null;
  const potential = overview.cardPotential[index] ?? 0;
  return potential > 0 ? (overview.cardDecks[index] ?? 0) / potential : null;
}

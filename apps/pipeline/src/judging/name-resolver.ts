import {
  buildCardFinder,
  buildNameFinder,
  type Card,
  type ExcludedName,
  findCommanderNames,
} from '@deckwright/domain';

type Resolvable = Pick<Card, 'name' | 'slug' | 'aliases'>;

/** The card's position in the given list, or null if no card or more than one has the name. */
export type ResolveName = (name: string) => number | null;

/** Finds cards by their exact names, as tables of prices and scores have them. */
export function nameResolver(cards: readonly Resolvable[]): ResolveName {
  return cached(buildCardFinder(cards));
}

/** The positions of the commander or of the two commanders that a text names, or null. */
type ResolveCommanders = (text: string) => readonly number[] | null;

export type DeckNames = { names: ResolveName; commanderNames: ResolveCommanders };

/**
 * Finds the cards of decks and their commanders, those of a pair in one text too; with a cache, because lists repeat the same
 * few thousand names.
 */
export function deckNames(
  cards: readonly (Resolvable & Pick<Card, 'lead'>)[],
  excluded: readonly ExcludedName[],
): DeckNames {
  const finder = buildNameFinder(cards, excluded);
  return {
    names: cached((name) => finder.find(name)),
    commanderNames: cached((text) => findCommanderNames(finder, cards, text)),
  };
}

function cached<T>(find: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

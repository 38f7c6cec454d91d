import { buildCardFinder, type Card } from '@deckwright/domain';

/** The card's position in the given list, or null if no card or more than one has the name. */
export type ResolveName = (name: string) => number | null;

/** The domain's card finder with a cache: deck lists repeat the same few thousand names. */
export function nameResolver(cards: readonly Pick<Card, 'name' | 'slug' | 'aliases'>[]): ResolveName {
  const find = buildCardFinder(cards);
  const known = new Map<string, number | null>();
  return (name) => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    const found = find(name);
    known.set(name, found);
    return found;
  };
}

import { compareNames } from '@deckwright/domain';
import { cardUrl } from '../card/index.ts';
import { mergeLines, type NamedDeck, readNamedDeck } from '../list/index.ts';
import type { ViewContext } from '../snapshot/index.ts';

export type DeckDifference = {
  /** Size of each list in copies. */
  sizes: { yours: number; theirs: number };
  /** Cards of which one list has more copies than the other, with the difference, by type and name. */
  onlyYours: DifferentCard[];
  onlyTheirs: DifferentCard[];
  /** Number of copies in both lists. */
  shared: number;
  /** Unrecognized names of the other list. */
  unknown: string[];
};

export type DifferentCard = { name: string; slug: string; url: string; type: string; copies: number };

/** The difference between two lists in both directions, by copies; commanders count as cards of their list. */
export function compareDecks({ snapshot }: ViewContext, yours: NamedDeck, theirs: NamedDeck): DeckDifference {
  const { unknown, ...lines } = readNamedDeck(snapshot, theirs);
  const mine = mergeLines(snapshot, readNamedDeck(snapshot, yours));
  const other = mergeLines(snapshot, lines);
  const copies = [mine, other].map(({ deck }) => {
    const counts = new Map<string, number>();
    for (const { card, quantity } of [...deck.commanders, ...deck.cards])
      counts.set(card.slug, (counts.get(card.slug) ?? 0) + quantity);
    return counts;
  });
  const cards = new Map(
    [mine, other].flatMap(({ deck }) =>
      [...deck.commanders, ...deck.cards].map(({ card }) => [card.slug, card] as const),
    ),
  );
  const [left = new Map<string, number>(), right = new Map<string, number>()] = copies;
  const beyond = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): DifferentCard[] =>
    [...a]
      .flatMap(([slug, count]) => {
        const more = count - (b.get(slug) ?? 0);
        const card = cards.get(slug);
        if (more <= 0 || !card) return [];
        return { name: card.name, slug, url: cardUrl(card), type: card.primaryType, copies: more };
      })
      .sort((x, y) => compareNames(x.type, y.type) || compareNames(x.name, y.name));
  const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((a, b) => a + b, 0);
  return {
    sizes: { yours: total(left), theirs: total(right) },
    onlyYours: beyond(left, right),
    onlyTheirs: beyond(right, left),
    shared: [...left].reduce((sum, [slug, count]) => sum + Math.min(count, right.get(slug) ?? 0), 0),
    unknown: unknown.map(({ name }) => name),
  };
}

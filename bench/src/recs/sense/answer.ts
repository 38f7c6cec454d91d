import { adviseDeck, type DeckChanges, type LoadedSnapshot } from '../../../../packages/answers/src/index.ts';
import { mergeLines, readNamedDeck } from '../../../../packages/answers/src/list/index.ts';
import type { RecommendedCard } from '../../../../packages/contract/src/schemas/index.ts';
import type { Card, ColorIdentity } from '../../../../packages/domain/src/index.ts';
import type { SenseList } from './lists.ts';

/** A card of a list. */
export type ListCard = { card: Card; quantity: number };

/** A card to add or to cut. */
export type Suggestion = { card: Card; reasons: readonly string[] };

/** A card to add. */
export type Addition = Suggestion & {
  /** Key of its group on the page: a role or a card type; null without legal commanders. */
  group: string | null;
  /** Colors of mana that it makes in this deck; 0 for a card that is neither a land nor a mana artifact. */
  makes: ColorIdentity;
};

/** A list, and what the product advises for it as a whole. */
export type SenseAnswer = {
  list: Pick<SenseList, 'id' | 'source' | 'tags' | 'bracket'>;
  commanders: readonly Card[];
  /** Without commanders, each card once. */
  cards: readonly ListCard[];
  identity: ColorIdentity;
  /** 1…5: set by the owner, otherwise estimated. */
  bracket: number;
  /** Best first; at most 100. */
  additions: readonly Addition[];
  /** Best cut first, without cards that are illegal in the list; at most 100. */
  cuts: readonly Suggestion[];
  swaps: readonly { cut: Card; add: Card; label: string; why: string | null }[];
  groups: DeckChanges['groups'];
};

/** Requests the whole advice for a list, as the page and the API do. */
export async function answerList(snapshot: LoadedSnapshot, list: SenseList): Promise<SenseAnswer> {
  const names = { commanders: list.commanders, cards: list.cards };
  const { recommendations, insight, changes } = await adviseDeck({ snapshot, imageHost: null }, names, {
    parts: ['recommendations', 'insight', 'changes'],
  });
  const merged = mergeLines(snapshot, readNamedDeck(snapshot, names));
  const groupBySlug = new Map(
    changes?.groups.flatMap(({ key, cards }) => cards.map((slug) => [slug, key] as const)),
  );
  const toIndex = (slug: string): number[] => {
    const index = snapshot.resolver.bySlug(slug)?.card;
    return index === undefined ? [] : [index];
  };
  const getCards = (slugs: readonly string[]): Card[] =>
    slugs.flatMap(toIndex).flatMap((index) => snapshot.cards[index] ?? []);
  const toSuggestion = ({ slug, reasons }: RecommendedCard): Suggestion[] =>
    getCards([slug]).map((card) => ({ card, reasons }));
  const added = recommendations.inRecs.flatMap(({ slug }) => toIndex(slug));
  const made = mergeLines(snapshot, {
    commanders: merged.commanders.map((card) => ({ card, quantity: 1 })),
    cards: added.map((card) => ({ card, quantity: 1 })),
    companion: null,
  });
  const makesByCard = new Map(made.deck.cards.map(({ card, makes }) => [card, makes]));
  const commanders = merged.commanders.flatMap((index) => snapshot.cards[index] ?? []);
  return {
    list,
    commanders,
    cards: merged.cards.flatMap((index) => {
      const card = snapshot.cards[index];
      const quantity = merged.deck.cards.find((line) => line.card === card)?.quantity ?? 1;
      return card ? [{ card, quantity }] : [];
    }),
    identity: commanders.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0),
    bracket: list.bracket ?? insight.bracket.bracket,
    additions: recommendations.inRecs.flatMap((rec) =>
      toSuggestion(rec).map((suggestion) => ({
        ...suggestion,
        group: groupBySlug.get(rec.slug) ?? null,
        makes: makesByCard.get(suggestion.card) ?? 0,
      })),
    ),
    cuts: recommendations.outRecs.flatMap(toSuggestion),
    swaps: (changes?.swaps ?? []).flatMap(({ cut, add, label, why }) => {
      const [[cutCard], [addCard]] = [getCards([cut]), getCards([add])];
      return cutCard && addCard ? [{ cut: cutCard, add: addCard, label, why }] : [];
    }),
    groups: changes?.groups ?? [],
  };
}

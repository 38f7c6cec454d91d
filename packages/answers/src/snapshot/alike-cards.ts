import { type Card, compareFigures, getFeatures, isBasic } from '@deckwright/domain';

/** Finds cards with a similar function, most similar first; `similarity` 0…1. */
export type AlikeCards = (card: number, limit: number) => { card: number; similarity: number }[];

/** Minimum similarity. */
const LEAST = 0.2;
/** Each point of difference in mana value reduces the similarity by this share. */
const PER_MANA = 0.08;
/** Share of the similarity that depends on being played: of two similar cards, the one that decks run comes first. */
const FROM_DECKS = 0.15;
/**
 * Cap on the rarity of a feature (natural logarithm of all cards over cards with it), because two cards may share an
 * oddity by chance.
 */
const MAX_RARE = 5;
/** Cards processed in one step. */
const CHUNK = 1500;

/** Features that more than this share of the cards have are ignored. */
const MAX_COMMON = 0.22;

/** A feature: the cards that have it, and its weight by kind and rarity. */
type Feature = { cards: Uint32Array; weight: number };

/**
 * Reads all cards, in steps. The similarity of two cards is the cosine of their features (words and pairs of words of
 * the rules text, functional tags, roles, keywords, types), each weighted by kind and rarity, reduced by the difference
 * in mana value, and slightly higher if decks run the other card. Basics and banned cards are excluded.
 * @param cardDecks number of decks with each card
 */
export function* buildAlikeCards(
  cards: readonly Card[],
  cardDecks: ArrayLike<number>,
): Generator<undefined, AlikeCards, undefined> {
  const ofCard = yield* readFeatures(cards);
  yield;
  const lengths = Float64Array.from(ofCard, (own) =>
    Math.sqrt(own.reduce((sum, { weight }) => sum + weight * weight, 0)),
  );
  const barred = Uint8Array.from(cards, (card) => (card.legality === 'banned' || isBasic(card) ? 1 : 0));
  let most = 1;
  for (let index = 0; index < cards.length; index += 1) most = Math.max(most, cardDecks[index] ?? 0);
  const played = (index: number): number => Math.log(1 + (cardDecks[index] ?? 0)) / Math.log(1 + most);
  const shared = new Float64Array(cards.length);

  return (card, limit) => {
    shared.fill(0);
    for (const { cards: holders, weight } of ofCard[card] ?? [])
      for (let at = 0; at < holders.length; at += 1) {
        const other = holders[at] ?? 0;
        shared[other] = (shared[other] ?? 0) + weight * weight;
      }
    const found: { card: number; similarity: number }[] = [];
    const manaValue = cards[card]?.manaValue ?? 0;
    for (let other = 0; other < shared.length; other += 1) {
      const cosine = (shared[other] ?? 0) / ((lengths[card] ?? 1) * (lengths[other] ?? 1));
      if (!(cosine >= LEAST) || other === card || barred[other] === 1) continue;
      const cost = 1 / (1 + PER_MANA * Math.abs(manaValue - (cards[other]?.manaValue ?? 0)));
      const similarity = cosine * cost * (1 - FROM_DECKS + FROM_DECKS * played(other));
      if (similarity >= LEAST) found.push({ card: other, similarity });
    }
    // Cards are numbered by decks, then name.
    return found
      .sort((a, b) => compareFigures(a.similarity, b.similarity) || a.card - b.card)
      .slice(0, limit);
  };
}

/** The features of each card, without those that very many cards or only one card have. */
function* readFeatures(cards: readonly Card[]): Generator<undefined, Feature[][], undefined> {
  const holders = new Map<string, { kind: number; cards: number[] }>();
  for (const [index, card] of cards.entries()) {
    if (index % CHUNK === CHUNK - 1) yield;
    for (const { name, kind } of getFeatures(card)) {
      const feature = holders.get(name);
      if (feature) feature.cards.push(index);
      else holders.set(name, { kind, cards: [index] });
    }
  }
  yield;
  const ofCard: Feature[][] = cards.map(() => []);
  for (const feature of holders.values()) {
    const { length } = feature.cards;
    if (length > MAX_COMMON * cards.length || length < 2) continue;
    const rarity = Math.min(MAX_RARE, Math.log((1 + cards.length) / length));
    const retained = { cards: Uint32Array.from(feature.cards), weight: feature.kind * rarity };
    for (const index of feature.cards) ofCard[index]?.push(retained);
  }
  return ofCard;
}

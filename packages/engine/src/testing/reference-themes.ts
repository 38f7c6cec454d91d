import type { EngineCard, EngineDeck } from '../build/types.ts';

/*
 * Themes of decks in the slowest obvious way: every number from the decks themselves, by sorting and counting.
 * Constants written out. Shares no code with the engine.
 */

type Kind = 'theme' | 'kindred';

const keyOf = (cards: readonly EngineCard[], deck: EngineDeck): string =>
  deck.commanders
    .map((card) => cards[card]?.slug)
    .sort()
    .join('-');

const colorsOf = (cards: readonly EngineCard[], deck: EngineDeck): number =>
  deck.commanders.reduce((bits, card) => bits | (cards[card]?.identity ?? 0), 0);

const cardsOf = (cards: readonly EngineCard[], deck: EngineDeck): EngineCard[] =>
  deck.cards.flatMap((card) => cards[card] ?? []);

const isOfType = (card: EngineCard, type: number): boolean =>
  card.themes !== undefined && (card.themes.everyType || card.themes.is.indexOf(type) >= 0);

const heldOf = (cards: readonly EngineCard[], deck: EngineDeck, theme: number): number =>
  cardsOf(cards, deck).filter((card) => card.themes && card.themes.themes.indexOf(theme) >= 0).length;

/** Numbers of the deck's themes, ascending. */
export function refThemes(
  cards: readonly EngineCard[],
  decks: readonly EngineDeck[],
  kinds: readonly Kind[],
  deck: EngineDeck,
): number[] {
  const others = decks.filter((other) => keyOf(cards, other) !== keyOf(cards, deck));
  const sameColors = others.filter((other) => colorsOf(cards, other) === colorsOf(cards, deck));
  const reference = sameColors.length >= 100 ? sameColors : others;
  const creatures = (list: readonly EngineDeck[]): EngineCard[] =>
    list.flatMap((one) => cardsOf(cards, one)).filter(({ type }) => type === 0);
  const found: number[] = [];
  kinds.forEach((kind, theme) => {
    let has = (deck.tags ?? []).indexOf(theme) >= 0;
    if (kind === 'theme') {
      const counts = reference.map((other) => heldOf(cards, other, theme)).sort((a, b) => a - b);
      const percentile = counts.length === 0 ? 0 : (counts[Math.ceil(counts.length * 0.9) - 1] ?? 0);
      const own = heldOf(cards, deck, theme);
      if (own >= 8 && own >= percentile) has = true;
    } else {
      const care = cardsOf(cards, deck).filter(
        (card) => isOfType(card, theme) || (card.themes && card.themes.names.indexOf(theme) >= 0),
      ).length;
      const ofType = (list: readonly EngineDeck[]): number =>
        creatures(list).filter((card) => isOfType(card, theme)).length;
      const share = (list: readonly EngineDeck[]): number =>
        creatures(list).length === 0 ? 0 : ofType(list) / creatures(list).length;
      const p = (ofType(reference) + 200 * share(decks)) / (creatures(reference).length + 200);
      const n = creatures([deck]).length;
      const above = ofType([deck]) - n * p;
      if (care >= 12 && above >= 3 * Math.sqrt(n * p * (1 - p))) has = true;
    }
    if (has) found.push(theme);
  });
  return found;
}

import type { RecsAnswer } from '@deckwright/contract/schemas';
import { cardJson } from '../../card/index.ts';
import { comboCount, combosFor } from '../../combo/index.ts';
import type { ViewContext } from '../../snapshot/index.ts';

const MAX_COMBOS = 20;

type Deck = {
  commanders: readonly number[];
  cards: readonly number[];
  /** Whether a card may be added, together with those accepted before. */
  may: (card: number) => boolean;
};

/** Complete combos of the deck, and those that lack one card that may be added, sorted by deck count of that card. */
export function recsCombos(
  { snapshot, imageHost }: ViewContext,
  { commanders, cards, may }: Deck,
): RecsAnswer['combos'] {
  if (commanders.length === 0) return { present: [], near: [] };
  const held = new Set([...commanders, ...cards]);
  const decksOf = (index: number) => snapshot.overview.cardDecks[index] ?? 0;
  const lacking = combosFor(snapshot, commanders).map((known) => ({
    known,
    missing: known.cards.filter((index) => !held.has(index)),
  }));
  const present = lacking.filter(({ missing }) => missing.length === 0).map(({ known }) => known);
  const near = lacking
    .flatMap(({ known, missing: [index, ...more] }) => {
      const card = index === undefined || more.length > 0 ? undefined : snapshot.cards[index];
      return card && index !== undefined ? [{ known, index, card, decks: decksOf(index) }] : [];
    })
    .sort((a, b) => b.decks - a.decks || a.known.cards.length - b.known.cards.length)
    .filter(({ index }) => may(index));
  return {
    present: present.slice(0, MAX_COMBOS).map((known) => comboCount(snapshot, known, null)),
    near: near.slice(0, MAX_COMBOS).map(({ known, card, decks }) => ({
      ...comboCount(snapshot, known, null),
      missing: cardJson(card, { imageHost }, decks),
    })),
  };
}

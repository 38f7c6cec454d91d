import type { RecsAnswer } from '@deckwright/contract/schemas';
import { cardJson } from '../../card/index.ts';
import { comboCount, combosOfList } from '../../combo/index.ts';
import type { ViewContext } from '../../snapshot/index.ts';

const MAX_COMBOS = 20;

type Deck = {
  commanders: readonly number[];
  cards: readonly number[];
  /** Whether a card may be added, together with those accepted before. */
  may: (card: number) => boolean;
};

/** Complete combos of a deck with commanders, and those that lack one card that may be added. */
export function combosWithinLimits(
  { snapshot, imageHost }: ViewContext,
  { commanders, cards, may }: Deck,
): RecsAnswer['combos'] {
  if (commanders.length === 0) return { present: [], near: [] };
  const { present, near } = combosOfList(snapshot, commanders, cards);
  return {
    present: present.slice(0, MAX_COMBOS).map((known) => comboCount(snapshot, known, null)),
    near: near
      .filter(({ missing }) => may(missing))
      .slice(0, MAX_COMBOS)
      .flatMap(({ known, missing }) => {
        const card = snapshot.cards[missing];
        const decks = snapshot.overview.cardDecks[missing] ?? 0;
        return card
          ? { ...comboCount(snapshot, known, null), missing: cardJson(card, { imageHost }, decks) }
          : [];
      }),
  };
}

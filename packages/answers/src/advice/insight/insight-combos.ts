import type { DeckInsight } from '@deckwright/contract';
import { isPlayable, type TwoCardCombo, twoCardMinBracket } from '@deckwright/domain';
import { cardUrl } from '../../card/index.ts';
import { comboCount, combosOfList, combosOfTwoIn, nearCards } from '../../combo/index.ts';
import type { KnownCombo, LoadedSnapshot } from '../../snapshot/index.ts';

const MAX_COMBOS = 20;

/** Complete combos in the deck, and those that lack one playable card. */
export function insightCombos(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): { listed: DeckInsight['combos']; twoCard: TwoCardCombo[] } {
  const { present, near } = combosOfList(snapshot, commanders, cards);
  const playable = near.flatMap(({ known, missing }) => {
    const card = snapshot.cards[missing];
    return card && isPlayable(card) ? [{ known, card }] : [];
  });
  return {
    listed: {
      present: present.slice(0, MAX_COMBOS).map((known) => comboCount(snapshot, known, null)),
      presentCount: present.length,
      near: playable.slice(0, MAX_COMBOS).map(({ known, card }) => ({
        ...comboCount(snapshot, known, null),
        missing: { name: card.name, url: cardUrl(card) },
      })),
      nearCount: playable.length,
      nearCards: nearCards(snapshot, near).map(({ name, url, price, count, combos }) => ({
        missing: { name, url },
        price,
        count,
        combos,
      })),
    },
    twoCard: present.flatMap((known) => findTwoCardCombos(snapshot, known)),
  };
}

/** The complete two-card combos in a deck. */
export function twoCardCombos(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  cards: readonly number[],
): TwoCardCombo[] {
  return combosOfTwoIn(snapshot, commanders, cards).flatMap((known) => findTwoCardCombos(snapshot, known));
}

function findTwoCardCombos({ cards }: LoadedSnapshot, known: KnownCombo): TwoCardCombo[] {
  const members = known.cards.flatMap((index) => cards[index] ?? []);
  const minBracket = twoCardMinBracket(
    known.combo,
    members.map(({ manaValue }) => manaValue),
  );
  return minBracket === null ? [] : [{ cards: members.map(({ name }) => name), minBracket }];
}

import type { ComboCount } from '@deckwright/contract';
import { compareNames, defaultPrice, isPlayable } from '@deckwright/domain';
import { cardUrl } from '../card/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { comboCount } from './combos.ts';
import type { CombosOfList } from './combos-of-list.ts';

/** A card that a list lacks, with the combos that it alone would complete. */
export type NearCard = {
  name: string;
  slug: string;
  url: string;
  /** USD, the first price in the default order; null if unknown. */
  price: number | null;
  /** How many combos it completes. */
  count: number;
  combos: ComboCount[];
};

/** Combos that are listed; a list may lack one card of thousands. */
const MAX_COMBOS = 500;

/**
 * The combos that lack one playable card, by that card: the cheapest first, those without a price last, then the card of
 * most combos. Of more than 500 combos those with the most played cards are listed, and all are counted. `may` is called
 * once for each card, in this order.
 */
export function nearCards(
  snapshot: LoadedSnapshot,
  near: CombosOfList['near'],
  may: (card: number) => boolean = () => true,
): NearCard[] {
  const byCard = new Map<number, CombosOfList['near'][number]['known'][]>();
  for (const { known, missing } of near) {
    const combos = byCard.get(missing);
    if (combos) combos.push(known);
    else byCard.set(missing, [known]);
  }
  const listed = new Set(near.slice(0, MAX_COMBOS).map(({ known }) => known));
  return [...byCard]
    .flatMap(([index, combos]) => {
      const card = snapshot.cards[index];
      return card && isPlayable(card) ? [{ index, card, combos, price: defaultPrice(card.prices) }] : [];
    })
    .sort(
      (a, b) =>
        (a.price ?? Number.POSITIVE_INFINITY) - (b.price ?? Number.POSITIVE_INFINITY) ||
        b.combos.length - a.combos.length ||
        compareNames(a.card.name, b.card.name),
    )
    .filter(({ index }) => may(index))
    .map(({ card, combos, price }) => ({
      name: card.name,
      slug: card.slug,
      url: cardUrl(card),
      price,
      count: combos.length,
      combos: combos.filter((known) => listed.has(known)).map((known) => comboCount(snapshot, known, null)),
    }));
}

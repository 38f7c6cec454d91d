import type { PrintingResource } from '@deckwright/contract/schemas';
import { PRICE_SOURCE_CURRENCY, PRICE_SOURCES, type Printing } from '@deckwright/domain';
import { present } from '../card/index.ts';
import { cardReference } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** A printing of the card at a position. */
export type PrintedCard = { card: number; printing: Printing };

/** The printings of a card, newest first, as its page lists them. */
export function printingsOfCard({ cards }: LoadedSnapshot, card: number): PrintedCard[] {
  return (cards[card]?.printings ?? []).map((printing) => ({ card, printing })).toReversed();
}

export function printingResource(
  snapshot: LoadedSnapshot,
  { card, printing }: PrintedCard,
): PrintingResource {
  const { id, set, number, rarity, released, tcgplayer, mtgo, multiverse, prices, finishes } = printing;
  const [reference] = present([cardReference(snapshot, card)]);
  if (!reference) throw new RangeError(`There is no card at ${card}.`);
  return {
    object: 'printing',
    id,
    card: reference,
    set,
    number,
    rarity,
    released,
    tcgplayer_id: tcgplayer ?? null,
    mtgo_id: mtgo ?? null,
    multiverse_ids: [...(multiverse ?? [])],
    prices: PRICE_SOURCES.flatMap((source) => {
      const price = prices?.[source];
      if (price === undefined) return [];
      return {
        source,
        price,
        currency: PRICE_SOURCE_CURRENCY[source],
        finish: finishes?.[source] ?? null,
      };
    }),
  };
}

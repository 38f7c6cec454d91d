import { type Card, PRICE_SOURCE_CURRENCY, type PriceSource } from '@deckwright/domain';
import type { ResolveName } from '../judging/name-resolver.ts';

/**
 * Sets one vendor's prices in the cards, by card name. A price file has the vendor's own prices and therefore overrides
 * the catalog's prices of that vendor; cards it does not name keep theirs. If several names match one card, the
 * cheapest counts. Returns the names that match no card.
 */
export function withPrices(
  cards: Card[],
  names: ResolveName,
  vendor: PriceSource,
  rows: Iterable<{ name: string; price: number; date: string }>,
): string[] {
  const cheapest = new Map<number, { price: number; date: string }>();
  const unknown: string[] = [];
  for (const { name, price, date } of rows) {
    const position = names(name);
    if (position === null) {
      unknown.push(name);
      continue;
    }
    const best = cheapest.get(position);
    if (!best || price < best.price) cheapest.set(position, { price, date });
  }
  for (const [position, { price, date }] of cheapest) {
    const card = cards[position];
    if (!card) continue;
    const entry = { price, currency: PRICE_SOURCE_CURRENCY[vendor], date };
    cards[position] = { ...card, prices: { ...card.prices, [vendor]: entry } };
  }
  return unknown;
}

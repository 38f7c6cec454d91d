import { type Card, defaultPrice } from '@deckwright/domain';

export type BudgetLimits = {
  /** USD. */
  maxPrice?: number | undefined;
  /** USD. */
  maxTotal?: number | undefined;
};

/** Whether the card by itself is within the limits; a card without a price never is. */
export function isAffordable(card: Card, { maxPrice, maxTotal }: BudgetLimits): boolean {
  if (maxPrice === undefined && maxTotal === undefined) return true;
  const price = defaultPrice(card.prices);
  return price !== null && price <= Math.min(maxPrice ?? price, maxTotal ?? price);
}

/** Returns a function that spends the total card by card: true, after subtracting the price, if enough is left. */
export function purse(maxTotal: number | undefined): (card: Card) => boolean {
  // In cents, so that sums of prices with two decimals are exact.
  let left = maxTotal === undefined ? Number.POSITIVE_INFINITY : Math.round(maxTotal * 100);
  return (card) => {
    const price = defaultPrice(card.prices);
    if (price === null) return maxTotal === undefined;
    const cents = Math.round(price * 100);
    if (cents > left) return false;
    left -= cents;
    return true;
  };
}

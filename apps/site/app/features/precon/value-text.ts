import type { PreconTile } from '@deckwright/contract/schemas';
import { formatDollars, formatExact, formatPrice } from '@deckwright/domain';

/** What a precon's cards cost, and how many of them have no price; without any price there is no amount. */
export function describeValue(
  { price, missing }: Pick<PreconTile['value'], 'price' | 'missing'>,
  sample: boolean,
): { amount: string | null; note: string } {
  if (price === 0) return { amount: null, note: 'no prices' };
  const unpriced = `, ${formatExact(missing)} ${missing === 1 ? 'card' : 'cards'} without a price`;
  return {
    amount: price < 1 ? formatPrice({ price, currency: 'USD' }) : formatDollars(price),
    note: `${sample ? ' sample' : ' in singles'}${missing > 0 ? unpriced : ''}`,
  };
}

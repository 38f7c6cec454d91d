import { formatPrice } from '@deckwright/domain';

/** "+$2.10", "−$4.00" or "the same", of an amount in USD. */
export function formatPriceDifference(amount: number): string {
  const cents = Math.round(amount * 100) / 100;
  if (cents === 0) return 'the same';
  return `${cents > 0 ? '+' : '−'}${formatPrice({ price: Math.abs(cents), currency: 'USD' })}`;
}

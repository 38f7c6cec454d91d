import type { Currency } from '@deckwright/domain';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const SYMBOLS: Readonly<Record<Currency, (amount: number) => string>> = {
  USD: (amount) => `$${twoDecimals.format(amount)}`,
  EUR: (amount) => `€${twoDecimals.format(amount)}`,
  CAD: (amount) => `CA$${twoDecimals.format(amount)}`,
  MXN: (amount) => `MX$${whole.format(amount)}`,
  TIX: (amount) => `${twoDecimals.format(amount)} tix`,
};

/** 12345 → "12.3K". */
export function formatCount(count: number): string {
  return compact.format(count);
}

/** 12345 → "12,345". */
export function formatExact(count: number): string {
  return whole.format(count);
}

/** A share 0…1 as "65%"; above 0 and below one percent as "<1%"; above 99.5 % but below all as ">99%". */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 1) return '<1%';
  if (percent < 100 && percent >= 99.5) return '>99%';
  return `${Math.round(percent)}%`;
}

/** A difference of shares −1…1 in percentage points: "+41 pts", "−3 pts", "±0 pts". */
export function formatPoints(difference: number): string {
  const points = Math.round(difference * 100);
  if (points === 0) return '±0 pts';
  return points > 0 ? `+${points} pts` : `−${-points} pts`;
}

/** A log10 lift as the factor players read: 0.49 → "×3.1", 2 → "×100". */
export function formatLift(log10: number): string {
  const factor = 10 ** log10;
  return `×${factor < 9.95 ? oneDecimal.format(factor) : whole.format(factor)}`;
}

/** Cards per deck: 7.25 → "7.3". */
export function formatAverage(average: number): string {
  return oneDecimal.format(average);
}

export function formatPrice(price: { price: number; currency: Currency }): string {
  return SYMBOLS[price.currency](price.price);
}

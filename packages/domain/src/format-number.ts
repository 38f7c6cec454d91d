import type { Currency, PriceFinish } from './prices.ts';

/*
 * Formatted by hand: constructing an `Intl` formatter takes a phone tens of milliseconds, and delays every first page.
 */

const SYMBOLS: Readonly<Record<Currency, (amount: number) => string>> = {
  USD: (amount) => `$${decimals(2, amount)}`,
  EUR: (amount) => `€${decimals(2, amount)}`,
  CAD: (amount) => `CA$${decimals(2, amount)}`,
  MXN: (amount) => `MX$${formatExact(amount)}`,
  TIX: (amount) => `${decimals(2, amount)} tix`,
};

const UNITS = ['', 'K', 'M', 'B', 'T'];

/*
 * The rule for counts on pages, one per kind of place (docs/GLOSSARY.md): compact (`formatCount`) in the figures of a
 * page's head, in tiles, chips, menus and pictures; full (`formatExact`) in sentences, titles and tables. Never both in
 * one sentence.
 */

/** A whole number, at least 0, in compact form: 12345 → "12.3K". */
export function formatCount(count: number): string {
  let unit = 0;
  let tenths = count * 10;
  while (unit + 1 < UNITS.length && Math.round(tenths) >= 10_000) {
    unit += 1;
    tenths = (count * 10) / 1000 ** unit;
  }
  return `${Math.round(tenths) / 10}${UNITS[unit]}`;
}

/** 12345 → "12,345"; rounded to whole numbers, halves away from zero. */
export function formatExact(count: number): string {
  return decimals(0, count);
}

/** A number of things in full: "1 deck", "6,258 combos". */
export function formatCounted(count: number, one: string, many = `${one}s`): string {
  return `${formatExact(count)} ${count === 1 ? one : many}`;
}

/** A part of a whole in counts: "1,234 of 22,635"; only the part if the whole is 0. */
export function formatFraction(part: number, whole: number): string {
  return whole === 0 ? formatExact(part) : `${formatExact(part)} of ${formatExact(whole)}`;
}

/** With thousands separators and `fractionDigits` decimals; decimal halves are rounded away from zero. */
function decimals(fractionDigits: number, value: number): string {
  const size = Math.abs(value);
  // Numbers below one in a million already print with an exponent, so a second one cannot be appended.
  const scaled = size < 1e-6 ? 0 : Math.round(Number(`${size}e${fractionDigits}`));
  const digits = `${scaled}`.padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = value < 0 && scaled > 0 ? '-' : '';
  return `${sign}${whole}${fractionDigits > 0 ? `.${digits.slice(-fractionDigits)}` : ''}`;
}

/**
 * A share 0…1 to the nearest whole percent: "65%". Above 0 and below 1 % it is "<1%"; below 1 but rounding to 100 % it
 * is ">99%", because "100%" would claim that every deck runs the card. 99.2 % is simply "99%".
 */
export function formatShare(share: number): string {
  const percent = share * 100;
  if (percent > 0 && percent < 1) return '<1%';
  if (share < 1 && percent >= 99.5) return '>99%';
  return `${Math.round(percent)}%`;
}

/**
 * The ends of an axis of shares, upper first: as `formatShare`, with decimals where those are the same: "12%" and "<1%",
 * "12.4%" and "12.2%". The same label twice if the shares are equal.
 */
export function formatShareEnds(low: number, high: number): [string, string] {
  const whole: [string, string] = [formatShare(high), formatShare(low)];
  if (low === high || whole[0] !== whole[1]) return whole;
  const ends = (digits: number): [string, string] => [
    `${decimals(digits, high * 100)}%`,
    `${decimals(digits, low * 100)}%`,
  ];
  const [top, bottom] = ends(1);
  return top === bottom ? ends(2) : [top, bottom];
}

/** An interval of shares: "77–84%", "98% or more", "3% or less"; "96%" where both ends round to it. */
export function formatInterval({ low, high }: { low: number; high: number }): string {
  const [from, to] = [formatShare(low), formatShare(high)];
  // Signs of comparison within a range cannot be read.
  if (from === to || to.startsWith('<')) return to;
  if (from.startsWith('>')) return from;
  if (to.startsWith('>')) return `${from} or more`;
  return from.startsWith('<') ? `${to} or less` : `${from.replace('%', '')}–${to}`;
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
  return `×${factor < 9.95 ? decimals(1, factor) : formatExact(factor)}`;
}

/** Cards per deck: 7.25 → "7.3". */
export function formatAverage(average: number): string {
  return decimals(1, average);
}

/** A sum in whole dollars: 1234.5 → "$1,235". */
export function formatDollars(amount: number): string {
  return `$${formatExact(amount)}`;
}

/** "$1.98", and "$1.98 foil" for the price of a foil copy. */
export function formatPrice(price: {
  price: number;
  currency: Currency;
  finish?: PriceFinish | undefined;
}): string {
  const amount = SYMBOLS[price.currency](price.price);
  return price.finish ? `${amount} ${price.finish}` : amount;
}

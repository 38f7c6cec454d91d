import { type Card, defaultPrice, isBasic } from '@deckwright/domain';

const MIN_PRICED = 10;
/** Of the prices of the list, the one that this share of its cards does not exceed … */
const HIGH_SHARE = 0.95;
/** … is exceeded by a card to add by at most this factor, and a few dollars are nothing to anybody. */
const FACTOR = 1.5;
const MIN_MAX_PRICE = 5;
/** If that limit would be this high, the most expensive card sets it instead … */
const BY_HIGHEST_FROM = 60;
/** … and from here on there is no limit. */
const NO_MAX_FROM = 500;

/** A shorter list does not say how strong or expensive the deck is going to be. */
const MIN_LIMITING_CARDS = 40;

/** Whether a list with so many cards, commanders among them, is long enough for its bracket and its prices to be limits. */
export function isLimiting(cards: number): boolean {
  return cards >= MIN_LIMITING_CARDS;
}

/** USD: the most that a card to add may cost, for a list of these cards; null where too few of them have a price, or where price is no object. */
export function usualMaxPrice(cards: readonly Card[]): number | null {
  const prices = cards
    .flatMap((card) => (isBasic(card) ? [] : (defaultPrice(card.prices) ?? [])))
    .sort((a, b) => a - b);
  const high = prices[Math.floor(prices.length * HIGH_SHARE)] ?? prices.at(-1);
  if (high === undefined || prices.length < MIN_PRICED) return null;
  const usual = Math.ceil(high * FACTOR);
  if (usual < BY_HIGHEST_FROM) return Math.max(MIN_MAX_PRICE, usual);
  const byHighest = Math.ceil((prices.at(-1) ?? high) * FACTOR);
  return byHighest >= NO_MAX_FROM ? null : byHighest;
}

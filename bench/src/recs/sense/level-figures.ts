import { type Card, defaultPrice, isBasic } from '../../../../packages/domain/src/index.ts';
import type { ListCard, SenseAnswer } from './answer.ts';
import { countMatches, FIRST_ADDITIONS, type Figure, NOTHING } from './figure.ts';

/** A card is above the price level of a list from this on, in USD … */
const MIN_HIGH_PRICE = 5;
/** … and from this many times the price that this share of the list's cards does not exceed. */
const PRICE_FACTOR = 1.5;
const PRICE_SHARE = 0.95;

/** In lists up to `maxBracket`, cards of these signs are above the bracket. */
const SIGNS: readonly { title: string; maxBracket: number; matches: (card: Card) => boolean }[] = [
  { title: 'Game Changers', maxBracket: 2, matches: ({ gameChanger }) => gameChanger },
  { title: 'extra turns', maxBracket: 2, matches: ({ roles }) => roles.includes('extra-turn') },
  { title: 'mass land denial', maxBracket: 3, matches: ({ roles }) => roles.includes('mass-land-denial') },
];

/** USD; the price above which a card to add is above the level of the list. */
export function maxUsualPrice(cards: readonly Pick<ListCard, 'card'>[]): number {
  const prices = cards
    .filter(({ card }) => !isBasic(card))
    .flatMap(({ card }) => defaultPrice(card.prices) ?? [])
    .sort((a, b) => a - b);
  const usual = prices[Math.ceil(PRICE_SHARE * prices.length) - 1] ?? 0;
  return Math.max(MIN_HIGH_PRICE, PRICE_FACTOR * usual);
}

const getFirst = ({ additions }: SenseAnswer): readonly { card: Card }[] =>
  additions.slice(0, FIRST_ADDITIONS);

/** Cards to add that are too strong or too expensive for the list. */
export const LEVEL_FIGURES: readonly Figure[] = [
  ...SIGNS.map(
    ({ title, maxBracket, matches }): Figure => ({
      title: `${title} to add, lists of bracket ${maxBracket} or less`,
      kind: 'share',
      count: (answer) =>
        answer.bracket > maxBracket ? NOTHING : countMatches(getFirst(answer), ({ card }) => matches(card)),
    }),
  ),
  {
    title: 'lists of bracket 3 or less with any of these',
    kind: 'share',
    count: (answer) => {
      const signs = SIGNS.filter(({ maxBracket }) => answer.bracket <= maxBracket);
      if (signs.length === 0) return NOTHING;
      const hasAny = getFirst(answer).some(({ card }) => signs.some(({ matches }) => matches(card)));
      return { above: hasAny ? 1 : 0, below: 1 };
    },
  },
  {
    title: 'to add, above the list’s price level',
    kind: 'share',
    count: (answer) => {
      const maxPrice = maxUsualPrice(answer.cards);
      return countMatches(getFirst(answer), ({ card }) => (defaultPrice(card.prices) ?? 0) > maxPrice);
    },
  },
];

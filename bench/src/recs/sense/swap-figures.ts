import { type Card, defaultPrice } from '../../../../packages/domain/src/index.ts';
import { countMatches, type Figure } from './figure.ts';

/** An add is far more expensive than the cut from this many times its price on … */
const PRICE_FACTOR = 3;
/** … and so many USD more. */
const PRICE_DIFFERENCE = 5;

type Swap = { cut: Card; add: Card };

function sharesRole({ cut, add }: Swap): boolean {
  return cut.roles.some((role) => add.roles.includes(role));
}

/** False if a price is unknown. */
function isFarMoreExpensive({ cut, add }: Swap): boolean {
  const [cutPrice, addPrice] = [defaultPrice(cut.prices), defaultPrice(add.prices)];
  if (cutPrice === null || addPrice === null) return false;
  return addPrice > PRICE_FACTOR * cutPrice && addPrice > cutPrice + PRICE_DIFFERENCE;
}

export const SWAP_FIGURES: readonly Figure[] = [
  {
    title: 'swaps a list, mean',
    kind: 'mean',
    count: ({ swaps }) => ({ above: swaps.length, below: 1 }),
  },
  {
    title: 'swaps whose cards share a role',
    kind: 'share',
    count: ({ swaps }) => countMatches(swaps, sharesRole),
  },
  {
    title: 'swaps for a card that costs more than three times as much, and $5 more',
    kind: 'share',
    count: ({ swaps }) => countMatches(swaps, isFarMoreExpensive),
  },
];

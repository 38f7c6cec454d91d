import { THRESHOLDS } from '../../thresholds.ts';
import { trustedChance } from './false-discoveries.ts';
import type { CardNumbers } from './numbers.ts';

/**
 * Which cards are played significantly more often inside than outside, by position: Fisher's exact test of each card that
 * enough decks run, one-sided; of the cards found, the expected share of false ones is at most `highFalseShare`
 * (Benjamini and Hochberg over all cards compared, also those that no deck inside runs).
 */
export function significantlyMore(numbers: CardNumbers): Uint8Array {
  const { numDecks, contrasts } = numbers;
  const share = THRESHOLDS.highFalseShare;
  const chances = Float64Array.from(numDecks, (_, position) => chanceAt(numbers, position));
  const low = Array.from(chances).filter((chance) => chance <= share);
  const trusted = trustedChance(low, share, contrasts.compared);
  return Uint8Array.from(chances, (chance, position) =>
    chance <= trusted && (numDecks[position] ?? 0) >= THRESHOLDS.highMinDecks ? 1 : 0,
  );
}

/** Near-identical decks count once; fractions are rounded to the side of less difference. */
function chanceAt({ numDecks, potentialDecks, contrasts }: CardNumbers, position: number): number {
  const { includedOutside, couldOutside, distinctInside, distinctOutside } = contrasts;
  const pooled = numDecks[position]! + includedOutside[position]!;
  if (couldOutside[position] === 0 || pooled < THRESHOLDS.highMinDecks) return 1;
  const included = Math.floor(numDecks[position]! * distinctInside + ROUNDING);
  const could = Math.floor(potentialDecks[position]! * distinctInside + ROUNDING);
  const outside = Math.ceil(includedOutside[position]! * distinctOutside - ROUNDING);
  const potentialOutside = Math.ceil(couldOutside[position]! * distinctOutside - ROUNDING);
  return moreOftenChance({ included, could, outside, potentialOutside });
}

const ROUNDING = 1e-9;

/**
 * The chance that so many of the `could` decks inside, or more, run a card if the decks that run it are spread at random
 * over those inside and outside: the upper tail of the hypergeometric distribution. 1 if it is above `highFalseShare` or
 * the share inside is not higher than outside.
 */
function moreOftenChance({
  included,
  could,
  outside,
  potentialOutside,
}: {
  included: number;
  could: number;
  outside: number;
  potentialOutside: number;
}): number {
  if (included === 0 || included * potentialOutside <= outside * could) return 1;
  const running = included + outside;
  const all = could + potentialOutside;
  let term = Math.exp(
    logChoose(running, included) + logChoose(all - running, could - included) - logChoose(all, could),
  );
  let sum = 0;
  for (let number = included; number <= Math.min(running, could); number++) {
    sum += term;
    if (sum > THRESHOLDS.highFalseShare) return 1;
    if (term < sum * 1e-15) break;
    term *= ((running - number) * (could - number)) / ((number + 1) * (all - running - could + number + 1));
  }
  return sum;
}

/** Natural logarithms of factorials, extended as needed. */
let logFactorials = new Float64Array(1);

function logFactorial(number: number): number {
  if (number >= logFactorials.length) {
    const longer = new Float64Array(Math.max(number + 1, 2 * logFactorials.length));
    longer.set(logFactorials);
    for (let next = logFactorials.length; next < longer.length; next++)
      longer[next] = longer[next - 1]! + Math.log(next);
    logFactorials = longer;
  }
  return logFactorials[number]!;
}

function logChoose(all: number, part: number): number {
  return logFactorial(all) - logFactorial(part) - logFactorial(all - part);
}

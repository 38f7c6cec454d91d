import { THRESHOLDS } from '../../thresholds.ts';
import { distinctShare } from './effective-decks.ts';
import { trustedChance } from './false-discoveries.ts';
import type { CardNumbers } from './numbers.ts';
import type { EligibleCounts } from './tally.ts';

/**
 * Which cards are played significantly more often inside than outside, by position: Fisher's exact test of each card that
 * enough decks run, one-sided; of the cards found, the expected share of false ones is at most `highFalseShare`
 * (Benjamini and Hochberg over all cards compared, also those that no deck inside runs).
 */
export function significantlyMore(numbers: CardNumbers): Uint8Array {
  const { numDecks, inside, outside } = numbers;
  const share = THRESHOLDS.highFalseShare;
  const distinct = { inside: distinctShare(inside), outside: distinctShare(outside) };
  const chances = new Float64Array(numDecks.length);
  const low: number[] = [];
  for (let position = 0; position < chances.length; position++) {
    const chance = chanceAt(numbers, position, distinct);
    chances[position] = chance;
    if (chance <= share) low.push(chance);
  }
  const trusted = trustedChance(low, share, countCompared(inside, outside));
  const found = new Uint8Array(chances.length);
  for (let position = 0; position < chances.length; position++)
    found[position] = chances[position]! <= trusted && numDecks[position]! >= THRESHOLDS.highMinDecks ? 1 : 0;
  return found;
}

/** Cards of which at least `highMinDecks` decks inside and outside together run them. */
function countCompared(inside: EligibleCounts, outside: EligibleCounts): number {
  let compared = 0;
  for (let card = 0; card < inside.hold.length; card++) {
    if (inside.potential[card] === 0 || outside.potential[card] === 0) continue;
    if (inside.hold[card]! + outside.hold[card]! >= THRESHOLDS.highMinDecks) compared++;
  }
  return compared;
}

/**
 * Near-identical decks count once; fractions are rounded to the side of less difference.
 * @param distinct see `distinctShare`
 */
function chanceAt(
  { cards, numDecks, potentialDecks, outside }: CardNumbers,
  position: number,
  distinct: { inside: number; outside: number },
): number {
  const card = cards[position]!;
  const includedOutside = outside.hold[card]!;
  const couldOutside = outside.potential[card]!;
  if (couldOutside === 0 || numDecks[position]! + includedOutside < THRESHOLDS.highMinDecks) return 1;
  return moreOftenChance({
    included: Math.floor(numDecks[position]! * distinct.inside + ROUNDING),
    could: Math.floor(potentialDecks[position]! * distinct.inside + ROUNDING),
    outside: Math.ceil(includedOutside * distinct.outside - ROUNDING),
    potentialOutside: Math.ceil(couldOutside * distinct.outside - ROUNDING),
  });
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

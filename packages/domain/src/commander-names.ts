import type { NameFinder } from './name-finder.ts';
import { type LeadFacts, mayPair } from './pairing.ts';

/** How players and programs join the names of a pair; the more specific first. */
const BETWEEN_NAMES = [' // ', ' / ', '//', '/', ' & ', ' + ', ' and ', ', '] as const;
/** Two names have at most this many parts: faces of each, or names that contain commas. */
const MAX_PARTS = 8;
/** Much longer than two names. */
const MAX_LENGTH = 1000;

/** Every way to read a text as two names, the likeliest first; at most a few dozen. */
export function pairReadings(text: string): [string, string][] {
  if (text.length > MAX_LENGTH) return [];
  return BETWEEN_NAMES.flatMap((between) => {
    const parts = text.split(between);
    if (parts.length > MAX_PARTS) return [];
    return parts
      .slice(1)
      .map((_, at): [string, string] => [
        parts
          .slice(0, at + 1)
          .join(between)
          .trim(),
        parts
          .slice(at + 1)
          .join(between)
          .trim(),
      ])
      .filter(([one, other]) => one !== '' && other !== '');
  });
}

type Leading = { name: string; lead: LeadFacts };

/**
 * Positions of the cards that a text in the place of a commander names: one card, or the two of a pair in one text
 * ("Ada // Bo", "Ada & Bo", "Ada and Bo", "Ada, Bo") if they can be commanders together. Null if there is none.
 */
export function findCommanderNames(
  { whole, find }: Pick<NameFinder, 'whole' | 'find'>,
  cards: readonly Leading[],
  text: string,
  options: { quantity?: boolean } = {},
): [number] | [number, number] | null {
  const exact = whole(text);
  if (exact !== null) return [exact];
  for (const [one, other] of pairReadings(text)) {
    const first = find(one, options);
    const second = first === null ? null : find(other, options);
    if (first === null || second === null) continue;
    const [a, b] = [cards[first], cards[second]];
    if (a && b && mayPair(a, b)) return [first, second];
  }
  const single = find(text, options);
  return single === null ? null : [single];
}

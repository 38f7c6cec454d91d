import { COLORS } from '@deckwright/domain';

/** Symbols of each color in a mana cost, in W U B R G order; a hybrid symbol counts for each of its colors. */
export function countPips(manaCost: string): number[] {
  const pips = COLORS.map(() => 0);
  for (const [symbol] of manaCost.matchAll(/\{[^{}]*\}/g)) {
    COLORS.forEach((color, index) => {
      if (symbol.includes(color)) pips[index] = (pips[index] ?? 0) + 1;
    });
  }
  return pips;
}

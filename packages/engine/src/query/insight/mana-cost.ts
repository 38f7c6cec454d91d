import { COLORS } from '@deckwright/domain';

/** One parsed mana cost. */
export type CostFacts = {
  /** X counts as 0. */
  manaValue: number;
  /** Symbols of each color, in W U B R G order, that only mana of that color can pay. */
  strict: number[];
};

/** The mana costs of a card: one for each half or face with a cost. */
export function parseCosts(manaCost: string): CostFacts[] {
  return manaCost
    .split(' // ')
    .filter((cost) => cost.trim() !== '')
    .map((cost) => {
      const symbols = [...cost.matchAll(/\{([^{}]*)\}/g)].map(([, symbol = '']) => symbol);
      return {
        manaValue: symbols.reduce((sum, symbol) => sum + parseAmount(symbol), 0),
        strict: COLORS.map((color) => symbols.filter((symbol) => symbol === color).length),
      };
    });
}

/** The most a symbol can cost: {2/W} is 2, {X} 0, any other symbol that is not a number 1. */
function parseAmount(symbol: string): number {
  const [first = ''] = symbol.split('/');
  if (/^\d+$/.test(first)) return Number(first);
  return /^[XYZ]$/.test(first) ? 0 : 1;
}

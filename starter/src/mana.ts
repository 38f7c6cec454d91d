import { type ColorIdentity, parseColorIdentity } from '@deckwright/domain';

const BASIC_TYPE_COLORS: Readonly<Record<string, string>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};

/** Mana value of a cost such as "{2}{G/U}{X}": X counts 0, a hybrid with a number counts that number. */
export function parseManaValue(cost: string): number {
  let total = 0;
  for (const [, symbol = ''] of cost.matchAll(/\{([^}]+)\}/g)) {
    const number = /^\d+/.exec(symbol);
    total += number ? Number(number[0]) : /^[XYZ]$/.test(symbol) ? 0 : 1;
  }
  return total;
}

/** Colors of a cost. */
export function costColors(cost: string): ColorIdentity {
  return parseColorIdentity(cost.replace(/[^WUBRG]/g, ''));
}

/** Colors of basic land types, which give their mana ability. */
export function basicTypeColors(subtypes: readonly string[]): ColorIdentity {
  return parseColorIdentity(subtypes.map((subtype) => BASIC_TYPE_COLORS[subtype] ?? '').join(''));
}

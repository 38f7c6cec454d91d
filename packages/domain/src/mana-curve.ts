/** The last bar of every mana curve: this mana value and above. */
export const CURVE_LAST_MANA_VALUE = 10;

/** The bar that a mana value counts in, 0 … `CURVE_LAST_MANA_VALUE`; fractions are rounded down. */
export function getCurveBar(manaValue: number): number {
  return Math.min(Math.floor(manaValue), CURVE_LAST_MANA_VALUE);
}

/** The copies in each bar of a mana curve; lands are for the caller to leave out. */
export function countCurve(cards: Iterable<{ manaValue: number; quantity: number }>): number[] {
  const curve = Array.from({ length: CURVE_LAST_MANA_VALUE + 1 }, () => 0);
  for (const { manaValue, quantity } of cards) {
    const bar = getCurveBar(manaValue);
    curve[bar] = (curve[bar] ?? 0) + quantity;
  }
  return curve;
}

/** Labels and values of all bars, "0" … "10+"; a bar without a value has 0. */
export function listCurveBars(
  values: Readonly<Record<string, number>> | readonly number[],
): { label: string; value: number }[] {
  const byBar = new Map(Object.entries(values));
  return Array.from({ length: CURVE_LAST_MANA_VALUE + 1 }, (_, bar) => ({
    label: bar === CURVE_LAST_MANA_VALUE ? `${bar}+` : `${bar}`,
    value: byBar.get(`${bar}`) ?? 0,
  }));
}

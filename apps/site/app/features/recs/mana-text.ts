/** "2 of 4 mana, on turn 4", "1 mana, on turn 1": what a cost wants of a color. */
export function costText(pips: number, manaValue: number): string {
  const mana = pips === manaValue ? `${pips} mana` : `${pips} of ${manaValue} mana`;
  return `${mana}, on turn ${manaValue}`;
}

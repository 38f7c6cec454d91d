/**
 * A list as text from which any deck list reader, including ours, recognizes the commanders: the first `commanders`
 * lines are under their own heading. Ends with a line break.
 */
export function listWithHeads(lines: readonly string[], commanders: number): string {
  const [commanderCards, others] = [lines.slice(0, commanders), lines.slice(commanders)];
  const all = commanderCards.length === 0 ? others : ['Commander', ...commanderCards, '', 'Deck', ...others];
  return `${all.join('\n')}\n`;
}

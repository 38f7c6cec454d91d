/**
 * A list as text in which any reader knows who leads it, our own among them: the first `commanders` of the lines stand
 * under a heading of their own. Ends with a line break.
 */
export function listWithHeads(lines: readonly string[], commanders: number): string {
  const [leaders, others] = [lines.slice(0, commanders), lines.slice(commanders)];
  const all = leaders.length === 0 ? others : ['Commander', ...leaders, '', 'Deck', ...others];
  return `${all.join('\n')}\n`;
}

import type { SearchOption } from '@deckwright/contract/schemas';

type Placed = { option: SearchOption; index: number };

/** The options as rows: a commander and the card of the same name share one. */
export function optionRows(options: readonly SearchOption[]): [Placed, Placed?][] {
  const rows: [Placed, Placed?][] = [];
  for (const [index, option] of options.entries()) {
    const before = rows.at(-1);
    const [commander] = before ?? [];
    const isSame = commander?.option.kind === 'commander' && commander.option.label === option.label;
    if (before && before.length === 1 && option.kind === 'card' && isSame) before.push({ option, index });
    else rows.push([{ option, index }]);
  }
  return rows;
}

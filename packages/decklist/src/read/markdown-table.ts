import type { Item, ReadContext } from './items.ts';
import type { Line } from './read-text.ts';
import { itemOfRow, quantityProblem, type TableColumns, tableColumns } from './table-columns.ts';

const RULE = /^\|?[ :-]{1,40}(?:\|[ :-]{1,40}){1,60}\|?$/;

/**
 * What the lines of a Markdown text's tables are, by their position; other lines are absent. Null if no table has names.
 */
export function readMarkdown(lines: readonly Line[], context: ReadContext): Map<number, Item> | null {
  const items = new Map<number, Item>();
  let columns: TableColumns | null = null;
  lines.forEach(({ number, raw }, index) => {
    const line = raw.trim();
    if (isRule(line)) {
      const heads = lines[index - 1];
      columns = heads ? tableColumns(splitCells(heads.raw)) : null;
      if (!columns || !heads) return;
      const reason = quantityProblem(columns);
      const at = { line: heads.number, text: heads.raw.trim() };
      items.set(
        index - 1,
        reason === null ? { kind: 'heading', ...at } : { kind: 'not-read', ...at, reason },
      );
      items.set(index, { kind: 'metadata', line: number, text: line });
    } else if (!line.includes('|')) columns = null;
    else if (columns) {
      const item = itemOfRow(splitCells(raw), columns, { line: number, text: line }, context);
      const reason = quantityProblem(columns);
      if (item)
        items.set(index, reason === null ? item : { kind: 'not-read', line: number, text: line, reason });
      else items.set(index, { kind: 'metadata', line: number, text: line });
    }
  });
  return items.size > 0 ? items : null;
}

function isRule(line: string): boolean {
  return line.length < 2_000 && line.includes('-') && line.includes('|') && RULE.test(line);
}

/** The cells of a row, with or without bars at its ends; "\\|" is a bar of the cell. */
function splitCells(row: string): string[] {
  return row
    .slice(0, 5_000)
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plainWords(cell.replace(/\\\|/g, '|')));
}

/** Without links, bold and code. */
function plainWords(cell: string): string {
  return cell
    .replace(/\[([^[\]]+)\]\([^()]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .trim();
}

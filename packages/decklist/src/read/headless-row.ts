import { csvCells } from './csv.ts';
import { parseBoard } from './sections.ts';

const COUNT = /^\d{1,3}x?$/i;

/**
 * The card line that a single row of a table stands for, "1,Sol Ring,C21", "Sol Ring;1" or a row of tabs; null for any other
 * line. No card name is a bare number before or behind a comma.
 */
export function cardOfRow(line: string): string | null {
  for (const delimiter of ['\t', ',', ';'] as const) {
    if (!line.includes(delimiter)) continue;
    const cells = splitCells(line, delimiter);
    const [first = '', second = ''] = cells;
    const board = cells.slice(2).find(isBoard);
    const mark = board === undefined ? '' : ` [${board}]`;
    if (
      COUNT.test(first) &&
      /\p{L}/u.test(second) &&
      (delimiter !== '\t' || cells.length > 2 || line.includes('"'))
    )
      return `${Number.parseInt(first, 10)} ${second}${mark}`;
    if (COUNT.test(second) && /^\D/.test(first) && /\p{L}/u.test(first))
      return `${Number.parseInt(second, 10)} ${first}${mark}`;
  }
  return null;
}

function isBoard(cell: string): boolean {
  const board = parseBoard(cell);
  return board !== null && board !== 'cards' && board !== 'sum' && board !== 'about';
}

/** Where commas part cells, one before a space stands inside a name without quotes: "1,Thrasios, Triton Hero". */
function splitCells(line: string, delimiter: string): string[] {
  const cells = line.includes('"') ? csvCells(line, delimiter) : null;
  if (cells) return cells.map((cell) => cell.trim());
  return delimiter === ',' && !/^\d{1,3}x?, /i.test(line)
    ? line.split(/,(?! )/).map((cell) => cell.trim())
    : line.split(delimiter).map((cell) => cell.trim());
}

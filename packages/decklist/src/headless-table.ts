import { csvCells } from './csv.ts';

const DELIMITERS = [',', ';', '\t'] as const;
const COUNT = /^\d{1,3}x?$/i;

/**
 * The lines of a table without a heading row, "1,Sol Ring,C21" or "Sol Ring;1", as lines of a plain list; null unless
 * every line that says something is such a row. No card name is a bare number before or behind a comma.
 */
export function linesOfHeadlessCsv(lines: readonly string[]): string[] | null {
  for (const delimiter of DELIMITERS) {
    const read = lines.map((line) => cardOf(line.replace(/^\uFEFF/, '').trim(), delimiter));
    const cards = read.filter((line): line is string => line !== null);
    if (cards.length === read.length && cards.some((line) => line !== '')) return cards;
  }
  return null;
}

function cardOf(line: string, delimiter: string): string | null {
  if (line === '') return '';
  const [first = '', second = ''] = cellsOf(line, delimiter);
  if (COUNT.test(first) && /\p{L}/u.test(second)) return `${Number.parseInt(first, 10)} ${second}`;
  if (COUNT.test(second) && /\p{L}/u.test(first)) return `${Number.parseInt(second, 10)} ${first}`;
  return null;
}

/** Where commas part cells, one before a space stands inside a name without quotes: "1,Thrasios, Triton Hero". */
function cellsOf(line: string, delimiter: string): string[] {
  const cells = line.includes('"') ? csvCells(line, delimiter) : null;
  if (cells) return cells.map((cell) => cell.trim());
  return delimiter === ',' && !/^\d+x?, /i.test(line)
    ? line.split(/,(?! )/).map((cell) => cell.trim())
    : line.split(delimiter).map((cell) => cell.trim());
}

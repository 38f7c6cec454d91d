import { linesOfMarkdown } from './markdown-table.ts';
import { linesOfXml } from './xml-lines.ts';

const NAME_HEADS = new Set(['name', 'card name', 'card', 'cardname']);
const QUANTITY_HEADS = new Set(['quantity', 'count', 'qty', 'amount']);
const SECTION_HEADS = new Set(['category', 'categories', 'board', 'section', 'zone']);
const COMMANDER_HEADS = new Set(['commander', 'is commander']);
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The lines of a table with a heading row (CSV, semicolons or tabs), of the tables of a Markdown text or of a deck file
 * in XML as lines of a plain list: as many lines, empty where one holds no card. Null for text that is none of these.
 */
export function linesOfTable(lines: readonly string[]): string[] | null {
  return linesOfCsv(lines) ?? linesOfMarkdown(lines, readRow) ?? linesOfXml(lines);
}

/** Reads the rows below these heads as lines of a list; null where no column holds names. */
function readRow(heads: readonly string[]): ((cells: readonly string[]) => string) | null {
  const name = columnOf(heads, NAME_HEADS);
  if (name < 0 || heads.length < 2) return null;
  const quantity = columnOf(heads, QUANTITY_HEADS);
  const section = columnOf(heads, SECTION_HEADS);
  const commander = columnOf(heads, COMMANDER_HEADS);
  return (cells) => {
    const card = cells[name] ?? '';
    if (card === '') return '';
    const [count = '1'] = /^\d+(?=x?$)/i.exec(cells[quantity] ?? '') ?? [];
    const leads = /^(?:true|yes|1|x)$/i.test(cells[commander] ?? '');
    const words = leads ? 'Commander' : (cells[section] ?? '').replace(/[[\]]/g, '');
    return `${count} ${card}${words === '' ? '' : ` [${words}]`}`;
  };
}

function linesOfCsv(lines: readonly string[]): string[] | null {
  const head = lines.findIndex((line) => line.trim() !== '' && !/^\uFEFF?sep=.$/i.test(line.trim()));
  const first = lines[head]?.replace(/^\uFEFF/, '') ?? '';
  for (const delimiter of DELIMITERS) {
    const row = readRow(cellsOf(first, delimiter));
    if (row) return lines.map((line, index) => (index <= head ? '' : row(cellsOf(line, delimiter))));
  }
  return null;
}

function columnOf(heads: readonly string[], wanted: ReadonlySet<string>): number {
  return heads.findIndex((head) => wanted.has(head.toLowerCase().replace(/_/g, ' ')));
}

/** The cells of one row; a quoted one may hold the delimiter, and quotes doubled. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (letter === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

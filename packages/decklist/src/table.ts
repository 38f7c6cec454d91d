import { csvCells, isQuoteOpen, MOST_QUOTED } from './csv.ts';
import { linesOfHeadlessCsv } from './headless-table.ts';
import { linesOfMarkdown } from './markdown-table.ts';
import { linesOfXml } from './xml-lines.ts';

const NAME_HEADS = new Set(['name', 'card name', 'card', 'cardname']);
const QUANTITY_HEADS = new Set(['quantity', 'count', 'qty', 'amount']);
const SECTION_HEADS = new Set(['category', 'categories', 'board', 'section', 'zone']);
const COMMANDER_HEADS = new Set(['commander', 'is commander']);
const DELIMITERS = [',', ';', '\t'] as const;

/**
 * The lines of a table (CSV, semicolons or tabs), with a heading row or without, of the tables of a Markdown text or of a deck file
 * in XML as lines of a plain list: as many lines, empty where one holds no card. Null for text that is none of these.
 */
export function linesOfTable(lines: readonly string[]): string[] | null {
  return (
    linesOfCsv(lines) ?? linesOfMarkdown(lines, readRow) ?? linesOfXml(lines) ?? linesOfHeadlessCsv(lines)
  );
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
    const row = readRow(cellsOf(closeUp(first, delimiter), delimiter));
    if (!row) continue;
    const read = lines.map(() => '');
    for (let at = head + 1; at < lines.length; ) {
      const { text, length } = rowAt(lines, at, delimiter);
      read[at] = row(cellsOf(text, delimiter));
      at += length;
    }
    return read;
  }
  return null;
}

function columnOf(heads: readonly string[], wanted: ReadonlySet<string>): number {
  return heads.findIndex((head) => wanted.has(head.toLowerCase().replace(/_/g, ' ')));
}

/** A row's words and how many lines they stand on: more than one where a quoted cell holds line breaks. */
function rowAt(lines: readonly string[], from: number, delimiter: string): { text: string; length: number } {
  const first = closeUp(lines[from] ?? '', delimiter);
  let text = first;
  let isOpen = isQuoteOpen(first, delimiter, false);
  let length = 1;
  while (isOpen && from + length < lines.length && text.length <= MOST_QUOTED) {
    const line = lines[from + length] ?? '';
    text += `\n${line}`;
    isOpen = isQuoteOpen(line, delimiter, true);
    length += 1;
  }
  return isOpen ? { text: first, length: 1 } : { text, length };
}

/** Without spaces between a delimiter and the quote that opens the cell. */
function closeUp(line: string, delimiter: string): string {
  return line.replace(new RegExp(`(^|${delimiter}) +(?="(?!"))`, 'g'), '$1');
}

/** A cell's line breaks become spaces: what is read on is a list with a card a line. */
function cellsOf(row: string, delimiter: string): string[] {
  const cells = csvCells(row, delimiter) ?? row.split(delimiter).map((cell) => cell.replaceAll('"', ''));
  return cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').trim());
}

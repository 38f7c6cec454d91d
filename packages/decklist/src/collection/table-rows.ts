import Papa from 'papaparse';
import { csvCells, isQuoteOpen } from '../csv.ts';
import { ADDED_HEADS, NAME_HEADS, QUANTITY_HEADS } from './columns.data.ts';

/** What a row says, or why nothing could be taken from it. */
export type TableRow = { name: string; quantity: number } | { line: number; text: string; reason: string };

/** A table whose heading row was found. */
export type FoundTable = {
  /** Where the rows begin in the text. */
  at: number;
  /** Lines before them. */
  linesBefore: number;
  delimiter: string;
  name: number;
  quantity: readonly number[];
};

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** A heading row stands among the first lines; some apps put a title or "sep=," above it. */
const HEADING_WITHIN = 6;
const MOST_COPIES = 100_000;
const MOST_NAME = 200;
/**
 * Letters of a row with line breaks in it, which may hold a player's notes; a quote that closes later is a stray one.
 */
const MOST_QUOTED = 20_000;

/**
 * The table in a text whose lines end in \n; null where no line near its beginning has a column of names beside others.
 */
export function findTable(text: string): FoundTable | null {
  let at = 0;
  for (let line = 0; line < HEADING_WITHIN && at < text.length; line += 1) {
    const end = text.indexOf('\n', at);
    const head = text.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
    for (const delimiter of DELIMITERS) {
      const heads = csvCells(head, delimiter)?.map(plain) ?? [];
      const name = columnOf(heads, NAME_HEADS);
      if (name < 0 || heads.length < 2) continue;
      return { at, linesBefore: line + 1, delimiter, name, quantity: quantityColumns(heads) };
    }
  }
  return null;
}

/**
 * Reads up to `most` rows from a place in the text, with the place behind them. Quoted cells may hold the delimiter,
 * doubled quotes and line breaks; a quote that is never closed spoils its own line and no other. Takes time in
 * proportion to what is read, however much text follows.
 */
export function readRows(
  text: string,
  table: FoundTable,
  from: { at: number; line: number },
  most: number,
): { rows: TableRow[]; at: number; line: number } {
  const spans: Span[] = [];
  let { at, line } = from;
  while (spans.length < most && at < text.length) {
    const span = spanFrom(text, table.delimiter, at);
    spans.push({ ...span, line });
    at = span.end + 1;
    line += span.lines;
  }
  const rows =
    rowsIn(text.slice(from.at, Math.max(from.at, at - 1)), table, from.line) ??
    spans.flatMap((span) => {
      const words = text.slice(span.at, span.end);
      return rowsIn(words, table, span.line) ?? linesIn(words, table, span.line);
    });
  return { rows, at: Math.min(at, text.length), line };
}

/** The lines of a row, from `at` to `end`, where a line break or the text's end is. */
type Span = { at: number; end: number; line: number };

/** A line, and as many after it as a quote opened there holds; only itself where that is never closed. */
function spanFrom(text: string, delimiter: string, at: number): { at: number; end: number; lines: number } {
  const first = endOf(text, at);
  let isOpen = false;
  for (
    let [from, end, lines] = [at, first, 1];
    ;
    [from, end, lines] = [end + 1, endOf(text, end + 1), lines + 1]
  ) {
    isOpen = isQuoteOpen(text.slice(from, end), delimiter, isOpen);
    if (!isOpen) return { at, end, lines };
    if (end >= text.length || end - at > MOST_QUOTED) return { at, end: first, lines: 1 };
  }
}

/** Of the line that stands at a place. */
function endOf(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The rows of a text; null where a quote in it is not closed, or closed in the middle of a cell. */
function rowsIn(text: string, table: FoundTable, from: number): TableRow[] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: table.delimiter, newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  let line = from;
  return data.flatMap((cells) => {
    const start = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return rowOf(cells, table, start);
  });
}

/** Each line by itself. */
function linesIn(text: string, table: FoundTable, from: number): TableRow[] {
  return text.split('\n').flatMap((words, index) => {
    const line = from + index;
    const cells = csvCells(words, table.delimiter);
    return cells
      ? rowOf(cells, table, line)
      : [{ line, text: words.trim(), reason: 'a quote that is never closed' }];
  });
}

function rowOf(cells: readonly string[], { name: at, quantity }: FoundTable, line: number): TableRow[] {
  if (cells.every((cell) => cell.trim() === '')) return [];
  const name = (cells[at] ?? '').replace(/\s+/g, ' ').trim();
  const problem = (reason: string): TableRow[] => [{ line, text: cells.join(' ').trim(), reason }];
  if (!/[\p{L}\p{N}_]/u.test(name)) return problem('no card name');
  if (name.length > MOST_NAME) return problem(`a name of more than ${MOST_NAME} letters`);
  const copies = copiesOf(quantity.map((column) => (cells[column] ?? '').trim()));
  if (copies === null) return problem(`the number of copies must be 0 to ${MOST_COPIES}`);
  return copies === 0 ? problem('no copies') : [{ name, quantity: copies }];
}

/** Copies of a row: "4", "4x", "4.0"; 1 where nothing is said; null for what is no number. */
function copiesOf(cells: readonly string[]): number | null {
  const told = cells.filter((cell) => cell !== '');
  if (told.length === 0) return 1;
  let sum = 0;
  for (const cell of told) {
    const [, digits] = /^(\d{1,6})(?:[.,]0+)?\s*[xX×]?$/.exec(cell) ?? [];
    if (digits === undefined) return null;
    sum += Number(digits);
  }
  return sum > MOST_COPIES ? null : sum;
}

function quantityColumns(heads: readonly string[]): number[] {
  const one = columnOf(heads, QUANTITY_HEADS);
  if (one >= 0) return [one];
  return heads.flatMap((head, column) => (ADDED_HEADS.includes(head) ? [column] : []));
}

/** The first of the wanted heads that there is. */
function columnOf(heads: readonly string[], wanted: readonly string[]): number {
  for (const head of wanted) if (heads.includes(head)) return heads.indexOf(head);
  return -1;
}

/** As heads are compared: "Card_Name" is "card name". */
function plain(head: string): string {
  return head
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim();
}

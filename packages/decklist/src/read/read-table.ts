import Papa from 'papaparse';
import { csvCells, isQuoteOpen } from './csv.ts';
import type { Item, ReadContext } from './items.ts';
import { itemOfRow, quantityProblem, type TableColumns, tableColumns } from './table-columns.ts';

/** A table whose heading row was found. */
export type FoundTable = {
  /** Where the rows begin in the text. */
  at: number;
  /** The lines before the rows: title, separator, heads. */
  before: string[];
  delimiter: string;
  columns: TableColumns;
};

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** A heading row stands among the first lines; some apps put a title or "sep=," above it. */
const HEADING_WITHIN = 6;
/** Longer than any heading row. */
const MAX_HEADS = 5_000;
const ROWS_AT_ONCE = 2000;
/** Letters of a row with line breaks in it, which may hold a player's notes; a quote that closes later is a stray one. */
const MAX_QUOTED = 20_000;

/**
 * The table in a text whose lines end in \n; null where no line near its beginning has a column of names beside others.
 */
export function findTable(text: string): FoundTable | null {
  const before: string[] = [];
  let at = 0;
  for (let line = 0; line < HEADING_WITHIN && at < text.length; line += 1) {
    const end = findEnd(text, at);
    const head = text.slice(at, end);
    before.push(head.slice(0, MAX_HEADS));
    at = Math.min(end + 1, text.length);
    if (head.length > MAX_HEADS) continue;
    for (const delimiter of DELIMITERS) {
      if (!head.includes(delimiter)) continue;
      const columns = tableColumns(csvCells(closeUp(head, delimiter), delimiter) ?? []);
      if (columns) return { at, before, delimiter, columns };
    }
  }
  return null;
}

/**
 * Yields what each row is, 2,000 at a time, with the place behind them in the text. Quoted cells may hold the delimiter,
 * doubled quotes and line breaks; a quote that is never closed spoils its own line and no other. Takes time in proportion
 * to what is read.
 */
export function* readTable(
  text: string,
  table: FoundTable,
  context: ReadContext,
): Generator<{ items: Item[]; at: number }> {
  const refusal = quantityProblem(table.columns);
  yield { items: itemsBefore(table, refusal), at: table.at };
  let at = table.at;
  let line = table.before.length + 1;
  while (at < text.length) {
    const from = at;
    const spans: Span[] = [];
    while (spans.length < ROWS_AT_ONCE && at < text.length) {
      const span = spanFrom(text, table.delimiter, at);
      spans.push({ ...span, line });
      at = span.end + 1;
      line += span.lines;
    }
    const rows =
      rowsIn(text.slice(from, Math.max(from, at - 1)), table, spans[0]?.line ?? line) ??
      spans.flatMap((span) => {
        const words = text.slice(span.at, span.end);
        return rowsIn(words, table, span.line) ?? linesIn(words, table, span.line);
      });
    const items = rows.flatMap((row): Item[] => {
      const item = 'item' in row ? row.item : itemOfRow(row.cells, table.columns, row, context);
      if (item === null) return [];
      return refusal === null
        ? [item]
        : [{ kind: 'not-read', line: row.line, text: row.text, reason: NO_COUNT }];
    });
    yield { items, at: Math.min(at, text.length) };
  }
}

const NO_COUNT = 'no column says how many copies';

type Row = { line: number; text: string } & ({ cells: string[] } | { item: Item });
/** The lines of a row, from `at` to `end`, where a line break or the text's end is. */
type Span = { at: number; end: number; line: number };

function itemsBefore({ before }: FoundTable, refusal: string | null): Item[] {
  return before.flatMap((words, index): Item[] => {
    const [line, text] = [index + 1, words.trim()];
    if (text === '') return [];
    if (index < before.length - 1) return [{ kind: 'metadata', line, text }];
    return refusal === null
      ? [{ kind: 'heading', line, text }]
      : [{ kind: 'not-read', line, text, reason: refusal }];
  });
}

/** A line, and as many after it as a quote opened there holds; only itself where that is never closed. */
function spanFrom(text: string, delimiter: string, at: number): { at: number; end: number; lines: number } {
  const first = findEnd(text, at);
  let isOpen = false;
  for (
    let [from, end, lines] = [at, first, 1];
    ;
    [from, end, lines] = [end + 1, findEnd(text, end + 1), lines + 1]
  ) {
    isOpen = isQuoteOpen(text.slice(from, end), delimiter, isOpen);
    if (!isOpen) return { at, end, lines };
    if (end >= text.length || end - at > MAX_QUOTED) return { at, end: first, lines: 1 };
  }
}

/** Of the line that stands at a place. */
function findEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The rows of a text; null where a quote in it is not closed, or closed in the middle of a cell. */
function rowsIn(text: string, { delimiter }: FoundTable, from: number): Row[] | null {
  const { data, errors } = Papa.parse<string[]>(closeUp(text, delimiter), { delimiter, newline: '\n' });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  let line = from;
  return data.map((cells) => {
    const row = { line, text: cells.join(delimiter).trim(), cells: cells.map(withoutBreaks) };
    line += 1 + cells.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    return row;
  });
}

/** Each line by itself; one with a stray quote is read if it has as many cells as heads. */
function linesIn(text: string, { delimiter, columns }: FoundTable, from: number): Row[] {
  return text.split('\n').map((words, index) => {
    const row = { line: from + index, text: words.trim() };
    const cells = csvCells(words, delimiter);
    if (cells) return { ...row, cells };
    const apart = words.replaceAll('"', '').split(delimiter);
    if (apart.length === columns.heads.length) return { ...row, cells: apart };
    return { ...row, item: { kind: 'not-read', ...row, reason: 'a quote that is never closed' } };
  });
}

/** A cell's line breaks become spaces. Written without a regular expression of two runs, which takes quadratic time. */
function withoutBreaks(cell: string): string {
  if (!cell.includes('\n')) return cell;
  return cell
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
}

/** Without spaces between a delimiter and the quote that opens the cell. */
function closeUp(text: string, delimiter: string): string {
  return text.includes(' "')
    ? text.replace(new RegExp(`(^|[\\n${delimiter}]) {1,20}(?="(?!"))`, 'g'), '$1')
    : text;
}

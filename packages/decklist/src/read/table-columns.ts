import { badQuantity, MAX_NAME, NAME_TOO_LONG, NO_CARD_NAME, parseCardLine } from './card-line.ts';
import { cleanCharacters, collapseSpaces } from './clean-text.ts';
import {
  ADDED_HEADS,
  COMMANDER_HEADS,
  FINISH_HEADS,
  NAME_HEADS,
  NUMBER_HEADS,
  QUANTITY_HEADS,
  ROW_PER_COPY_HEADS,
  SECTION_HEADS,
  SET_HEADS,
  SIDEBOARD_HEADS,
} from './columns.data.ts';
import type { CardItem, Item, ReadContext } from './items.ts';
import type { Board } from './section-names.data.ts';
import { boardOfZone, parseBoard } from './sections.ts';
import type { Finish } from './types.ts';

/** Where a table says what; positions of columns, -1 for none. */
export type TableColumns = {
  heads: readonly string[];
  name: number;
  /** Added up. Empty where no column says how many copies a row stands for. */
  quantity: readonly number[];
  /** Each row is one copy, by the app that writes such tables. */
  isRowPerCopy: boolean;
  section: number;
  commander: number;
  sideboard: number;
  finish: number;
};

/** The columns of a heading row; null unless one of at least two holds names. */
export function tableColumns(cells: readonly string[]): TableColumns | null {
  const heads = cells.map(plainHead);
  const name = columnAt(heads, NAME_HEADS);
  if (name < 0 || heads.length < 2) return null;
  return {
    heads: cells.map((cell) => cell.trim()),
    name,
    quantity: quantityColumns(heads),
    isRowPerCopy: ROW_PER_COPY_HEADS.some((head) => heads.includes(head)),
    section: columnAt(heads, SECTION_HEADS),
    commander: columnAt(heads, COMMANDER_HEADS),
    sideboard: columnAt(heads, SIDEBOARD_HEADS),
    finish: columnAt(heads, FINISH_HEADS),
  };
}

/** Why no row of the table can be read: no column says how many copies; null if one does. */
export function quantityProblem({ quantity, isRowPerCopy, heads }: TableColumns): string | null {
  if (quantity.length > 0 || isRowPerCopy) return null;
  const named = heads.map((head) => `“${head.slice(0, 40)}”`).slice(0, 20);
  return `no column says how many copies (its columns are ${named.join(', ')}); call one “Quantity”`;
}

/** What a row of cells is; null for an empty row. */
export function itemOfRow(
  cells: readonly string[],
  columns: TableColumns,
  { line, text }: { line: number; text: string },
  { maxQuantity, isName }: ReadContext,
): Item | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  const at = (column: number) => (cells[column] ?? '').trim();
  const notRead = (reason: string): Item => ({
    kind: 'not-read',
    line,
    text: text.slice(0, MAX_TEXT),
    reason,
  });
  const written = collapseSpaces(cleanCharacters(at(columns.name).slice(0, 4 * MAX_NAME)));
  if (!/[\p{L}\p{N}_]/u.test(written)) return notRead(NO_CARD_NAME);
  if (written.length > MAX_NAME) return notRead(NAME_TOO_LONG);
  const quantity = countCopies(columns.quantity.map(at));
  if (quantity === null || quantity < 1 || quantity > maxQuantity) return notRead(badQuantity(maxQuantity));
  const section = at(columns.section).replace(/[[\]]/g, '').slice(0, MAX_NAME);
  return {
    kind: 'card',
    line,
    text,
    ...nameIn(written, isName),
    ...(section === '' ? {} : { section: section.split(',')[0]?.trim() ?? '' }),
    ...boardIn(columns, at, section),
    quantity,
    finish: finishIn(at(columns.finish)),
    block: 0,
  };
}

const MAX_TEXT = 1000;
const YES = /^(?:true|yes|y|1|x)$/i;

/** A name with the marks that card lines may have, such as "Sol Ring (C21) 263". */
function nameIn(
  written: string,
  isName: ReadContext['isName'],
): Pick<CardItem, 'name' | 'section' | 'board'> {
  const whole = { name: written, section: '', board: 'cards' as const };
  if (isName(written) || /^[\dxX[(]/.test(written)) return whole;
  const parsed = parseCardLine(written, { isName, maxQuantity: 1 });
  return 'reason' in parsed
    ? whole
    : { name: parsed.name, section: parsed.category, board: parsed.board ?? 'cards' };
}

function boardIn(columns: TableColumns, at: (column: number) => string, section: string): { board?: Board } {
  if (YES.test(at(columns.commander))) return { board: 'commanders' };
  if (YES.test(at(columns.sideboard))) return { board: 'sideboard' };
  if (section === '') return {};
  const [first = ''] = section.split(',');
  if (/\{noDeck\}/i.test(first) && parseBoard(first) === null) return { board: 'maybeboard' };
  const board = boardOfZone(first.replace(/\{[^{}]*\}/g, '').trim());
  return board === 'cards' ? {} : { board };
}

function finishIn(cell: string): Finish {
  if (/etched/i.test(cell)) return 'etched';
  return /^(?:foil|true|yes|1|f|premium)$/i.test(cell) ? 'foil' : 'normal';
}

/** Copies of a row: "4", "4x", "x4", "4.0"; 1 where nothing is said; null for what is no number. */
function countCopies(cells: readonly string[]): number | null {
  const said = cells.filter((cell) => cell !== '');
  let sum = said.length === 0 ? 1 : 0;
  for (const cell of said) {
    const [, before, behind] = /^(?:(\d{1,6})(?:[.,]0{1,6})? ?[xX×]?|[xX×] ?(\d{1,6}))$/.exec(cell) ?? [];
    if (before === undefined && behind === undefined) return null;
    sum += Number(before ?? behind);
  }
  return sum;
}

function quantityColumns(heads: readonly string[]): number[] {
  const one = columnAt(heads, QUANTITY_HEADS);
  if (one >= 0) return [one];
  const added = heads.flatMap((head, column) => (ADDED_HEADS.includes(head) ? [column] : []));
  if (added.length > 0) return added;
  const number = columnAt(heads, NUMBER_HEADS);
  return number >= 0 && columnAt(heads, SET_HEADS) < 0 ? [number] : [];
}

/** The first of the wanted heads that there is. */
function columnAt(heads: readonly string[], wanted: readonly string[]): number {
  for (const head of wanted) if (heads.includes(head)) return heads.indexOf(head);
  return -1;
}

/** As heads are compared: "Card_Name" is "card name", "Qty." is "qty". */
function plainHead(head: string): string {
  return collapseSpaces(cleanCharacters(head.slice(0, 100)).toLowerCase().replace(/[_.:]/g, ' '));
}

import { parseDeckText } from '../parse.ts';
import { findTable, readRows } from './table-rows.ts';

/** A card of a collection by its name in the file. */
export type CollectionEntry = { name: string; quantity: number };

/** Lines that could not be read, counting from 1. */
export type CollectionProblem = { line: number; text: string; reason: string };

export type ReadCollection = {
  /** Each name once with its total copies, in file order. */
  entries: CollectionEntry[];
  problems: CollectionProblem[];
};

type Watch = {
  /** Called between steps with the share read, 0…1; the result is awaited. */
  onProgress?: (share: number) => void | Promise<void>;
};

const ROWS_AT_ONCE = 2000;
const LETTERS_AT_ONCE = 60_000;

/**
 * Reads a collection as players' apps export it: a table with a heading row, whatever its delimiter and columns, or a
 * list with one card per line. Cards of all sections are owned. Never throws; an unreadable row becomes a problem, so
 * that nothing is lost silently.
 */
export async function readCollection(text: string, { onProgress }: Watch = {}): Promise<ReadCollection> {
  const whole = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const found = new Map<string, CollectionEntry>();
  const problems: CollectionProblem[] = [];
  const add = ({ name, quantity }: CollectionEntry): void => {
    const known = found.get(name);
    if (known) known.quantity += quantity;
    else found.set(name, { name, quantity });
  };
  if (whole === '') return { entries: [], problems };
  const table = findTable(whole);
  let place = table ? { at: table.at, line: table.linesBefore + 1 } : { at: 0, line: 1 };
  do {
    if (table) {
      const { rows, ...next } = readRows(whole, table, place, ROWS_AT_ONCE);
      for (const row of rows) {
        if ('reason' in row) problems.push(row);
        else add(row);
      }
      place = next;
    } else place = takeList(whole, place, add, problems);
    await onProgress?.(place.at / whole.length);
  } while (place.at < whole.length);
  return { entries: [...found.values()], problems };
}

/** A part of a list, up to the end of a line. */
function takeList(
  text: string,
  { at, line }: { at: number; line: number },
  add: (entry: CollectionEntry) => void,
  problems: CollectionProblem[],
): { at: number; line: number } {
  const end = text.indexOf('\n', at + LETTERS_AT_ONCE);
  const part = text.slice(at, end < 0 ? undefined : end);
  const deck = parseDeckText(part);
  const alone = [...deck.commanders, ...(deck.companion === null ? [] : [deck.companion])];
  for (const name of alone) add({ name, quantity: 1 });
  for (const entry of [...deck.cards, ...deck.sideboard, ...deck.maybeboard]) add(entry);
  for (const problem of deck.problems) problems.push({ ...problem, line: problem.line + line - 1 });
  return { at: end < 0 ? text.length : end + 1, line: line + part.split('\n').length };
}

import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { csvCells, isQuoteOpen, MAX_QUOTED } from '@deckwright/decklist/csv';
import { AppError } from '@deckwright/domain';
import { type OnBytes, readChunks } from '../stream/chunks.ts';
import { splitFile } from '../stream/read-records.ts';

const MAX_LINE_BYTES = 1024 * 1024;

/** `at` names the place in the file; `value` is the row, or why there is none. */
export type FileRow = { at: string; value: object | string };

type Table = {
  /** Columns that a CSV file must name in its first line, and those it may. */
  needed: readonly string[];
  optional: readonly string[];
  /** Member of one JSON object that may hold the rows, beside `data`. */
  list: string;
};

/**
 * The rows of a file, gzipped or not: CSV with a header (comma, semicolon or tab), JSONL, or a JSON list, also below
 * `data` or `table.list`.
 * @throws AppError 'data-loss' for an empty file, 'invalid-argument' for a CSV header without the needed columns.
 */
export async function* readTableRows(
  path: string,
  table: Table,
  onBytes: OnBytes | undefined,
): AsyncGenerator<FileRow> {
  const first = await firstCharacter(path);
  if (first === '') throw new AppError('data-loss', `${path} is empty.`);
  if (first !== '[' && first !== '{') {
    yield* csvRows(path, table, onBytes);
    return;
  }
  const jsonl = first === '{' && !(await isOneObject(path, table.list));
  for await (const batch of splitFile(path, { jsonl, members: ['data', table.list], onBytes })) {
    for (const { index, value, problem } of batch) {
      const at = jsonl ? `line ${index + 1}` : `record ${index}`;
      const words = table.needed.join(' and ');
      const usable = typeof value === 'object' && value !== null ? value : `not an object with ${words}`;
      yield { at, value: problem ?? usable };
    }
  }
}

async function* csvRows(path: string, table: Table, onBytes: OnBytes | undefined): AsyncGenerator<FileRow> {
  const lines = createInterface({
    input: Readable.from(boundedLines(path, readChunks(path, onBytes))),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let columns: { separator: string; positions: [name: string, place: number][] } | null = null;
  let number = 0;
  const waiting: Line[] = [];
  for await (const raw of lines) {
    number++;
    const text = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (columns) {
      waiting.push({ number, text });
      yield* rowsWithin(waiting, columns, false);
    } else if (text.trim() !== '') columns = toColumns(path, text, table);
  }
  if (columns) yield* rowsWithin(waiting, columns, true);
}

type Line = { number: number; text: string };

/** Takes the rows that are whole off the lines: one a line, or several where quotes hold the line breaks. */
function* rowsWithin(
  lines: Line[],
  { separator, positions }: { separator: string; positions: [name: string, place: number][] },
  isLast: boolean,
): Generator<FileRow> {
  for (let [first] = lines; first; [first] = lines) {
    const length = rowLength(lines, separator);
    if (length === null && !isLast) return;
    const taken = lines.splice(0, length ?? 1);
    const text = taken.map((line) => line.text).join('\n');
    if (text.trim() === '') continue;
    const at = `line ${first.number}`;
    const cells = csvCells(text, separator);
    if (!cells) yield { at, value: 'a quotation mark is not closed' };
    else
      yield { at, value: Object.fromEntries(positions.map(([name, index]) => [name, cells[index]?.trim()])) };
  }
}

/** Lines of the first row; 1 where its quote is a stray one, null where later lines must tell. */
function rowLength(lines: readonly Line[], separator: string): number | null {
  let length = 0;
  let isOpen = false;
  for (const [index, { text }] of lines.entries()) {
    isOpen = isQuoteOpen(text, separator, isOpen);
    if (!isOpen) return index + 1;
    length += text.length + 1;
    if (length > MAX_QUOTED) return 1;
  }
  return null;
}

/** Passes the chunks on. @throws AppError data-loss for a line that no table has: it would take all memory. */
async function* boundedLines(path: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(10);
    bytes = last < 0 ? bytes + chunk.length : chunk.length - last - 1;
    if (bytes > MAX_LINE_BYTES)
      throw new AppError(
        'data-loss',
        `${path} holds a line of more than ${MAX_LINE_BYTES / 1024 / 1024} MiB; it is no table.`,
      );
    yield chunk;
  }
}

function toColumns(path: string, header: string, { needed, optional }: Table) {
  const separator = detectSeparator(header);
  const names = (csvCells(header, separator) ?? []).map((field) => field.trim().toLowerCase());
  const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' and ');
  if (needed.some((name) => !names.includes(name))) {
    const may = optional.length > 0 ? ` (and may name ${quoted(optional)})` : '';
    throw new AppError(
      'invalid-argument',
      `${path}: the first line must name the columns ${quoted(needed)}${may}.`,
    );
  }
  const positions = [...needed, ...optional].flatMap((name): [string, number][] => {
    const index = names.indexOf(name);
    return index < 0 ? [] : [[name, index]];
  });
  return { separator, positions };
}

async function firstCharacter(path: string): Promise<string> {
  for await (const chunk of readChunks(path)) {
    const text = chunk
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .trimStart();
    if (text !== '') return text[0] ?? '';
  }
  return '';
}

/** One object that holds the rows, rather than one object a line. */
async function isOneObject(path: string, list: string): Promise<boolean> {
  const opening = new RegExp(`^\\s*\\{\\s*"(?:data|${list}|meta)"\\s*:`);
  for await (const chunk of readChunks(path)) return opening.test(chunk.toString('utf8', 0, 400));
  return false;
}

/** The separator a header line uses: the most frequent of comma, semicolon and tab. */
function detectSeparator(header: string): string {
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: header.split(separator).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.separator ?? ',';
}

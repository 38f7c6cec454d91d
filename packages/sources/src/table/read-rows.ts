import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { AppError } from '@deckwright/domain';
import { type OnBytes, readChunks } from '../stream/chunks.ts';
import { splitFile } from '../stream/read-records.ts';
import { csvFields, separatorOf } from './csv.ts';

const MAX_LINE_BYTES = 1024 * 1024;

/** `at` names the place in the file; `value` is the row, or why there is none. */
export type Row = { at: string; value: object | string };

type Table = {
  /** Columns that a CSV file must name in its first line, and those it may. */
  needed: readonly string[];
  optional: readonly string[];
  /** Member of one JSON object that may hold the rows, beside `data`. */
  list: string;
};

/**
 * The rows of a file, gzipped or not: CSV with a header (comma, semicolon or tab), JSONL, or a JSON list, also below
 * `data` or `table.list`. Throws AppError 'data-loss' for an empty file, 'invalid-argument' for a CSV header without
 * the needed columns.
 */
export async function* rowsOf(path: string, table: Table, onBytes: OnBytes | undefined): AsyncGenerator<Row> {
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

async function* csvRows(path: string, table: Table, onBytes: OnBytes | undefined): AsyncGenerator<Row> {
  const lines = createInterface({
    input: Readable.from(boundedLines(path, readChunks(path, onBytes))),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let columns: { separator: string; places: [name: string, place: number][] } | null = null;
  let number = 0;
  for await (const raw of lines) {
    number++;
    const line = raw.replace(/^\uFEFF/, '');
    if (line.trim() === '') continue;
    if (!columns) {
      columns = columnsOf(path, line, table);
      continue;
    }
    const fields = csvFields(line, columns.separator);
    const at = `line ${number}`;
    if (!fields) yield { at, value: 'a quotation mark is not closed' };
    else
      yield { at, value: Object.fromEntries(columns.places.map(([name, place]) => [name, fields[place]])) };
  }
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

function columnsOf(path: string, header: string, { needed, optional }: Table) {
  const separator = separatorOf(header);
  const names = (csvFields(header, separator) ?? []).map((field) => field.trim().toLowerCase());
  const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' and ');
  if (needed.some((name) => !names.includes(name))) {
    const may = optional.length > 0 ? ` (and may name ${quoted(optional)})` : '';
    throw new AppError(
      'invalid-argument',
      `${path}: the first line must name the columns ${quoted(needed)}${may}.`,
    );
  }
  const places = [...needed, ...optional].flatMap((name): [string, number][] => {
    const place = names.indexOf(name);
    return place < 0 ? [] : [[name, place]];
  });
  return { separator, places };
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

import { AppError } from '@deckwright/domain';

/**
 * File layout, little endian: eight 32-bit header fields, then 32-bit columns, then UTF-8 text.
 *
 *   magic version entries keys starts textUnits textBytes labelBytes
 *   weight[entries] kind[entries] ref[entries]     entries by weight, heaviest first, then label
 *   keyEntry[keys] keyStart[keys + 1]              keyStart in UTF-16 units of the text
 *   starts[starts]                                 word starts, ordered by the text from there to the key's end
 *   text                                           keys, each ended by a line feed
 *   labels                                         one per entry, each ended by a line feed
 */
const MAGIC = 0x494e5744;
const FORMAT_VERSION = 1;
const HEADER_FIELDS = 8;

/** A line feed: less than every letter and digit, so that a key sorts before its continuations. */
export const END = 10;

export type NameTables = {
  weight: Uint32Array;
  kind: Uint32Array;
  ref: Uint32Array;
  keyEntry: Uint32Array;
  keyStart: Uint32Array;
  starts: Uint32Array;
  text: string;
  labels: string[];
};

export function encodeTables(tables: NameTables): Uint8Array {
  const encoder = new TextEncoder();
  const text = encoder.encode(tables.text);
  const labels = encoder.encode(tables.labels.map((label) => `${label}\n`).join(''));
  const columns = [tables.weight, tables.kind, tables.ref, tables.keyEntry, tables.keyStart, tables.starts];
  const header = Uint32Array.of(
    MAGIC,
    FORMAT_VERSION,
    tables.weight.length,
    tables.keyEntry.length,
    tables.starts.length,
    tables.text.length,
    text.length,
    labels.length,
  );
  const parts = [header, ...columns].map(
    (column) => new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
  );
  return concat([...parts, text, labels]);
}

/** @throws AppError `data-loss` for bytes that are not an index, have another version, or have the wrong length. */
export function decodeTables(bytes: Uint8Array): NameTables {
  if (bytes.byteLength < HEADER_FIELDS * 4) throw damaged(`it has ${bytes.byteLength} bytes`);
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const header = new Uint32Array(aligned.buffer, aligned.byteOffset, HEADER_FIELDS);
  const [magic, version, entries = 0, keys = 0, starts = 0, units = 0, textBytes = 0, labelBytes = 0] =
    header;
  if (magic !== MAGIC) throw damaged('it does not begin as one');
  if (version !== FORMAT_VERSION) {
    throw new AppError(
      'data-loss',
      `The name index has format ${version}; this program reads format ${FORMAT_VERSION}. Build the snapshot again.`,
    );
  }
  const lengths = [entries, entries, entries, keys, keys + 1, starts];
  const columnBytes = lengths.reduce((sum, length) => sum + length * 4, HEADER_FIELDS * 4);
  const expected = columnBytes + textBytes + labelBytes;
  if (aligned.byteLength !== expected) throw damaged(`it has ${aligned.byteLength} of ${expected} bytes`);
  let offset = aligned.byteOffset + HEADER_FIELDS * 4;
  const columns = lengths.map((length) => {
    const column = new Uint32Array(aligned.buffer, offset, length);
    offset += length * 4;
    return column;
  });
  const [weight, kind, ref, keyEntry, keyStart, startColumn] = columns;
  const decoder = new TextDecoder();
  // TextDecoder refuses views of shared memory, so the text is copied out first.
  const text = decoder.decode(aligned.slice(columnBytes, columnBytes + textBytes));
  const labels = decoder
    .decode(aligned.slice(columnBytes + textBytes))
    .split('\n')
    .slice(0, -1);
  if (!weight || !kind || !ref || !keyEntry || !keyStart || !startColumn)
    throw damaged('a column is missing');
  if (text.length !== units || labels.length !== entries || keyStart[keys] !== units) {
    throw damaged('its texts do not fit its header');
  }
  if (keyEntry.some((entry) => entry >= entries) || startColumn.some((start) => start >= units)) {
    throw damaged('it points outside itself');
  }
  return { weight, kind, ref, keyEntry, keyStart, starts: startColumn, text, labels };
}

function damaged(what: string): AppError {
  return new AppError('data-loss', `This is no whole name index: ${what}. Build the snapshot again.`);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}

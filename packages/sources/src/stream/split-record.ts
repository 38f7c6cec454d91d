import { isUtf8 } from 'node:buffer';

/** One record of a file; `key` is its name where the records are an object's entries. */
export type SplitRecord = {
  /** Position in the file, from 0; of JSONL the line number less one. */
  index: number;
  key: string | null;
  value: unknown;
  /** Why the bytes are no JSON value, or null. */
  problem: string | null;
};

/**
 * Parses the records between the given bounds. `bounds` holds four numbers a record: start, end, position of the colon
 * behind the key or −1, and 1 where a key is expected.
 */
export function parseRegion(bytes: Buffer, bounds: readonly number[], firstIndex: number): SplitRecord[] {
  const records: SplitRecord[] = [];
  if (bounds.length === 0) return records;
  const clean = isUtf8(bytes.subarray(bounds[0], bounds[bounds.length - 3]));
  for (let at = 0; at < bounds.length; at += 4) {
    const start = bounds[at] as number;
    const end = bounds[at + 1] as number;
    const colon = bounds[at + 2] as number;
    const keyed = bounds[at + 3] === 1;
    records.push(parseOne(bytes, start, end, colon, keyed, clean, firstIndex + at / 4));
  }
  return records;
}

/** Parses one stretch of bytes; a value that is no JSON or no UTF-8 comes back with its problem. */
export function parseOne(
  bytes: Buffer,
  start: number,
  end: number,
  colon: number,
  keyed: boolean,
  clean: boolean,
  index: number,
): SplitRecord {
  if (!clean && !isUtf8(bytes.subarray(start, end))) return rejected(index, 'not valid UTF-8');
  try {
    if (!keyed)
      return { index, key: null, value: JSON.parse(bytes.toString('utf8', start, end)), problem: null };
    if (colon < 0) return rejected(index, 'an entry without a name');
    const key = JSON.parse(bytes.toString('utf8', start, colon));
    if (typeof key !== 'string') return rejected(index, 'an entry without a name');
    return { index, key, value: JSON.parse(bytes.toString('utf8', colon + 1, end)), problem: null };
  } catch {
    // The parser's own message quotes the text, which may hold names that must not be kept.
    return rejected(index, 'not valid JSON');
  }
}

function rejected(index: number, problem: string): SplitRecord {
  return { index, key: null, value: undefined, problem };
}

import { createHash } from 'node:crypto';
import type { ByteReader, ByteWriter } from '@deckwright/snapshot';

const ID_BYTES = 6;
const MAX_ID = 2 ** 48 - 1;

/**
 * A number of 48 bits for the key of a card or commander: the order of cards changes with every build, and keys are
 * six times as long. Two of 100,000 keys share one with a chance of 1 in 50,000; then the second has no history.
 */
export function historyId(key: string): number {
  return createHash('sha256').update(key).digest().readUIntBE(0, ID_BYTES);
}

/** Writes ascending ids. */
export function writeIds(writer: ByteWriter, ids: ArrayLike<number>): void {
  writer.varint(ids.length);
  let last = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    writer.varint(id - last);
    last = id;
  }
}

/** @throws AppError data-loss for ids that are not ascending */
export function readIds(reader: ByteReader): Float64Array {
  const ids = new Float64Array(reader.varint(reader.left));
  let last = -1;
  for (let index = 0; index < ids.length; index += 1) {
    const id = reader.varint(MAX_ID) + Math.max(last, 0);
    if (id <= last || id > MAX_ID) throw reader.damaged('its ids are not in order');
    ids[index] = id;
    last = id;
  }
  return ids;
}

/** Rows by id; of two keys with one id the first row. */
export function rowsById(keys: readonly string[]): Map<number, number> {
  const rows = new Map<number, number>();
  for (const [row, key] of keys.entries()) {
    const id = historyId(key);
    if (!rows.has(id)) rows.set(id, row);
  }
  return rows;
}

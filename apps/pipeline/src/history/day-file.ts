import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { AppError, toDate, toDay } from '@deckwright/domain';
import { type DataPaths, replaceFile } from '@deckwright/snapshot';

type DayKind = 'prices' | 'counts';

/** A file of `lake/history`; `day` in days since 1970-01-01. */
export type DayFile = { kind: DayKind; day: number; path: string };

const MAGIC = Buffer.from('DWHD1\n');
const HASH_BYTES = 32;
/** Far more than a day of 100,000 cards at eight vendors. */
const MAX_BYTES = 64_000_000;
const QUALITY = 5;

const NAME = /^(prices|counts)-(\d{4}-\d{2}-\d{2})\.bin$/;

export function dayFile(paths: Pick<DataPaths, 'history'>, kind: DayKind, day: number): DayFile {
  return { kind, day, path: join(paths.history, `${kind}-${toDate(day)}.bin`) };
}

/** The days of a kind that have a file, oldest first; files of other names are passed over. */
export function dayFiles(paths: Pick<DataPaths, 'history'>, kind: DayKind): DayFile[] {
  if (!existsSync(paths.history)) return [];
  return readdirSync(paths.history)
    .sort()
    .flatMap((name) => {
      const [, found, date = ''] = NAME.exec(name) ?? [];
      const day = toDay(date);
      return found === kind && day !== null ? [dayFile(paths, kind, day)] : [];
    });
}

/** Replaces the file of a day: readers see the old or the new content, never a part. */
export function writeDayFile({ path }: DayFile, content: Uint8Array): void {
  const packed = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const bytes = Buffer.concat([MAGIC, computeHash(packed), packed]);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  replaceFile(path, bytes);
}

/**
 * The content of a file, decoded.
 * @throws AppError data-loss that names the file and says what to do
 */
export function readDayFile<T>({ path }: DayFile, decode: (content: Uint8Array) => T): T {
  try {
    const bytes = readFileSync(path);
    if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('it is no day of the history');
    const packed = bytes.subarray(MAGIC.length + HASH_BYTES);
    if (!computeHash(packed).equals(bytes.subarray(MAGIC.length, MAGIC.length + HASH_BYTES)))
      throw new Error('its checksum is wrong');
    return decode(brotliDecompressSync(packed, { maxOutputLength: MAX_BYTES }));
  } catch (cause) {
    const reason = (cause as Error).message.replace(/\.$/, '');
    throw new AppError(
      'data-loss',
      `${path} cannot be read (${reason}), and its day is missing from the history. Restore the file from a backup, or remove it.`,
      { cause },
    );
  }
}

export function removeDayFile({ path }: DayFile): void {
  rmSync(path, { force: true });
}

function computeHash(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { GAP, readSeries, writeSeries } from './series.ts';

const MAGIC = Uint8Array.of(0x44, 0x57, 0x48, 0x54);
const VERSION = 1;
/** Rows per compressed block, which is decompressed to read one of them. */
const ROWS_PER_BLOCK = 64;
const QUALITY = 5;

const MAX_ROWS = 10_000_000;
const MAX_COLUMNS = 16;
const MAX_DAYS = 4000;
/** Far in the future, in days since 1970-01-01. */
const MAX_DAY = 1_000_000;
/** Bytes of the longest token of a series. */
const TOKEN_BYTES = 5;

/** What a table is made of: for each row and column one series over the days. */
export type HistoryContent = {
  /** Days since 1970-01-01, ascending. */
  days: readonly number[];
  rows: number;
  columns: number;
  /** Sets the values of a series, which is all gaps before; 0 … 2^31 − 1. */
  fill: (row: number, column: number, series: Int32Array) => void;
};

/** The bytes of a table; none without days or rows. */
export function historyTableBytes({ days, rows, columns, fill }: HistoryContent): Uint8Array<ArrayBuffer> {
  if (days.length === 0 || rows === 0) return new Uint8Array(0);
  const series = Array.from({ length: columns }, () => new Int32Array(days.length));
  const blocks: Uint8Array[] = [];
  const block = new ByteWriter();
  for (let row = 0; row < rows; row += 1) {
    let present = 0;
    for (const [column, values] of series.entries()) {
      fill(row, column, values.fill(GAP));
      if (hasValue(values)) present += 2 ** column;
    }
    block.varint(present);
    for (const [column, values] of series.entries()) if ((present >> column) & 1) writeSeries(block, values);
    if ((row + 1) % ROWS_PER_BLOCK === 0 || row + 1 === rows) blocks.push(packed(block.take()));
  }
  const out = new ByteWriter();
  out.append(MAGIC);
  for (const number of [VERSION, rows, columns, days.length]) out.varint(number);
  for (const [index, day] of days.entries()) out.varint(day - (days[index - 1] ?? 0));
  for (const { length } of blocks) out.varint(length);
  for (const bytes of blocks) out.append(bytes);
  return out.take();
}

/** Series of numbers by row and column over common days; stays compressed, because lookups are for single rows. */
export class HistoryTable {
  /** Days since 1970-01-01, ascending; none in an empty table. */
  readonly days: readonly number[];
  readonly rows: number;
  readonly columns: number;
  readonly #blocks: readonly Uint8Array[];
  readonly #what: string;

  static readonly NONE = new HistoryTable(new Uint8Array(0), 'an empty history');

  /**
   * Reads the head; `what` names the bytes in errors.
   * @throws AppError data-loss for anything but the bytes of a table, or none
   */
  constructor(bytes: Uint8Array, what: string) {
    this.#what = what;
    if (bytes.length === 0) {
      this.days = [];
      this.rows = 0;
      this.columns = 0;
      this.#blocks = [];
      return;
    }
    const reader = new ByteReader(bytes, what);
    if (Buffer.compare(reader.take(MAGIC.length), MAGIC) !== 0) throw reader.damaged('it is no history');
    const version = reader.varint();
    if (version !== VERSION) throw reader.damaged(`it has version ${version}, this program reads ${VERSION}`);
    this.rows = reader.varint(MAX_ROWS);
    this.columns = reader.varint(MAX_COLUMNS);
    const dayCount = reader.varint(MAX_DAYS);
    let day = 0;
    this.days = Array.from({ length: dayCount }, (_, index) => {
      const step = reader.varint(MAX_DAY);
      if (step === 0 && index > 0) throw reader.damaged('it has a day twice');
      day += step;
      if (day > MAX_DAY) throw reader.damaged(`it has the day ${day}`);
      return day;
    });
    const blocks = Math.ceil(this.rows / ROWS_PER_BLOCK);
    if (blocks > reader.left) throw reader.damaged('it ends too early');
    const lengths = Array.from({ length: blocks }, () => reader.varint(reader.left));
    this.#blocks = lengths.map((length) => reader.take(length));
    reader.expectEnd();
  }

  /**
   * The series of a row by column, one value per day of `days` or `GAP`; null for a column without a value and for a
   * row that the table lacks.
   * @throws AppError data-loss for damaged bytes
   */
  row(row: number): (Int32Array | null)[] {
    const block = this.#blocks[Math.floor(row / ROWS_PER_BLOCK)];
    const none = (): null => null;
    if (block === undefined || row >= this.rows) return Array.from({ length: this.columns }, none);
    const reader = new ByteReader(this.#unpacked(block), this.#what);
    for (let before = row % ROWS_PER_BLOCK; before > 0; before -= 1) this.#readRow(reader);
    return this.#readRow(reader);
  }

  #readRow(reader: ByteReader): (Int32Array | null)[] {
    const present = reader.varint(2 ** this.columns - 1);
    return Array.from({ length: this.columns }, (_, column) => {
      if (((present >> column) & 1) === 0) return null;
      const values = new Int32Array(this.days.length);
      readSeries(reader, values);
      return values;
    });
  }

  #unpacked(block: Uint8Array): Uint8Array {
    // A row has at most one token a day in each column, and a mask.
    const most = ROWS_PER_BLOCK * (this.columns * this.days.length * TOKEN_BYTES + TOKEN_BYTES);
    try {
      return brotliDecompressSync(block, { maxOutputLength: most });
    } catch (cause) {
      throw new ByteReader(block, this.#what).damaged(`a block cannot be read (${(cause as Error).message})`);
    }
  }
}

function hasValue(values: Int32Array): boolean {
  for (let index = 0; index < values.length; index += 1) if (values[index] !== GAP) return true;
  return false;
}

function packed(bytes: Uint8Array): Uint8Array {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

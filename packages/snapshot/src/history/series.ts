import type { ByteReader, ByteWriter } from './byte-stream.ts';

/** A day without a value. */
export const GAP = -1;

/** Largest value of a series. */
export const MAX_VALUE = 2 ** 31 - 1;

const MAX_TOKEN = 4 * MAX_VALUE + 4;

/**
 * Writes one value per day, 0 … `MAX_VALUE` or `GAP`, as tokens:
 *   even         a change by a zigzag delta, one day
 *   4·n + 1      the same value for n + 1 more days
 *   4·n + 3      no value for n + 1 days; the next delta is to the value before
 */
export function writeSeries(writer: ByteWriter, values: ArrayLike<number>): void {
  let last = 0;
  for (let day = 0; day < values.length; ) {
    const value = values[day] ?? GAP;
    let run = 1;
    while (day + run < values.length && values[day + run] === value) run += 1;
    if (value === GAP) {
      writer.varint(4 * (run - 1) + 3);
      day += run;
      continue;
    }
    if (value !== last) {
      const delta = value - last;
      writer.varint(2 * (delta < 0 ? -2 * delta - 1 : 2 * delta));
      last = value;
      day += 1;
      run -= 1;
    }
    if (run > 0) writer.varint(4 * (run - 1) + 1);
    day += run;
  }
}

/**
 * Reads what `writeSeries` wrote for as many days as `into` has.
 * @throws AppError data-loss for tokens that no series has
 */
export function readSeries(reader: ByteReader, into: Int32Array): void {
  let last = 0;
  for (let day = 0; day < into.length; ) {
    const token = reader.varint(MAX_TOKEN);
    if (token % 2 === 0) {
      const zigzag = token / 2;
      last += zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2;
      if (last < 0 || last > MAX_VALUE) throw reader.damaged(`a series has the value ${last}`);
      into[day] = last;
      day += 1;
      continue;
    }
    const run = Math.floor(token / 4) + 1;
    if (day + run > into.length) throw reader.damaged('a series has more days than the file');
    into.fill(token % 4 === 3 ? GAP : last, day, day + run);
    day += run;
  }
}

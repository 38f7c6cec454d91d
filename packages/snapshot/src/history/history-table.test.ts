import { AppError } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './byte-stream.ts';
import { HistoryTable, historyTableBytes } from './history-table.ts';
import { GAP, MAX_VALUE, readSeries, writeSeries } from './series.ts';
import { joinCountHistory, readHistory } from './snapshot-history.ts';

function getBytes(values: readonly number[]): number[] {
  const writer = new ByteWriter();
  writeSeries(writer, values);
  return [...writer.take()];
}

/** A table from rows of columns of values. */
function getTable(days: readonly number[], rows: readonly (readonly (readonly number[])[])[]): Uint8Array {
  return historyTableBytes({
    days,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    fill: (row, column, series) => series.set(rows[row]?.[column] ?? []),
  });
}

describe('writeSeries', () => {
  it('writes changes, runs and gaps as tokens', () => {
    // +100 is zigzag 200, token 400 = 0x90 0x03; the same on 2 more days is 4·1 + 1 = 5;
    // −1 is zigzag 1, token 2; 3 days without are 4·2 + 3 = 11; then again 99 on 1 day is 4·0 + 1 = 1.
    expect(getBytes([100, 100, 100, 99, GAP, GAP, GAP, 99])).toEqual([0x90, 0x03, 5, 2, 11, 1]);
    // No change from the 0 before the first day.
    expect(getBytes([0, 0])).toEqual([5]);
    expect(getBytes([GAP])).toEqual([3]);
  });

  it('takes a byte a day for changes of up to 31 cents, and one for 32 equal days', () => {
    expect(getBytes([31, 0, 31, 0])).toHaveLength(4);
    expect(getBytes(Array.from({ length: 33 }, () => 1))).toHaveLength(2);
  });
});

const day = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 5 }) },
  fc.constant(GAP),
  fc.integer({ min: 0, max: MAX_VALUE }),
);

describe('a history table', () => {
  it('gives back what was written, for every row', () => {
    const shapes = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 3 }))
      .chain(([dayCount, columns]) => {
        const series = fc.array(day, { minLength: dayCount, maxLength: dayCount });
        const row = fc.array(series, { minLength: columns, maxLength: columns });
        return fc.array(row, { minLength: 1, maxLength: 150 });
      });
    fc.assert(
      fc.property(shapes, (rows) => {
        const days = (rows[0]?.[0] ?? []).map((_, index) => 20_000 + index * 2);
        const table = new HistoryTable(getTable(days, rows), 'a test');
        expect(table.days).toEqual(days);
        for (const [row, columns] of rows.entries()) {
          const expected = columns.map((values) =>
            values.every((value) => value === GAP) ? null : Int32Array.from(values),
          );
          expect(table.row(row)).toEqual(expected);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is empty without days or rows, and has nothing beyond its rows', () => {
    expect(getTable([], [[[]]])).toHaveLength(0);
    expect(historyTableBytes({ days: [1], rows: 0, columns: 1, fill: () => {} })).toHaveLength(0);
    expect(HistoryTable.NONE.row(3)).toEqual([]);
    const table = new HistoryTable(getTable([7], [[[1], [GAP]]]), 'a test');
    expect(table.row(0)).toEqual([Int32Array.of(1), null]);
    expect(table.row(1)).toEqual([null, null]);
  });

  it('refuses hostile bytes with an error that names them, and nothing else', () => {
    const good = getTable(
      [10, 11, 12],
      Array.from({ length: 70 }, (_, row) => [
        [row, GAP, row + 1],
        [5, 5, 5],
      ]),
    );
    const readAll = (bytes: Uint8Array): void => {
      const table = new HistoryTable(bytes, 'hostile.bin');
      for (const row of [0, 63, 69]) table.row(row);
    };
    const outcome = (bytes: Uint8Array): unknown => {
      try {
        readAll(bytes);
        return null;
      } catch (error) {
        return error;
      }
    };
    expect(outcome(good)).toBeNull();
    const expectRefusal = (error: unknown): void => {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code: 'data-loss' });
      expect((error as Error).message).toContain('hostile.bin is damaged');
    };
    for (let length = 1; length < good.length; length += 1) expectRefusal(outcome(good.subarray(0, length)));
    for (const [at, byte] of good.entries()) {
      for (const bit of [1, 0x80]) {
        const changed = good.slice();
        changed[at] = byte ^ bit;
        const error = outcome(changed);
        if (error !== null) expectRefusal(error);
      }
    }
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (noise) => {
        expectRefusal(outcome(noise));
      }),
      { numRuns: 200 },
    );
    expectRefusal(outcome(Uint8Array.of(...good, 0)));
  });

  it('refuses a block that would grow without end', () => {
    // 3 days and 1 column allow 64·(3·5 + 5) bytes; a block of a megabyte of zeros packs into a few.
    const small = getTable([10, 11, 12], [[[1, 2, 3]]]);
    const bomb = historyTableBytes({
      days: Array.from({ length: 3000 }, (_, index) => index),
      rows: 64,
      columns: 1,
      fill: (row, _, series) => {
        for (let index = 0; index < series.length; index += 1) series[index] = (row + index) % 2;
      },
    });
    const writer = new ByteWriter();
    writer.append(small.subarray(0, 4));
    for (const number of [1, 64, 1, 3, 10, 1, 1]) writer.varint(number);
    // The head of `bomb`: 4 + version, rows, columns 1 byte each, days 2, then one byte a day (0 and 2,999 ones), length.
    const reader = new ByteReader(bomb.subarray(9 + 3000), 'the test');
    const block = reader.take(reader.varint());
    writer.varint(block.length);
    writer.append(block);
    const table = new HistoryTable(writer.take(), 'bomb.bin');
    expect(() => table.row(0)).toThrow(/bomb\.bin is damaged: a block cannot be read/);
  });

  it('refuses series that are too long or below zero', () => {
    const read = (...tokens: number[]): void =>
      readSeries(new ByteReader(Uint8Array.from(tokens), 'series.bin'), new Int32Array(3));
    // 4·3 + 1: four days of three; 2: −1 from 0; then nothing for the days that are left.
    expect(() => read(13)).toThrow(/more days/);
    expect(() => read(2)).toThrow(/value -1/);
    expect(() => read(4)).toThrow(/ends too early/);
  });
});

describe('count-history.bin', () => {
  it('has the table of cards and the table of commanders', () => {
    const cards = getTable(
      [1, 2],
      [
        [
          [3, 4],
          [5, 6],
          [1, 1],
        ],
      ],
    );
    const commanders = getTable(
      [1, 2],
      [
        [
          [7, 8],
          [1, 2],
        ],
      ],
    );
    const history = readHistory(new Uint8Array(0), joinCountHistory(cards, commanders), 'snapshot x');
    expect(history.cards.row(0)[1]).toEqual(Int32Array.of(5, 6));
    expect(history.commanders.row(0)[0]).toEqual(Int32Array.of(7, 8));
    expect(history.prices.days).toEqual([]);
    expect(() => readHistory(new Uint8Array(0), Uint8Array.of(200, 1, 1), 'snapshot x')).toThrow(
      /count-history\.bin of snapshot x is damaged/,
    );
  });
});

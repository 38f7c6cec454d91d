import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Prices, toDay } from '@deckwright/domain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EarlyDays } from '../build/early-days.ts';
import { historyId } from './card-ids.ts';
import { countDay, countDayBytes, rankByDecks, readCountDay } from './count-day.ts';
import { dayFile, dayFiles, readDayFile, writeDayFile } from './day-file.ts';
import { mergePriceDays, type PriceDay, priceDayBytes, pricesByDay, readPriceDay } from './price-day.ts';

const NOV_20 = toDay('2026-11-20') ?? 0;

/** Prices by vendor and key, for comparison. */
function read({ ids, columns }: PriceDay, keys: readonly string[]) {
  const positions = new Map([...ids].map((id, index) => [id, index]));
  return Object.fromEntries(
    [...columns].map(([vendor, column]) => [
      vendor,
      keys.map((key) => column[positions.get(historyId(key)) ?? -1] ?? null),
    ]),
  );
}

const usd = (price: number, date: string) => ({ price, currency: 'USD' as const, date });
const card = (key: string, prices: Prices) => ({ key, prices });

describe('pricesByDay', () => {
  it("takes a vendor's newest date as its day, with prices of up to 3 days before", () => {
    const days = pricesByDay(
      [
        card('a', { tcgplayer: usd(1.25, '2026-11-20'), scg: usd(3, '2026-09-01') }),
        card('b', { tcgplayer: usd(0.1, '2026-11-17') }),
        card('c', { tcgplayer: usd(9, '2026-11-16') }),
      ],
      new EarlyDays(NOV_20 + 1),
    );
    expect([...days.keys()].sort()).toEqual([toDay('2026-09-01'), NOV_20]);
    const [november, september] = [days.get(NOV_20), days.get(toDay('2026-09-01') ?? 0)];
    expect(november && read(november, ['a', 'b', 'c'])).toEqual({ tcgplayer: [125, 10, -1] });
    expect(september && read(september, ['a', 'b', 'c'])).toEqual({ scg: [300, -1, -1] });
  });

  it('leaves out prices of days that the clock has not reached, and what is no date', () => {
    const wrong = [
      card('a', { tcgplayer: usd(1, '2099-01-01'), scg: usd(2, ''), cardkingdom: usd(1, '2026-11-21') }),
      card('b', { tcgplayer: usd(4, '2026-11-19'), cardkingdom: usd(3e7, '2026-11-21') }),
    ];
    const early = new EarlyDays(NOV_20);
    const days = pricesByDay(wrong, early);
    expect([...days.keys()]).toEqual([NOV_20 - 1]);
    expect(early.next).toBe(NOV_20 + 1);
  });
});

describe('mergePriceDays', () => {
  it("lets the newer prices of a vendor replace the older ones, and keeps the other vendors'", () => {
    const [older] = pricesByDay(
      [
        card('a', { tcgplayer: usd(1, '2026-11-20'), scg: usd(2, '2026-11-20') }),
        card('b', { tcgplayer: usd(5, '2026-11-20') }),
      ],
      new EarlyDays(NOV_20),
    ).values();
    const [newer] = pricesByDay(
      [card('c', { tcgplayer: usd(7, '2026-11-20') })],
      new EarlyDays(NOV_20),
    ).values();
    const merged = mergePriceDays(older, newer);
    expect(read(merged, ['a', 'b', 'c'])).toEqual({ tcgplayer: [-1, -1, 700], scg: [200, -1, -1] });
    expect(read(mergePriceDays(undefined, newer), ['c'])).toEqual({ tcgplayer: [700] });
  });
});

describe('the bytes of a day', () => {
  it('give back prices', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: null }), {
          minLength: 60,
          maxLength: 60,
        }),
        (keys, cents) => {
          const cards = keys.map((key, index) => {
            const [first, second] = [cents[index], cents[index + 30]];
            return card(key, {
              ...(first ? { tcgplayer: usd(first / 100, '2026-11-20') } : {}),
              ...(second
                ? { cardhoarder: { price: second / 100, currency: 'TIX', date: '2026-11-20' } }
                : {}),
            });
          });
          for (const day of pricesByDay(cards, new EarlyDays(NOV_20)).values()) {
            const back = readPriceDay(priceDayBytes(day));
            expect(read(back, keys)).toEqual(read(day, keys));
            const at = (from: number): number[] => keys.map((_, index) => cents[index + from] ?? -1);
            if (day.columns.has('tcgplayer')) expect(read(back, keys).tcgplayer).toEqual(at(0));
            if (day.columns.has('cardhoarder')) expect(read(back, keys).cardhoarder).toEqual(at(30));
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  it('give back counts of what has decks', () => {
    const day = countDay(
      730,
      [
        { key: 'a', decks: 3, potential: 10 },
        { key: 'b', decks: 0, potential: 10 },
        { key: 'c', decks: 1, potential: 4 },
      ],
      [{ key: 'a_b', decks: 2, potential: 0 }],
    );
    const back = readCountDay(countDayBytes(day));
    expect(back).toEqual(day);
    const ids = ['a', 'c'].map(historyId).sort((x, y) => x - y);
    expect([...back.cards.ids]).toEqual(ids);
    expect(back.cards.decks[ids.indexOf(historyId('a'))]).toBe(3);
    expect(back.cards.potential[ids.indexOf(historyId('c'))]).toBe(4);
    expect(readCountDay(countDayBytes({ ...day, maxAgeDays: null })).maxAgeDays).toBeNull();
  });

  it('are refused if they end early, have more or are out of order', () => {
    const [day] = pricesByDay(
      [card('a', { scg: usd(1, '2026-11-20') }), card('b', {})],
      new EarlyDays(NOV_20),
    ).values();
    const bytes = day ? priceDayBytes(day) : new Uint8Array(0);
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => readPriceDay(bytes.subarray(0, length))).toThrow(/ends too early|most/);
    expect(() => readPriceDay(Uint8Array.of(...bytes, 0))).toThrow(/left over/);
    // Two ids, 5 and then 5 + 0.
    expect(() => readPriceDay(Uint8Array.of(2, 5, 0, 0))).toThrow(/not in order/);
  });

  it('share a rank among equal counts', () => {
    // 9 is first, both 5s are second, 1 is fourth.
    expect(Object.fromEntries(rankByDecks(Uint32Array.of(5, 1, 9, 5)))).toEqual({ 9: 1, 5: 2, 1: 4 });
  });
});

describe('a day file', () => {
  let history: string;
  beforeEach(() => {
    history = mkdtempSync(join(tmpdir(), 'deckwright-history-'));
  });
  afterEach(() => rmSync(history, { recursive: true, force: true }));

  it('has the day in its name, and is left alone by the same content', () => {
    const file = dayFile({ history }, 'prices', NOV_20);
    writeDayFile(file, Uint8Array.of(1, 2, 3));
    expect(readdirSync(history)).toEqual(['prices-2026-11-20.bin']);
    const { ino } = statSync(file.path);
    writeDayFile(file, Uint8Array.of(1, 2, 3));
    expect(statSync(file.path).ino).toBe(ino);
    writeDayFile(file, Uint8Array.of(4));
    expect(readDayFile(file, (content) => [...content])).toEqual([4]);
    expect(dayFiles({ history }, 'prices')).toEqual([file]);
    expect(dayFiles({ history }, 'counts')).toEqual([]);
    writeFileSync(join(history, 'prices-2026-02-30.bin'), '');
    writeFileSync(join(history, 'notes.txt'), '');
    expect(dayFiles({ history }, 'prices')).toEqual([file]);
  });

  it('that was changed is refused with its name and what to do', () => {
    const file = dayFile({ history }, 'counts', NOV_20);
    writeDayFile(file, Uint8Array.of(1, 2, 3));
    const bytes = readFileSync(file.path);
    for (const at of [0, 10, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      writeFileSync(file.path, changed);
      expect(() => readDayFile(file, (content) => content)).toThrow(/counts-2026-11-20\.bin.*remove it/);
    }
  });
});

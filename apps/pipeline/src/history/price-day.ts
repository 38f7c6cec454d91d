import { type Card, PRICE_SOURCES, type PriceSource, toDay } from '@deckwright/domain';
import { ByteReader, ByteWriter, GAP, MAX_VALUE } from '@deckwright/snapshot';
import type { EarlyDays } from '../build/early-days.ts';
import { historyId, readIds, writeIds } from './card-ids.ts';

/** What cards cost on one day: by vendor one price per id, in cents or hundredths of a ticket, or `GAP`. */
export type PriceDay = {
  /** Ascending. */
  ids: Float64Array;
  columns: ReadonlyMap<PriceSource, Int32Array>;
};

/** A vendor's prices that are this many days older than its newest are no longer offered. */
const STALE_DAYS = 3;

/**
 * The prices of the cards, as pages show them, by day. A vendor's day is the newest past date of its prices:
 * the feeds of one vendor are a day or two apart.
 */
export function pricesByDay(
  cards: readonly Pick<Card, 'key' | 'prices'>[],
  early: EarlyDays,
): Map<number, PriceDay> {
  const idByCard = cards.map(({ key }) => historyId(key));
  const ids = Float64Array.from(new Set(idByCard)).sort();
  const positions = new Map(Array.from(ids, (id, index) => [id, index]));
  const positionById = idByCard.map((id) => positions.get(id) ?? 0);
  const dayNumber = dayNumbers();
  const days = new Map<number, Map<PriceSource, Int32Array>>();
  for (const vendor of PRICE_SOURCES) {
    const dated = cards.flatMap(({ prices }, index) => {
      const entry = prices[vendor];
      const day = entry ? dayNumber(entry.date) : 0;
      return entry && day > 0 && early.isPast(day)
        ? [{ place: positionById[index] ?? 0, day, price: entry.price }]
        : [];
    });
    const newest = dated.reduce((latest, { day }) => Math.max(latest, day), 0);
    if (newest === 0) continue;
    const column = new Int32Array(ids.length).fill(GAP);
    for (const { place, day, price } of dated) {
      const cents = Math.round(price * 100);
      if (day >= newest - STALE_DAYS && cents <= MAX_VALUE && column[place] === GAP) column[place] = cents;
    }
    const columns = days.get(newest) ?? new Map();
    days.set(newest, columns.set(vendor, column));
  }
  return new Map([...days].map(([day, columns]) => [day, { ids, columns }]));
}

/** Days since 1970-01-01, 0 for what is no date; a catalog has few different dates. */
function dayNumbers(): (date: string) => number {
  const known = new Map<string, number>();
  return (date) => {
    const day = known.get(date) ?? toDay(date) ?? 0;
    known.set(date, day);
    return day;
  };
}

/** The prices of both; where both have a vendor, those of `newer` alone. */
export function mergePriceDays(older: PriceDay | undefined, newer: PriceDay | undefined): PriceDay {
  if (!older || !newer) return older ?? newer ?? { ids: new Float64Array(0), columns: new Map() };
  const ids = Float64Array.from(new Set([...older.ids, ...newer.ids])).sort();
  const positions = new Map([...ids].map((id, index) => [id, index]));
  const columns = new Map<PriceSource, Int32Array>();
  for (const part of [older, newer])
    for (const [vendor, values] of part.columns) {
      const column = new Int32Array(ids.length).fill(GAP);
      part.ids.forEach((id, from) => {
        column[positions.get(id) ?? 0] = values[from] ?? GAP;
      });
      columns.set(vendor, column);
    }
  return { ids, columns };
}

export function priceDayBytes({ ids, columns }: PriceDay): Uint8Array {
  const writer = new ByteWriter();
  writeIds(writer, ids);
  writer.varint(columns.size);
  for (const vendor of PRICE_SOURCES) {
    const column = columns.get(vendor);
    if (!column) continue;
    writer.varint(PRICE_SOURCES.indexOf(vendor));
    for (let index = 0; index < column.length; index += 1) writer.varint((column[index] ?? GAP) - GAP);
  }
  return writer.take();
}

/** @throws AppError data-loss */
export function readPriceDay(bytes: Uint8Array): PriceDay {
  const reader = new ByteReader(bytes, 'The day');
  const ids = readIds(reader);
  const columns = new Map<PriceSource, Int32Array>();
  for (let count = reader.varint(PRICE_SOURCES.length); count > 0; count -= 1) {
    const vendor = PRICE_SOURCES[reader.varint(PRICE_SOURCES.length - 1)];
    const column = new Int32Array(ids.length);
    for (let index = 0; index < ids.length; index += 1) column[index] = reader.varint(MAX_VALUE - GAP) + GAP;
    if (!vendor || columns.has(vendor)) throw reader.damaged('it has a vendor twice');
    columns.set(vendor, column);
  }
  reader.expectEnd();
  return { ids, columns };
}

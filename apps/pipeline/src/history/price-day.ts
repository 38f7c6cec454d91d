import { type Card, dayOf, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { ByteReader, ByteWriter, GAP, MOST_VALUE } from '@deckwright/snapshot';
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
 * The prices of the cards, as pages show them, by day. A vendor's day is the newest date of its prices up to `lastDay`:
 * the feeds of one vendor are a day or two apart.
 */
export function pricesByDay(
  cards: readonly Pick<Card, 'key' | 'prices'>[],
  lastDay: number,
): Map<number, PriceDay> {
  const ids = [...new Set(cards.map(({ key }) => historyId(key)))].sort((a, b) => a - b);
  const places = new Map(ids.map((id, place) => [id, place]));
  const days = new Map<number, Map<PriceSource, Int32Array>>();
  for (const vendor of PRICE_SOURCES) {
    const dated = cards.flatMap(({ key, prices }) => {
      const entry = prices[vendor];
      const day = entry ? dayOf(entry.date) : null;
      return entry && day !== null && day > 0 && day <= lastDay ? [{ key, day, price: entry.price }] : [];
    });
    const newest = dated.reduce((latest, { day }) => Math.max(latest, day), 0);
    const column = new Int32Array(ids.length).fill(GAP);
    for (const { key, day, price } of dated) {
      const cents = Math.round(price * 100);
      const place = places.get(historyId(key));
      if (day < newest - STALE_DAYS || cents > MOST_VALUE || place === undefined || column[place] !== GAP)
        continue;
      column[place] = cents;
    }
    if (newest === 0) continue;
    const columns = days.get(newest) ?? new Map();
    days.set(newest, columns.set(vendor, column));
  }
  return new Map([...days].map(([day, columns]) => [day, { ids: Float64Array.from(ids), columns }]));
}

/** The prices of both; where both have a vendor, those of `newer` alone. */
export function mergePriceDays(older: PriceDay | undefined, newer: PriceDay | undefined): PriceDay {
  if (!older || !newer) return older ?? newer ?? { ids: new Float64Array(0), columns: new Map() };
  const ids = Float64Array.from(new Set([...older.ids, ...newer.ids])).sort();
  const places = new Map([...ids].map((id, place) => [id, place]));
  const columns = new Map<PriceSource, Int32Array>();
  for (const part of [older, newer])
    for (const [vendor, values] of part.columns) {
      const column = new Int32Array(ids.length).fill(GAP);
      part.ids.forEach((id, from) => {
        column[places.get(id) ?? 0] = values[from] ?? GAP;
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
    for (const cents of column) writer.varint(cents - GAP);
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
    const column = Int32Array.from(ids, () => reader.varint(MOST_VALUE - GAP) + GAP);
    if (!vendor || columns.has(vendor)) throw reader.damaged('it has a vendor twice');
    columns.set(vendor, column);
  }
  reader.expectEnd();
  return { ids, columns };
}

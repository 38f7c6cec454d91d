import { type Card, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { type DataPaths, GAP, historyTableBytes } from '@deckwright/snapshot';
import { EarlyDays } from '../build/early-days.ts';
import { rowsById } from './card-ids.ts';
import { dayFile, dayFiles } from './day-file.ts';
import { dayReader, type Gathered } from './day-reader.ts';
import { mergePriceDays, type PriceDay, priceDayBytes, pricesByDay, readPriceDay } from './price-day.ts';
import { retainedPriceDays } from './retained-days.ts';

/** The days of prices in the lake up to `lastDay`, and those of the cards. */
export function gatherPrices(
  paths: Pick<DataPaths, 'history'>,
  cards: readonly Card[],
  lastDay: number,
): Gathered {
  const early = new EarlyDays(lastDay);
  const now = pricesByDay(cards, early);
  const files = dayFiles(paths, 'prices').filter(({ day }) => early.isPast(day));
  const days = retainedPriceDays([...now.keys(), ...files.map(({ day }) => day)]);
  const rows = rowsById(cards.map(({ key }) => key));
  const matrix = new Map<PriceSource, Int32Array>();
  const { warnings, outdated, read } = dayReader(files, days);
  const added: Gathered['added'] = [];
  for (const [column, day] of days.entries()) {
    const found = read(day, readPriceDay);
    const today = now.get(day);
    const prices = today ? mergePriceDays(found, today) : found;
    if (!prices) continue;
    if (today) added.push({ ...dayFile(paths, 'prices', day), content: priceDayBytes(prices) });
    writePrices(prices, { rows, matrix, size: cards.length * days.length, days: days.length, column });
  }
  const table = historyTableBytes({
    days,
    rows: cards.length,
    columns: PRICE_SOURCES.length,
    fill: (row, column, series) => {
      const values = matrix.get(PRICE_SOURCES[column] ?? 'tcgplayer');
      if (values) series.set(values.subarray(row * days.length, (row + 1) * days.length));
    },
  });
  return { table, added, outdated, nextDay: early.next, warnings };
}

type Placing = {
  rows: ReadonlyMap<number, number>;
  matrix: Map<PriceSource, Int32Array>;
  size: number;
  days: number;
  column: number;
};

function writePrices({ ids, columns }: PriceDay, { rows, matrix, size, days, column }: Placing): void {
  const at = new Int32Array(ids.length);
  for (let index = 0; index < ids.length; index += 1) at[index] = rows.get(ids[index] ?? 0) ?? -1;
  for (const [vendor, prices] of columns) {
    const values = matrix.get(vendor) ?? new Int32Array(size).fill(GAP);
    matrix.set(vendor, values);
    for (let position = 0; position < at.length; position += 1) {
      const row = at[position] ?? -1;
      if (row >= 0) values[row * days + column] = prices[position] ?? GAP;
    }
  }
}

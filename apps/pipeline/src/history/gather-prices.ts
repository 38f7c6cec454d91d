import { type Card, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { type DataPaths, GAP, historyTableBytes } from '@deckwright/snapshot';
import { rowsById } from './card-ids.ts';
import { dayFile, dayFiles } from './day-file.ts';
import { dayReader, type Gathered } from './day-reader.ts';
import { keptPriceDays } from './kept-days.ts';
import { mergePriceDays, type PriceDay, priceDayBytes, pricesByDay, readPriceDay } from './price-day.ts';

/** The days of prices in the lake up to `lastDay`, and those of the cards. */
export function gatherPrices(
  paths: Pick<DataPaths, 'history'>,
  cards: readonly Card[],
  lastDay: number,
): Gathered {
  const now = pricesByDay(cards, lastDay);
  const files = dayFiles(paths, 'prices').filter(({ day }) => day <= lastDay);
  const days = keptPriceDays([...now.keys(), ...files.map(({ day }) => day)]);
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
    placePrices(prices, { rows, matrix, size: cards.length * days.length, days: days.length, column });
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
  return { table, added, outdated, warnings };
}

type Placing = {
  rows: ReadonlyMap<number, number>;
  matrix: Map<PriceSource, Int32Array>;
  size: number;
  days: number;
  column: number;
};

function placePrices({ ids, columns }: PriceDay, { rows, matrix, size, days, column }: Placing): void {
  const at = new Int32Array(ids.length);
  for (let place = 0; place < ids.length; place += 1) at[place] = rows.get(ids[place] ?? 0) ?? -1;
  for (const [vendor, prices] of columns) {
    const values = matrix.get(vendor) ?? new Int32Array(size).fill(GAP);
    matrix.set(vendor, values);
    for (let place = 0; place < at.length; place += 1) {
      const row = at[place] ?? -1;
      if (row >= 0) values[row * days + column] = prices[place] ?? GAP;
    }
  }
}

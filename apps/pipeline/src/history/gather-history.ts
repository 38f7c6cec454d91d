import { type Card, dayOf, isBasic, PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import { allDecks, commanderCards, commanderDecks, type Engine, loadEngine } from '@deckwright/engine/query';
import {
  CARD_COUNT_COLUMNS,
  COMMANDER_COUNT_COLUMNS,
  type DataPaths,
  GAP,
  historyTableBytes,
  joinCountHistory,
  type SnapshotContent,
} from '@deckwright/snapshot';
import { messageOf } from '../cli/message-of.ts';
import { rowsById } from './card-ids.ts';
import {
  type CountColumn,
  type CountDay,
  countDay,
  countDayBytes,
  ranksOf,
  readCountDay,
} from './count-day.ts';
import { type DayFile, dayFile, dayFiles, readDayFile, removeDayFile, writeDayFile } from './day-file.ts';
import { keptCountDays, keptPriceDays } from './kept-days.ts';
import { mergePriceDays, type PriceDay, priceDayBytes, pricesByDay, readPriceDay } from './price-day.ts';

/** Cards have a rank down to this one. */
const RANKED_CARDS = 1000;

export type GatheredHistory = {
  /** The files of the snapshot. */
  history: NonNullable<SnapshotContent['history']>;
  /** Days that this build adds to the lake. */
  added: (DayFile & { content: Uint8Array })[];
  /** Days that are too old. */
  outdated: DayFile[];
  /** What could not be read, one sentence each. */
  warnings: string[];
};

/**
 * The history of a snapshot: the days in the lake and what this build adds to them. Days after `lastDay`, in days since
 * 1970-01-01, are left alone: a clock or a feed is wrong. Nothing is written.
 */
export function gatherHistory(
  paths: Pick<DataPaths, 'history'>,
  content: Pick<SnapshotContent, 'cards' | 'engine' | 'asOf' | 'maxAgeDays'>,
  lastDay: number,
): GatheredHistory {
  const prices = gatherPrices(paths, content.cards, lastDay);
  const counts = gatherCounts(paths, content, lastDay);
  return {
    history: { prices: prices.table, counts: counts.table },
    added: [...prices.added, ...counts.added],
    outdated: [...prices.outdated, ...counts.outdated],
    warnings: [...prices.warnings, ...counts.warnings],
  };
}

/** Writes the days that a build adds, and removes those that are too old. */
export function recordHistory({ added, outdated }: Pick<GatheredHistory, 'added' | 'outdated'>): void {
  for (const { content, ...file } of added) writeDayFile(file, content);
  for (const file of outdated) removeDayFile(file);
}

type Gathered = Omit<GatheredHistory, 'history'> & { table: Uint8Array };

function gatherPrices(paths: Pick<DataPaths, 'history'>, cards: readonly Card[], lastDay: number): Gathered {
  const now = pricesByDay(cards, lastDay);
  const files = dayFiles(paths, 'prices').filter(({ day }) => day <= lastDay);
  const days = keptPriceDays([...now.keys(), ...files.map(({ day }) => day)]);
  const rows = rowsById(cards.map(({ key }) => key));
  const matrix = new Map<PriceSource, Int32Array>();
  const { added, warnings, outdated, read } = reader(files, days);
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

function gatherCounts(
  paths: Pick<DataPaths, 'history'>,
  {
    cards,
    engine: bytes,
    asOf,
    maxAgeDays,
  }: Pick<SnapshotContent, 'cards' | 'engine' | 'asOf' | 'maxAgeDays'>,
  lastDay: number,
): Gathered {
  const engine = loadEngine(bytes.slice().buffer);
  const asOfDay = asOf === null ? null : dayOf(asOf);
  const leaders = commanderKeys(engine, cards);
  const now = asOfDay === null || engine.decks === 0 ? null : countsNow(engine, cards, leaders, maxAgeDays);
  const files = dayFiles(paths, 'counts').filter(({ day }) => day <= lastDay);
  const known = files.map(({ day }) => day);
  const kept = keptCountDays(now && asOfDay !== null ? [...known, asOfDay] : known);
  const { added, warnings, outdated, read } = reader(files, kept);
  const days: { day: number; counts: CountDay }[] = [];
  for (const day of kept) {
    const counts = day === asOfDay && now ? now : read(day, readCountDay);
    if (!counts) continue;
    if (counts === now) added.push({ ...dayFile(paths, 'counts', day), content: countDayBytes(now) });
    if (counts.maxAgeDays === maxAgeDays && (asOfDay === null || day <= asOfDay)) days.push({ day, counts });
  }
  const cardTable = countTable(days, {
    keys: cards.map(({ key }) => key),
    columns: CARD_COUNT_COLUMNS.length,
    columnsOf: ({ cards: { ids, decks, potential } }) => {
      const ranks = ranksOf(decks);
      const ranked = Int32Array.from(decks, (count) => {
        const rank = ranks.get(count) ?? 0;
        return rank <= RANKED_CARDS ? rank : GAP;
      });
      return { ids, values: [decks, potential, ranked] };
    },
  });
  const commanderTable = countTable(days, {
    keys: leaders,
    columns: COMMANDER_COUNT_COLUMNS.length,
    columnsOf: ({ commanders: { ids, decks } }) => {
      const ranks = ranksOf(decks);
      return { ids, values: [decks, Int32Array.from(decks, (count) => ranks.get(count) ?? GAP)] };
    },
  });
  return { table: joinCountHistory(cardTable, commanderTable), added, outdated, warnings };
}

type CountTable = {
  keys: readonly string[];
  columns: number;
  columnsOf: (day: CountDay) => { ids: CountColumn['ids']; values: ArrayLike<number>[] };
};

function countTable(
  days: readonly { day: number; counts: CountDay }[],
  { keys, columns, columnsOf }: CountTable,
): Uint8Array {
  const rows = rowsById(keys);
  const matrix = Array.from({ length: columns }, () => new Int32Array(keys.length * days.length).fill(GAP));
  for (const [place, { counts }] of days.entries()) {
    const { ids, values } = columnsOf(counts);
    for (let from = 0; from < ids.length; from += 1) {
      const row = rows.get(ids[from] ?? 0);
      if (row === undefined) continue;
      for (let column = 0; column < columns; column += 1) {
        const target = matrix[column];
        if (target) target[row * days.length + place] = values[column]?.[from] ?? GAP;
      }
    }
  }
  return historyTableBytes({
    days: days.map(({ day }) => day),
    rows: keys.length,
    columns,
    fill: (row, column, series) => {
      const values = matrix[column];
      if (values) series.set(values.subarray(row * days.length, (row + 1) * days.length));
    },
  });
}

/** Basic lands are in nearly all decks and in no list. */
function countsNow(
  engine: Engine,
  cards: readonly Card[],
  leaders: readonly string[],
  maxAgeDays: number | null,
): CountDay {
  const { hold, potential } = allDecks(engine);
  const played = cards.flatMap((card, index) =>
    isBasic(card) ? [] : [{ key: card.key, decks: hold[index] ?? 0, potential: potential[index] ?? 0 }],
  );
  const led = leaders.map((key, index) => ({ key, decks: commanderDecks(engine, index), potential: 0 }));
  return countDay(maxAgeDays, played, led);
}

/** The keys of the cards of each commander, joined. */
function commanderKeys(engine: Engine, cards: readonly Card[]): string[] {
  return Array.from({ length: engine.commanders }, (_, commander) =>
    Array.from(commanderCards(engine, commander), (index) => cards[index]?.key ?? '')
      .sort()
      .join('_'),
  );
}

/** Reads days that have a file; a damaged one is a warning, and its day is missing. */
function reader(files: readonly DayFile[], kept: readonly number[]) {
  const keptDays = new Set(kept);
  const byDay = new Map(files.map((file) => [file.day, file]));
  const warnings: string[] = [];
  const added: GatheredHistory['added'] = [];
  const outdated = files.filter(({ day }) => !keptDays.has(day));
  const read = <T>(day: number, decode: (content: Uint8Array) => T): T | undefined => {
    const file = byDay.get(day);
    if (!file) return undefined;
    try {
      return readDayFile(file, decode);
    } catch (error) {
      warnings.push(messageOf(error));
      return undefined;
    }
  };
  return { added, warnings, outdated, read };
}

import { ByteReader, ByteWriter } from './byte-stream.ts';
import { HistoryTable } from './history-table.ts';

/** The columns of the cards' table in `count-history.bin`. */
export const CARD_COUNT_COLUMNS = ['decks', 'potential', 'rank'] as const;

/** The columns of the commanders' table in `count-history.bin`. */
export const COMMANDER_COUNT_COLUMNS = ['decks', 'rank'] as const;

export type SnapshotHistory = {
  /** Row = engine card index, column = position in `PRICE_SOURCES`; cents, or hundredths of a ticket. */
  prices: HistoryTable;
  /** Row = engine card index, columns as in `CARD_COUNT_COLUMNS`. */
  cards: HistoryTable;
  /** Row = engine commander index, columns as in `COMMANDER_COUNT_COLUMNS`. */
  commanders: HistoryTable;
};

export const NO_HISTORY: SnapshotHistory = {
  prices: HistoryTable.NONE,
  cards: HistoryTable.NONE,
  commanders: HistoryTable.NONE,
};

/** `count-history.bin`: the length of the first table, then both. */
export function joinCountHistory(cards: Uint8Array, commanders: Uint8Array): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  if (cards.length + commanders.length === 0) return writer.take();
  writer.varint(cards.length);
  writer.append(cards);
  writer.append(commanders);
  return writer.take();
}

/**
 * Reads `price-history.bin` and `count-history.bin`, which may be empty; `what` names the snapshot in errors.
 * @throws AppError data-loss
 */
export function readHistory(prices: Uint8Array, counts: Uint8Array, what: string): SnapshotHistory {
  const priceTable = new HistoryTable(prices, `price-history.bin of ${what}`);
  if (counts.length === 0) return { ...NO_HISTORY, prices: priceTable };
  const name = `count-history.bin of ${what}`;
  const reader = new ByteReader(counts, name);
  const cards = new HistoryTable(reader.take(reader.varint(reader.left)), name);
  const commanders = new HistoryTable(reader.take(reader.left), name);
  return { prices: priceTable, cards, commanders };
}

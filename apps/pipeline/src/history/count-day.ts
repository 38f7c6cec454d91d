import { ByteReader, ByteWriter, MAX_VALUE } from '@deckwright/snapshot';
import { historyId, readIds, writeIds } from './card-ids.ts';

/** Decks of cards and commanders on one as-of day. */
export type CountDay = {
  /** Age limit of the counted decks; null = none. Only days with the same limit can be compared. */
  maxAgeDays: number | null;
  cards: CountColumn & { potential: Uint32Array };
  commanders: CountColumn;
};

/** `ids` ascending, each with at least one deck. */
export type CountColumn = { ids: Float64Array; decks: Uint32Array };

/** A key with its numbers of decks. */
export type DayCount = { key: string; decks: number; potential: number };

/** A day of the cards and commanders that have decks; the first of two with the same id. */
export function countDay(
  maxAgeDays: number | null,
  cards: readonly DayCount[],
  commanders: readonly DayCount[],
): CountDay {
  const [played, leading] = [cards, commanders].map((all) => {
    const byId = new Map<number, DayCount>();
    for (const one of all) {
      const id = historyId(one.key);
      if (one.decks > 0 && !byId.has(id)) byId.set(id, one);
    }
    return [...byId].sort(([a], [b]) => a - b);
  });
  const toColumn = (entries: [number, DayCount][] = []): CountColumn => ({
    ids: Float64Array.from(entries, ([id]) => id),
    decks: Uint32Array.from(entries, ([, { decks }]) => decks),
  });
  const potential = Uint32Array.from(played ?? [], ([, one]) => one.potential);
  return { maxAgeDays, cards: { ...toColumn(played), potential }, commanders: toColumn(leading) };
}

export function countDayBytes({ maxAgeDays, cards, commanders }: CountDay): Uint8Array {
  const writer = new ByteWriter();
  writer.varint(maxAgeDays === null ? 0 : maxAgeDays + 1);
  writeIds(writer, cards.ids);
  for (const column of [cards.decks, cards.potential]) for (const count of column) writer.varint(count);
  writeIds(writer, commanders.ids);
  for (const count of commanders.decks) writer.varint(count);
  return writer.take();
}

/** @throws AppError data-loss */
export function readCountDay(bytes: Uint8Array): CountDay {
  const reader = new ByteReader(bytes, 'The day');
  const limit = reader.varint();
  const column = (ids: Float64Array): Uint32Array => Uint32Array.from(ids, () => reader.varint(MAX_VALUE));
  const cardIds = readIds(reader);
  const cards = { ids: cardIds, decks: column(cardIds), potential: column(cardIds) };
  const commanderIds = readIds(reader);
  const commanders = { ids: commanderIds, decks: column(commanderIds) };
  reader.expectEnd();
  return { maxAgeDays: limit === 0 ? null : limit - 1, cards, commanders };
}

/** Rank of each count, 1 = most; equal counts share a rank. */
export function rankByDecks(decks: Uint32Array): Map<number, number> {
  const ranks = new Map<number, number>();
  for (const [index, count] of decks.slice().sort().reverse().entries())
    if (!ranks.has(count)) ranks.set(count, index + 1);
  return ranks;
}

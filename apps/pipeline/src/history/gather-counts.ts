import { type Card, isBasic, toDay } from '@deckwright/domain';
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
import { EarlyDays } from '../build/early-days.ts';
import { rowsById } from './card-ids.ts';
import {
  type CountColumn,
  type CountDay,
  countDay,
  countDayBytes,
  rankByDecks,
  readCountDay,
} from './count-day.ts';
import { dayFile, dayFiles } from './day-file.ts';
import { dayReader, type Gathered } from './day-reader.ts';
import { retainedCountDays } from './retained-days.ts';

/** Cards have a rank down to this one. */
const RANKED_CARDS = 1000;

/** The days of counts in the lake up to `lastDay`, and the snapshot's own. */
export function gatherCounts(
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
  const asOfDay = asOf === null ? null : toDay(asOf);
  const commanderKeyList = commanderKeys(engine, cards);
  const now =
    asOfDay === null || engine.decks === 0 ? null : countsNow(engine, cards, commanderKeyList, maxAgeDays);
  const early = new EarlyDays(lastDay);
  const files = dayFiles(paths, 'counts').filter(({ day }) => early.isPast(day));
  const known = files.map(({ day }) => day);
  const retained = retainedCountDays(now && asOfDay !== null ? [...known, asOfDay] : known);
  const { warnings, outdated, read } = dayReader(files, retained);
  const added: Gathered['added'] = [];
  const days: { day: number; counts: CountDay }[] = [];
  for (const day of retained) {
    const counts = day === asOfDay && now ? now : read(day, readCountDay);
    if (!counts) continue;
    if (counts === now) added.push({ ...dayFile(paths, 'counts', day), content: countDayBytes(now) });
    if (counts.maxAgeDays === maxAgeDays && (asOfDay === null || day <= asOfDay)) days.push({ day, counts });
  }
  const cardTable = countTable(days, {
    keys: cards.map(({ key }) => key),
    columns: CARD_COUNT_COLUMNS.length,
    toColumns: ({ cards: { ids, decks, potential } }) => {
      const ranks = rankByDecks(decks);
      const ranked = Int32Array.from(decks, (count) => {
        const rank = ranks.get(count) ?? 0;
        return rank <= RANKED_CARDS ? rank : GAP;
      });
      return { ids, values: [decks, potential, ranked] };
    },
  });
  const commanderTable = countTable(days, {
    keys: commanderKeyList,
    columns: COMMANDER_COUNT_COLUMNS.length,
    toColumns: ({ commanders: { ids, decks } }) => {
      const ranks = rankByDecks(decks);
      return { ids, values: [decks, Int32Array.from(decks, (count) => ranks.get(count) ?? GAP)] };
    },
  });
  const table = joinCountHistory(cardTable, commanderTable);
  return { table, added, outdated, nextDay: early.next, warnings };
}

type CountTable = {
  keys: readonly string[];
  columns: number;
  toColumns: (day: CountDay) => { ids: CountColumn['ids']; values: ArrayLike<number>[] };
};

function countTable(
  days: readonly { day: number; counts: CountDay }[],
  { keys, columns, toColumns }: CountTable,
): Uint8Array {
  const rows = rowsById(keys);
  const matrix = Array.from({ length: columns }, () => new Int32Array(keys.length * days.length).fill(GAP));
  for (const [index, { counts }] of days.entries()) {
    const { ids, values } = toColumns(counts);
    for (let from = 0; from < ids.length; from += 1) {
      const row = rows.get(ids[from] ?? 0);
      if (row === undefined) continue;
      for (let column = 0; column < columns; column += 1) {
        const target = matrix[column];
        if (target) target[row * days.length + index] = values[column]?.[from] ?? GAP;
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
  commanderKeyList: readonly string[],
  maxAgeDays: number | null,
): CountDay {
  const { hold, potential } = allDecks(engine);
  const played = cards.flatMap((card, index) =>
    isBasic(card) ? [] : [{ key: card.key, decks: hold[index] ?? 0, potential: potential[index] ?? 0 }],
  );
  const led = commanderKeyList.map((key, index) => ({
    key,
    decks: commanderDecks(engine, index),
    potential: 0,
  }));
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

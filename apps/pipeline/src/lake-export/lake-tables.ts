import { commanderKey, namesTogether, shareInterval, TIME_RANGES, toDate } from '@deckwright/domain';
import {
  allDecks,
  commanderCards,
  commanderDecks,
  commanderIdentity,
  commanderNumbers,
  commanderRanks,
  deckList,
  type Engine,
  NO_ENGINE_FILTERS,
} from '@deckwright/engine/query';
import type { Snapshot } from '@deckwright/snapshot';
import { parquetColumns } from '../parquet/parquet-columns.ts';
import type { ParquetColumn, ParquetValue } from '../parquet/parquet-file.ts';
import { LAKE_TABLES, type LakeTableName } from './lake-columns.data.ts';

/** A part of a table: the folders of its partition (`source=club/month=2026-09`, or none) and its rows. */
export type TablePart = { partition: string; rows: () => Iterable<readonly ParquetValue[]> };

export type LakeTable = { name: string; columns: readonly ParquetColumn[]; parts: () => Iterable<TablePart> };

/** What the tables are made of. */
export type LakeData = { snapshot: Snapshot; engine: Engine };

/** Value of the partition `month` for decks without a date. */
const UNDATED = 'undated';

/** Every table of the export, in the order in which they are written. */
export function lakeTables(data: LakeData): LakeTable[] {
  return LAKE_TABLES.map(({ name, columns }) => ({
    name,
    columns: parquetColumns(columns),
    parts: () => tableParts(name, data),
  }));
}

function tableParts(name: LakeTableName, data: LakeData): Iterable<TablePart> {
  const { engine } = data;
  switch (name) {
    case 'decks':
      return byMonth(data, (decks) => rowsOfDecks(data, decks));
    case 'deck_cards': {
      const offColor = new Set(
        Array.from(engine.extraDeck, (deck, index) => `${deck} ${engine.extraCard[index]}`),
      );
      return byMonth(data, (decks) => rowsOfEntries(engine, decks, offColor));
    }
    case 'cards':
      return whole(() => rowsOfCards(data));
    case 'commanders':
      return whole(() => rowsOfCommanders(data));
    case 'commander_cards':
      return whole(() => rowsOfPlayed(engine));
    case 'commander_ranks':
      return whole(() => rowsOfRanks(engine));
    case 'snapshot':
      return whole(() => [rowOfSnapshot(data)]);
  }
}

/** A table without partitions. */
function whole(rows: () => Iterable<readonly ParquetValue[]>): TablePart[] {
  return [{ partition: '', rows }];
}

/** The decks of each source and month, as numbers of the engine, ascending. */
function* byMonth(
  { snapshot, engine }: LakeData,
  toRows: (decks: readonly number[]) => Iterable<readonly ParquetValue[]>,
): Generator<TablePart> {
  const parts = new Map<string, number[]>();
  let deck = 0;
  for (const { source } of snapshot.deckLinks) {
    const name = snapshot.manifest.provenance[source]?.source ?? '';
    const day = engine.deckDay[deck] ?? 0;
    const month = day === 0 ? UNDATED : toDate(day).slice(0, 7);
    const partition = `source=${escaped(name)}/month=${month}`;
    const known = parts.get(partition);
    if (known) known.push(deck);
    else parts.set(partition, [deck]);
    deck += 1;
  }
  for (const partition of [...parts.keys()].sort())
    yield { partition, rows: () => toRows(parts.get(partition) ?? []) };
}

/** As Hive writes partition values: what a path cannot have is percent-encoded. */
function escaped(value: string): string {
  return encodeURIComponent(value).replaceAll(/[*'()!~]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function colorsIn(identity: number): number[] {
  return [0, 1, 2, 3, 4].map((color) => (identity >> color) & 1);
}

function* rowsOfDecks(
  { snapshot, engine }: LakeData,
  decks: readonly number[],
): Generator<readonly ParquetValue[]> {
  const { provenance } = snapshot.manifest;
  for (const deck of decks) {
    const link = snapshot.deckLinks.at(deck);
    const commander = commanderAt(engine, deck);
    const day = engine.deckDay[deck] ?? 0;
    const saved = day === 0 ? null : day;
    const bracket = engine.deckBracket[deck] ?? 0;
    yield [
      deck,
      link?.id ?? '',
      provenance[link?.source ?? -1]?.rights ?? '',
      commander,
      saved,
      saved,
      engine.deckEarliestDay[deck] ?? 0,
      ...colorsIn(commanderIdentity(engine, commander)),
      bracket === 0 ? null : bracket,
      engine.deckEstimatedBracket[deck] ?? 0,
      engine.deckBasics[deck] ?? 0,
      deckList(engine, deck).length,
    ];
  }
}

/** The commander whose run of decks holds this one. */
function commanderAt({ commanderStart, commanders }: Engine, deck: number): number {
  let [low, high] = [0, commanders - 1];
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((commanderStart[middle] ?? 0) <= deck) low = middle;
    else high = middle - 1;
  }
  return low;
}

function* rowsOfEntries(
  engine: Engine,
  decks: readonly number[],
  offColor: ReadonlySet<string>,
): Generator<readonly ParquetValue[]> {
  for (const deck of decks)
    for (const card of deckList(engine, deck)) yield [deck, card, offColor.has(`${deck} ${card}`)];
}

function* rowsOfCards({ snapshot, engine }: LakeData): Generator<readonly ParquetValue[]> {
  const { hold, potential } = allDecks(engine);
  for (const [card, { key, slug, name }] of snapshot.cards.entries()) {
    const released = engine.cardReleaseDay[card] ?? 0;
    const colors = colorsIn(engine.cardIdentity[card] ?? 0);
    yield [card, key, slug, name, ...colors, released, released, hold[card] ?? 0, potential[card] ?? 0];
  }
}

function* rowsOfCommanders({ snapshot, engine }: LakeData): Generator<readonly ParquetValue[]> {
  for (let commander = 0; commander < engine.commanders; commander += 1) {
    const members = commanderCards(engine, commander);
    const known = members.flatMap((card) => snapshot.cards[card] ?? []);
    yield [
      commander,
      commanderKey(known.map(({ slug }) => slug)),
      namesTogether(known.map(({ name }) => name)),
      members[0],
      members[1] ?? null,
      ...colorsIn(commanderIdentity(engine, commander)),
      Math.max(...members.map((card) => engine.cardReleaseDay[card] ?? 0)),
      commanderDecks(engine, commander),
    ];
  }
}

function* rowsOfPlayed(engine: Engine): Generator<readonly ParquetValue[]> {
  for (let commander = 0; commander < engine.commanders; commander += 1) {
    const numbers = commanderNumbers(engine, { commander, filters: NO_ENGINE_FILTERS });
    for (const [index, card] of numbers.cards.entries()) {
      const numDecks = numbers.numDecks[index] ?? 0;
      const potentialDecks = numbers.potentialDecks[index] ?? 0;
      const effectiveDecks = numbers.effectiveDecks[index] ?? 0;
      const interval = shareInterval({ numDecks, potentialDecks, effectiveDecks });
      yield [
        commander,
        card,
        numDecks,
        potentialDecks,
        numbers.inclusion[index] ?? 0,
        interval?.low ?? null,
        interval?.high ?? null,
        finite(numbers.synergy[index]),
        finite(numbers.synergyRaw[index]),
        finite(numbers.lift[index]),
        finite(numbers.liftRaw[index]),
      ];
    }
  }
}

function finite(value: number | undefined): number | null {
  return value !== undefined && Number.isFinite(value) ? value : null;
}

function* rowsOfRanks(engine: Engine): Generator<readonly ParquetValue[]> {
  for (const range of TIME_RANGES)
    for (const { commander, decks, potentialDecks, rank, previousRank } of commanderRanks(engine, { range }))
      yield [range, commander, decks, potentialDecks, rank, previousRank];
}

function rowOfSnapshot({ snapshot: { manifest }, engine }: LakeData): readonly ParquetValue[] {
  const day = manifest.asOf === null ? null : engine.asOfDay;
  return [manifest.id, day, day, manifest.counts.decks, manifest.sample];
}

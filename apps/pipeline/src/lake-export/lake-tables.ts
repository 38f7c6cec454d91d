import { commanderKey, dateOf, namesTogether, TIME_RANGES, wilsonInterval } from '@deckwright/domain';
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
import type { ParquetColumn, ParquetValue } from '../parquet/parquet-file.ts';

/** A part of a table: the folders of its partition (`source=club/month=2026-09`, or none) and its rows. */
export type TablePart = { partition: string; rows: () => Iterable<readonly ParquetValue[]> };

export type LakeTable = { name: string; columns: readonly ParquetColumn[]; parts: () => Iterable<TablePart> };

/** What the tables are made of. */
export type LakeData = { snapshot: Snapshot; engine: Engine };

/** Value of the partition `month` for decks without a date. */
const UNDATED = 'undated';

/** 0 or 1 for each color, in the order W U B R G: comparing them needs no bit operators, which every dialect spells its own way. */
const COLORS: readonly ParquetColumn[] = ['w', 'u', 'b', 'r', 'g'].map((name) => ({ name, type: 'INT32' }));

const DECK_COLUMNS: readonly ParquetColumn[] = [
  { name: 'deck', type: 'INT32' },
  { name: 'deck_id', type: 'STRING' },
  { name: 'rights', type: 'STRING' },
  { name: 'commander', type: 'INT32' },
  { name: 'saved', type: 'DATE', nullable: true },
  { name: 'saved_day', type: 'INT32', nullable: true },
  { name: 'earliest_day', type: 'INT32' },
  ...COLORS,
  { name: 'bracket', type: 'INT32', nullable: true },
  { name: 'bracket_estimated', type: 'INT32' },
  { name: 'basics', type: 'INT32' },
  { name: 'cards', type: 'INT32' },
];

/** Every table of the export, in the order in which they are written. */
export function lakeTables(data: LakeData): LakeTable[] {
  const { engine } = data;
  const offColor = new Set(
    Array.from(engine.extraDeck, (deck, place) => `${deck} ${engine.extraCard[place]}`),
  );
  return [
    {
      name: 'decks',
      columns: DECK_COLUMNS,
      parts: () => byMonth(data, (decks) => rowsOfDecks(data, decks)),
    },
    {
      name: 'deck_cards',
      columns: [
        { name: 'deck', type: 'INT32' },
        { name: 'card', type: 'INT32' },
        { name: 'off_color', type: 'BOOLEAN' },
      ],
      parts: () => byMonth(data, (decks) => rowsOfEntries(engine, decks, offColor)),
    },
    whole(
      'cards',
      [
        { name: 'card', type: 'INT32' },
        { name: 'card_id', type: 'STRING' },
        { name: 'slug', type: 'STRING' },
        { name: 'name', type: 'STRING' },
        ...COLORS,
        { name: 'released', type: 'DATE' },
        { name: 'released_day', type: 'INT32' },
        { name: 'num_decks', type: 'INT32' },
        { name: 'potential_decks', type: 'INT32' },
      ],
      () => rowsOfCards(data),
    ),
    whole(
      'commanders',
      [
        { name: 'commander', type: 'INT32' },
        { name: 'slug', type: 'STRING' },
        { name: 'name', type: 'STRING' },
        { name: 'card_1', type: 'INT32' },
        { name: 'card_2', type: 'INT32', nullable: true },
        ...COLORS,
        { name: 'released_day', type: 'INT32' },
        { name: 'num_decks', type: 'INT32' },
      ],
      () => rowsOfCommanders(data),
    ),
    whole(
      'commander_cards',
      [
        { name: 'commander', type: 'INT32' },
        { name: 'card', type: 'INT32' },
        { name: 'num_decks', type: 'INT32' },
        { name: 'potential_decks', type: 'INT32' },
        { name: 'inclusion', type: 'DOUBLE' },
        { name: 'inclusion_low', type: 'DOUBLE' },
        { name: 'inclusion_high', type: 'DOUBLE' },
        { name: 'synergy', type: 'DOUBLE', nullable: true },
        { name: 'synergy_raw', type: 'DOUBLE', nullable: true },
        { name: 'lift', type: 'DOUBLE', nullable: true },
        { name: 'lift_raw', type: 'DOUBLE', nullable: true },
      ],
      () => rowsOfPlayed(engine),
    ),
    whole(
      'commander_ranks',
      [
        { name: 'time_range', type: 'STRING' },
        { name: 'commander', type: 'INT32' },
        { name: 'num_decks', type: 'INT32' },
        { name: 'potential_decks', type: 'INT32' },
        { name: 'deck_rank', type: 'INT32' },
        { name: 'previous_rank', type: 'INT32', nullable: true },
      ],
      () => rowsOfRanks(engine),
    ),
    whole(
      'snapshot',
      [
        { name: 'snapshot_id', type: 'STRING' },
        { name: 'as_of', type: 'DATE', nullable: true },
        { name: 'as_of_day', type: 'INT32', nullable: true },
        { name: 'num_decks', type: 'INT32' },
        { name: 'sample', type: 'BOOLEAN' },
      ],
      () => [rowOfSnapshot(data)],
    ),
  ];
}

function whole(
  name: string,
  columns: readonly ParquetColumn[],
  rows: () => Iterable<readonly ParquetValue[]>,
): LakeTable {
  return { name, columns, parts: () => [{ partition: '', rows }] };
}

/** The decks of each source and month, as numbers of the engine, ascending. */
function* byMonth(
  { snapshot, engine }: LakeData,
  rowsOf: (decks: readonly number[]) => Iterable<readonly ParquetValue[]>,
): Generator<TablePart> {
  const parts = new Map<string, number[]>();
  let deck = 0;
  for (const { source } of snapshot.deckLinks) {
    const name = snapshot.manifest.provenance[source]?.source ?? '';
    const day = engine.deckDay[deck] ?? 0;
    const month = day === 0 ? UNDATED : dateOf(day).slice(0, 7);
    const partition = `source=${escaped(name)}/month=${month}`;
    const known = parts.get(partition);
    if (known) known.push(deck);
    else parts.set(partition, [deck]);
    deck += 1;
  }
  for (const partition of [...parts.keys()].sort())
    yield { partition, rows: () => rowsOf(parts.get(partition) ?? []) };
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
    for (const [place, card] of numbers.cards.entries()) {
      const numDecks = numbers.numDecks[place] ?? 0;
      const potentialDecks = numbers.potentialDecks[place] ?? 0;
      const { low, high } = wilsonInterval(numDecks, potentialDecks) ?? { low: 0, high: 1 };
      yield [
        commander,
        card,
        numDecks,
        potentialDecks,
        numbers.inclusion[place] ?? 0,
        low,
        high,
        finite(numbers.synergy[place]),
        finite(numbers.synergyRaw[place]),
        finite(numbers.lift[place]),
        finite(numbers.liftRaw[place]),
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

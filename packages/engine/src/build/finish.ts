import { AppError, type ThemeKind, toDate } from '@deckwright/domain';
import {
  assertLittleEndian,
  type Columns,
  type Counts,
  FORMAT_VERSION,
  HEADER_BYTES,
  MAGIC,
  planFile,
  viewColumns,
} from '../format.ts';
import { checkCard, checkCardCount } from './check.ts';
import { findExtras, writeCards, writeCommanders, writeDecks } from './columns.ts';
import { assignThemes } from './deck-themes.ts';
import { orderByDecks, orderDecks, renumberLists } from './order.ts';
import type { EngineCard, Shard, ThemeLean, UsualDeck } from './types.ts';

export type FinishedEngine = {
  bytes: Uint8Array<ArrayBuffer>;
  /** Engine index → catalogue position. */
  cardOrder: Uint32Array;
  /** Engine deck → `ref` of the deck it was built from. */
  deckRefs: Uint32Array;
  /** Decks that have each theme, by theme number. */
  themeDecks: Uint32Array;
};

export type FinishOptions = {
  /** Days since 1970-01-01. */
  asOfDay: number;
  /** Kinds of the theme table by number. */
  themes?: readonly ThemeKind[];
  /** How readily players call a deck by each theme; left out = none. */
  leans?: readonly ThemeLean[];
  /** Preconstructed lists: what decks usually hold. They are not counted. */
  usual?: readonly UsualDeck[];
};

/**
 * Writes the engine file of a catalogue and all its decks. The bytes depend on the cards, the decks and the options
 * alone.
 * @throws AppError 'failed-precondition' for a deck after the as-of date, 'invalid-argument' for a card the columns
 * cannot hold, 'resource-exhausted' for too many cards.
 */
export function finishEngine(
  cards: readonly EngineCard[],
  shard: Shard,
  { asOfDay, themes = [], leans = [], usual = [] }: FinishOptions,
): FinishedEngine {
  assertLittleEndian();
  checkCardCount(cards.length);
  cards.forEach(checkCard);
  const firstDay = checkDays(shard, asOfDay);
  const { positions, indices, nameRanks } = orderByDecks(cards, shard);
  const lists = renumberLists(shard, indices);
  const order = orderDecks(shard, lists);
  const ordered = Array.from(positions, (position) => cards[position]).filter((card) => card !== undefined);
  const identities = commanderIdentities(cards, shard);
  const extras = findExtras(ordered, shard, { lists, order, identities });
  const indexed = usual.map(({ commanders, cards: list }) => ({
    commanders: commanders.map((card) => indices[card] ?? 0),
    cards: list.map((card) => indices[card] ?? 0),
  }));
  const deckThemes = assignThemes(ordered, { kinds: themes, leans, usual: indexed }, shard, {
    lists,
    indices,
    order,
    identities,
  });
  const counts: Counts = {
    cards: cards.length,
    commanders: shard.labels.length,
    decks: shard.day.length,
    entries: shard.deckCards.length,
    extras: extras.length,
    themes: themes.length,
    themeEntries: deckThemes.themes.length,
  };
  const { bytes, columns } = openFile(counts, asOfDay, firstDay);
  writeCards(columns, ordered, nameRanks);
  writeCommanders(columns, shard, indices, identities);
  writeDecks(columns, shard, { lists, indices, order });
  columns.deckThemeStart.set(deckThemes.start);
  columns.deckThemes.set(deckThemes.themes);
  extras.forEach(({ deck, card }, position) => {
    columns.extraDeck[position] = deck;
    columns.extraCard[position] = card;
  });
  const deckRefs = order.map((source) => shard.ref[source] ?? 0);
  return { bytes, cardOrder: positions, deckRefs, themeDecks: deckThemes.deckCounts };
}

/** The first day of a dated deck, or the as-of day without one. */
function checkDays(shard: Shard, asOfDay: number): number {
  if (!Number.isInteger(asOfDay) || asOfDay < 1 || asOfDay > 0xffff) {
    throw new AppError(
      'invalid-argument',
      `The as-of day must be 1…65535 days after 1970-01-01, got ${asOfDay}.`,
    );
  }
  let first = asOfDay;
  for (const day of shard.day) {
    if (day > asOfDay) {
      throw new AppError(
        'failed-precondition',
        `A deck is dated ${toDate(day)}, after the as-of date ${toDate(asOfDay)}; leave it out or build as of its date.`,
      );
    }
    if (day > 0 && day < first) first = day;
  }
  return first;
}

function commanderIdentities(cards: readonly EngineCard[], shard: Shard): Uint8Array {
  return Uint8Array.from(shard.labels, (_, commander) => {
    const [first = 0, second = 0] = shard.commanders.subarray(commander * 2, commander * 2 + 2);
    return (cards[first]?.identity ?? 0) | (cards[second]?.identity ?? 0);
  });
}

function openFile(
  counts: Counts,
  asOfDay: number,
  firstDay: number,
): { bytes: Uint8Array<ArrayBuffer>; columns: Columns } {
  const { sections, byteLength } = planFile(counts);
  const buffer = new ArrayBuffer(byteLength);
  const bytes = new Uint8Array(buffer);
  const header = new DataView(buffer);
  bytes.set(new TextEncoder().encode(MAGIC), 0);
  header.setUint32(8, FORMAT_VERSION, true);
  header.setUint32(12, sections.length, true);
  header.setFloat64(16, byteLength, true);
  const { cards, commanders, decks, entries, extras, themes, themeEntries } = counts;
  const numbers = [asOfDay, firstDay, cards, commanders, decks, entries, extras, themes, themeEntries];
  numbers.forEach((value, position) => {
    header.setUint32(24 + position * 4, value, true);
  });
  sections.forEach((section, position) => {
    header.setFloat64(HEADER_BYTES + position * 16, section.offset, true);
    header.setFloat64(HEADER_BYTES + position * 16 + 8, section.bytes, true);
  });
  return { bytes, columns: viewColumns(buffer, sections) };
}

import { AppError, type ThemeKind, toDate } from '@deckwright/domain';
import {
  assertLittleEndian,
  type Columns,
  type Counts,
  FORMAT_VERSION,
  HEADER_BYTES,
  MAGIC,
  NO_CARD,
  planFile,
  viewColumns,
} from '../format.ts';
import { checkCard, checkCardCount } from './check.ts';
import { findExtras, writeCards, writeCommanders, writeDecks } from './columns.ts';
import { findUncounted } from './deck-dates.ts';
import { assignThemes } from './deck-themes.ts';
import { groupDecks } from './near-identical.ts';
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
  nearIdentical: NearIdentical;
};

/** Groups of near-identical decks, and the decks in them. */
export type NearIdentical = { groups: number; decks: number };

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
  const uncountedCards = findUncounted(cards, shard);
  const { positions, indices, nameRanks } = orderByDecks(cards, shard, {
    uncounted: uncountedCards,
    asOfDay,
  });
  const lists = renumberLists(shard, indices);
  const order = orderDecks(shard, lists);
  const ordered = Array.from(positions, (position) => cards[position]).filter((card) => card !== undefined);
  const identities = commanderIdentities(cards, shard);
  const extras = findExtras(ordered, shard, { lists, order, identities });
  const uncounted = Array.from(order, (source, deck) => ({
    deck,
    card: uncountedCards[source] ?? NO_CARD,
  })).filter(({ card }) => card !== NO_CARD);
  const groups = groupDecks(ordered, shard, { lists, order });
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
    uncounted: uncounted.length,
    groups: groups.count,
  };
  const { bytes, columns } = openFile(counts, asOfDay, firstDay);
  writeCards(columns, ordered, nameRanks);
  writeCommanders(columns, shard, indices, identities);
  writeDecks(columns, shard, { lists, indices, order });
  columns.deckGroup.set(groups.ofDeck);
  columns.deckThemeStart.set(deckThemes.start);
  columns.deckThemes.set(deckThemes.themes);
  extras.forEach(({ deck, card }, position) => {
    columns.extraDeck[position] = deck;
    columns.extraCard[position] = card;
  });
  uncounted.forEach(({ deck, card }, position) => {
    columns.uncountedDeck[position] = deck;
    columns.uncountedCard[position] = indices[card] ?? 0;
  });
  const deckRefs = order.map((source) => shard.ref[source] ?? 0);
  return {
    bytes,
    cardOrder: positions,
    deckRefs,
    themeDecks: deckThemes.deckCounts,
    nearIdentical: { groups: groups.count, decks: groups.decks },
  };
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
  const { cards, commanders, decks, entries, extras, themes, themeEntries, uncounted, groups } = counts;
  const numbers = [asOfDay, firstDay, cards, commanders, decks, entries, extras, themes, themeEntries];
  numbers.push(uncounted, groups);
  numbers.forEach((value, position) => {
    header.setUint32(24 + position * 4, value, true);
  });
  sections.forEach((section, position) => {
    header.setFloat64(HEADER_BYTES + position * 16, section.offset, true);
    header.setFloat64(HEADER_BYTES + position * 16 + 8, section.bytes, true);
  });
  return { bytes, columns: viewColumns(buffer, sections) };
}

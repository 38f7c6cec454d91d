/**
 * The file of tournament results: header, then sections, all little-endian and aligned to 8 bytes.
 *
 *   0  magic, 8 bytes     8  u32 version     12  u32 × 5: commanders, decks, events, entries, textBytes    (to 64: zero)
 */
export const RESULTS_MAGIC = 'DWRESULT';
export const RESULTS_VERSION = 1;
export const RESULTS_HEADER_BYTES = 64;

/** Marks an entry whose list is not a counted deck. */
export const NO_DECK = 0xffffffff;

export type ResultCounts = {
  /** Commanders and decks of the engine file that it belongs to. */
  commanders: number;
  decks: number;
  events: number;
  /** Players' results of known commanders. */
  entries: number;
  textBytes: number;
};

export type ResultColumns = {
  /** Day on which the event began, days since 1970-01-01. */
  eventDay: Uint16Array;
  /** Number of players. */
  eventSize: Uint16Array;
  /** First entry of each commander, then the number of entries. */
  commanderEntry: Uint32Array;
  entryEvent: Uint32Array;
  /** Engine index of the deck, or NO_DECK. */
  entryDeck: Uint32Array;
  /** From 1. */
  entryPlacing: Uint16Array;
  entryWins: Uint16Array;
  entryLosses: Uint16Array;
  entryDraws: Uint16Array;
  /** UTF-8: for each event a line of its id, a tab and its name. */
  text: Uint8Array;
};

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** Length of a file with these counts, in bytes. */
export function resultsLength(counts: ResultCounts): number {
  return sectionBytes(counts).reduce((sum, bytes) => sum + aligned(bytes), RESULTS_HEADER_BYTES);
}

/** Views of the sections, without copying; the buffer has the length that `resultsLength` says. */
export function viewResults(buffer: ArrayBufferLike, counts: ResultCounts): ResultColumns {
  const offsets: number[] = [];
  let next = RESULTS_HEADER_BYTES;
  for (const bytes of sectionBytes(counts)) {
    offsets.push(next);
    next += aligned(bytes);
  }
  const { commanders, events, entries, textBytes } = counts;
  const at = (section: number): number => offsets[section] ?? 0;
  return {
    eventDay: new Uint16Array(buffer, at(0), events),
    eventSize: new Uint16Array(buffer, at(1), events),
    commanderEntry: new Uint32Array(buffer, at(2), commanders + 1),
    entryEvent: new Uint32Array(buffer, at(3), entries),
    entryDeck: new Uint32Array(buffer, at(4), entries),
    entryPlacing: new Uint16Array(buffer, at(5), entries),
    entryWins: new Uint16Array(buffer, at(6), entries),
    entryLosses: new Uint16Array(buffer, at(7), entries),
    entryDraws: new Uint16Array(buffer, at(8), entries),
    text: new Uint8Array(buffer, at(9), textBytes),
  };
}

/** Lengths of the sections, in the order of ResultColumns. */
function sectionBytes({ commanders, events, entries, textBytes }: ResultCounts): number[] {
  const u16 = entries * 2;
  return [
    events * 2,
    events * 2,
    (commanders + 1) * 4,
    entries * 4,
    entries * 4,
    u16,
    u16,
    u16,
    u16,
    textBytes,
  ];
}

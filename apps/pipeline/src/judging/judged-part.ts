import { DECK_REJECTIONS } from '@deckwright/domain';
import type { JudgedDeck } from './counted-deck.ts';

/** The verdicts on the decks of a part of a deck file, in its order. */
export type JudgedPart = {
  decks: readonly JudgedDeck[];
  /** Names that match no card, with the number of lines that have them. */
  unknown: readonly (readonly [name: string, lines: number])[];
};

/** In place of a card where there is none. */
export const NO_POSITION = 0xffff;
const ALIGNMENT = 8;
/** The texts of each deck, in this order; an empty text stands for none. */
const TEXTS = 3;

/** Columns with an entry per deck, except those with a start column: theirs have any number. */
type Columns = {
  /** Where the id, the address and the detail of each deck start; the last entry is the number of bytes. */
  textStart: Uint32Array;
  cardStart: Uint32Array;
  copyStart: Uint32Array;
  extraStart: Uint32Array;
  tagStart: Uint32Array;
  /** Days since 1970-01-01; 0 = undated. */
  day: Uint32Array;
  /** Positions among the tags of the part. */
  tags: Uint32Array;
  /** Two per deck. */
  commanders: Uint16Array;
  companion: Uint16Array;
  basics: Uint16Array;
  /** Ascending within a deck. */
  cards: Uint16Array;
  /** A position and its number of copies. */
  copies: Uint16Array;
  /** A position and its number of copies, for cards with more copies than a deck may run. */
  extras: Uint16Array;
  bracket: Uint8Array;
  estimatedBracket: Uint8Array;
  basicsEstimated: Uint8Array;
  /** Position in DECK_REJECTIONS plus one; 0 = the list is sound. */
  problem: Uint8Array;
  /** In UTF-8. */
  texts: Uint8Array;
};

type Played = NonNullable<JudgedDeck['played']>;

/** What the columns do not hold. */
type Head = {
  size: number;
  /** Each tag once. */
  tagNames: string[];
  played: [place: number, played: Played][];
  unknown: JudgedPart['unknown'];
  /** Entries of each column, in the order of `COLUMNS`. */
  lengths: number[];
};

/** A packed part as it is read: columns by place of the deck, so that no deck is an object. */
export type PartColumns = Columns &
  Pick<Head, 'size' | 'tagNames' | 'unknown'> & { played: ReadonlyMap<number, Played> };

type Column = Columns[keyof Columns];
type View = (buffer: ArrayBuffer, offset: number, length: number | undefined) => Column;
const u32: View = (...range) => new Uint32Array(...range);
const u16: View = (...range) => new Uint16Array(...range);
const u8: View = (...range) => new Uint8Array(...range);

/** In order of entry size, so that each column is aligned. */
const COLUMNS: readonly (readonly [name: keyof Columns, view: View])[] = [
  ['textStart', u32],
  ['cardStart', u32],
  ['copyStart', u32],
  ['extraStart', u32],
  ['tagStart', u32],
  ['day', u32],
  ['tags', u32],
  ['commanders', u16],
  ['companion', u16],
  ['basics', u16],
  ['cards', u16],
  ['copies', u16],
  ['extras', u16],
  ['bracket', u8],
  ['estimatedBracket', u8],
  ['basicsEstimated', u8],
  ['problem', u8],
  ['texts', u8],
];

/** The part as bytes: length of the head, the head as JSON, the columns. */
export function packPart({ decks, unknown }: JudgedPart): Uint8Array<ArrayBuffer> {
  const { columns, tagNames } = toColumns(decks);
  const head: Head = {
    size: decks.length,
    tagNames,
    played: decks.flatMap(({ played }, index): Head['played'] => (played ? [[index, played]] : [])),
    unknown,
    lengths: COLUMNS.map(([name]) => columns[name].length),
  };
  const text = Buffer.from(JSON.stringify(head));
  const first = aligned(4 + text.length);
  const bytes = new Uint8Array(first + COLUMNS.reduce((sum, [name]) => sum + columns[name].byteLength, 0));
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let offset = first;
  for (const [name] of COLUMNS) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += byteLength;
  }
  return bytes;
}

function toColumns(decks: readonly JudgedDeck[]): { columns: Columns; tagNames: string[] } {
  const sound = decks.map((deck) => ('deck' in deck ? deck.deck : null));
  const texts = decks.flatMap((deck) =>
    [deck.id, deck.url ?? '', 'deck' in deck ? '' : deck.detail].map((text) => Buffer.from(text)),
  );
  const cardStart = starts(sound.map((deck) => deck?.cards.length ?? 0));
  const cards = new Uint16Array(cardStart.at(-1) ?? 0);
  sound.forEach((deck, index) => {
    if (deck) cards.set(deck.cards, cardStart[index]);
  });
  const numbers = new Map<string, number>();
  for (const tag of sound.flatMap((deck) => deck?.tags ?? []))
    if (!numbers.has(tag)) numbers.set(tag, numbers.size);
  const columns = {
    textStart: starts(texts.map(({ length }) => length)),
    texts: Buffer.concat(texts),
    cardStart,
    cards,
    copyStart: starts(sound.map((deck) => (deck?.basicCopies.length ?? 0) * 2)),
    copies: Uint16Array.from(sound.flatMap((deck) => deck?.basicCopies.flat() ?? [])),
    extraStart: starts(sound.map((deck) => (deck?.extraCopies.length ?? 0) * 2)),
    extras: Uint16Array.from(sound.flatMap((deck) => deck?.extraCopies.flat() ?? [])),
    tagStart: starts(sound.map((deck) => deck?.tags.length ?? 0)),
    tags: Uint32Array.from(sound.flatMap((deck) => deck?.tags.map((tag) => numbers.get(tag) ?? 0) ?? [])),
    day: Uint32Array.from(decks.map(({ day }) => day ?? 0)),
    commanders: Uint16Array.from(
      sound.flatMap((deck) => [deck?.commanders[0] ?? NO_POSITION, deck?.commanders[1] ?? NO_POSITION]),
    ),
    companion: Uint16Array.from(sound.map((deck) => deck?.companion ?? NO_POSITION)),
    basics: Uint16Array.from(sound.map((deck) => deck?.basics ?? 0)),
    bracket: Uint8Array.from(sound.map((deck) => deck?.bracket ?? 0)),
    estimatedBracket: Uint8Array.from(sound.map((deck) => deck?.estimatedBracket ?? 0)),
    basicsEstimated: Uint8Array.from(sound.map((deck) => (deck?.basicsEstimated ? 1 : 0))),
    problem: Uint8Array.from(
      decks.map((deck) => ('deck' in deck ? 0 : DECK_REJECTIONS.indexOf(deck.rejection) + 1)),
    ),
  };
  return { columns, tagNames: [...numbers.keys()] };
}

/** Reads what `packPart` wrote: views of the given bytes, which begin at a multiple of 8. */
export function partColumns(bytes: Uint8Array): PartColumns {
  const { buffer, byteOffset, byteLength } = bytes;
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0, true);
  // Safe because the checksum of the bytes says that packPart wrote them.
  const head = JSON.parse(Buffer.from(buffer, byteOffset + 4, length).toString()) as Head;
  let offset = byteOffset + aligned(4 + length);
  const columns = COLUMNS.map(([name, view], index) => {
    const column = view(buffer as ArrayBuffer, offset, head.lengths[index]);
    offset += column.byteLength;
    return [name, column] as const;
  });
  const { size, tagNames, unknown } = head;
  // Safe because COLUMNS names every column with its type.
  const named = Object.fromEntries(columns) as unknown as Columns;
  return { ...named, size, tagNames, unknown, played: new Map(head.played) };
}

/** Where the bytes of a deck's id start and end. */
export function idRange({ textStart }: PartColumns, index: number): readonly [from: number, to: number] {
  return textRange(textStart, index, 0);
}

/** The id (0), the address (1) or the detail (2) of a deck; the latter two are empty where there are none. */
export function deckText({ textStart, texts }: PartColumns, index: number, which: 0 | 1 | 2): string {
  const { buffer, byteOffset, byteLength } = texts;
  const [from, to] = textRange(textStart, index, which);
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8', from, to);
}

function textRange(textStart: Uint32Array, index: number, which: number): [from: number, to: number] {
  const text = index * TEXTS + which;
  return [textStart[text] ?? 0, textStart[text + 1] ?? 0];
}

function starts(lengths: readonly number[]): Uint32Array {
  const all = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => {
    all[index + 1] = (all[index] ?? 0) + length;
  });
  return all;
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

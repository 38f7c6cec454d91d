import type { Bracket, DeckRejection } from '@deckwright/domain';
import type { JudgedDeck } from '../build/counted-deck.ts';

/** The verdicts on the decks of a part of a deck file, in its order. */
export type JudgedPart = {
  decks: readonly JudgedDeck[];
  /** Names that match no card, with the number of lines that have them. */
  unknown: readonly (readonly [name: string, lines: number])[];
};

const NONE = 0xffff;
const ALIGNMENT = 8;

/** Columns with an entry per deck, except those with a start column: theirs have any number. */
type PartColumns = {
  cardStart: Uint32Array;
  copyStart: Uint32Array;
  /** Days since 1970-01-01; 0 = undated. */
  day: Uint32Array;
  /** Two per deck. */
  commanders: Uint16Array;
  companion: Uint16Array;
  basics: Uint16Array;
  cards: Uint16Array;
  /** A position and its number of copies. */
  copies: Uint16Array;
  bracket: Uint8Array;
  estimatedBracket: Uint8Array;
  basicsEstimated: Uint8Array;
};

/** What the columns do not hold; `faults`, `tags` and `played` by position of the deck. */
type Head = {
  ids: string[];
  urls: (string | null)[];
  faults: [deck: number, rejection: DeckRejection, detail: string][];
  tags: [deck: number, tags: readonly string[]][];
  played: [deck: number, played: NonNullable<JudgedDeck['played']>][];
  unknown: JudgedPart['unknown'];
  /** Entries of each column, in the order of `COLUMNS`. */
  lengths: number[];
};

type Column = PartColumns[keyof PartColumns];
type View = (buffer: ArrayBuffer, offset: number, length: number | undefined) => Column;
const u32: View = (...range) => new Uint32Array(...range);
const u16: View = (...range) => new Uint16Array(...range);
const u8: View = (...range) => new Uint8Array(...range);

/** In order of entry size, so that each column is aligned. */
const COLUMNS: readonly (readonly [name: keyof PartColumns, view: View])[] = [
  ['cardStart', u32],
  ['copyStart', u32],
  ['day', u32],
  ['commanders', u16],
  ['companion', u16],
  ['basics', u16],
  ['cards', u16],
  ['copies', u16],
  ['bracket', u8],
  ['estimatedBracket', u8],
  ['basicsEstimated', u8],
];

/** The part as bytes: length of the head, the head as JSON, the columns. */
export function packPart({ decks, unknown }: JudgedPart): Uint8Array<ArrayBuffer> {
  const sound = decks.map((deck) => ('deck' in deck ? deck.deck : null));
  const cardStart = starts(sound.map((deck) => deck?.cards.length ?? 0));
  const copyStart = starts(sound.map((deck) => (deck?.basicCopies.length ?? 0) * 2));
  const cards = new Uint16Array(cardStart.at(-1) ?? 0);
  sound.forEach((deck, place) => {
    if (deck) cards.set(deck.cards, cardStart[place]);
  });
  const columns: PartColumns = {
    cardStart,
    copyStart,
    cards,
    day: Uint32Array.from(decks, ({ day }) => day ?? 0),
    commanders: Uint16Array.from(
      sound.flatMap((deck) => [deck?.commanders[0] ?? NONE, deck?.commanders[1] ?? NONE]),
    ),
    companion: Uint16Array.from(sound, (deck) => deck?.companion ?? NONE),
    basics: Uint16Array.from(sound, (deck) => deck?.basics ?? 0),
    copies: Uint16Array.from(sound.flatMap((deck) => deck?.basicCopies.flat() ?? [])),
    bracket: Uint8Array.from(sound, (deck) => deck?.bracket ?? 0),
    estimatedBracket: Uint8Array.from(sound, (deck) => deck?.estimatedBracket ?? 0),
    basicsEstimated: Uint8Array.from(sound, (deck) => (deck?.basicsEstimated ? 1 : 0)),
  };
  const head: Head = {
    ids: decks.map(({ id }) => id),
    urls: decks.map(({ url }) => url),
    faults: decks.flatMap((deck, place): Head['faults'] =>
      'deck' in deck ? [] : [[place, deck.rejection, deck.detail]],
    ),
    tags: sound.flatMap((deck, place): Head['tags'] => (deck?.tags.length ? [[place, deck.tags]] : [])),
    played: decks.flatMap(({ played }, place): Head['played'] => (played ? [[place, played]] : [])),
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

/** Reads what `packPart` wrote; the cards of the decks are views of the given bytes, which begin at a multiple of 8. */
export function unpackPart(bytes: Uint8Array): JudgedPart {
  const { buffer, byteOffset, byteLength } = bytes;
  const length = new DataView(buffer, byteOffset, byteLength).getUint32(0, true);
  // Safe because the checksum of the bytes says that packPart wrote them.
  const head = JSON.parse(Buffer.from(buffer, byteOffset + 4, length).toString()) as Head;
  const columns = columnsOf(bytes, aligned(4 + length), head.lengths);
  const faults = new Map(head.faults.map(([deck, rejection, detail]) => [deck, { rejection, detail }]));
  const tags = new Map(head.tags);
  const played = new Map(head.played);
  const decks = head.ids.map((id, place): JudgedDeck => {
    const result = played.get(place);
    const seen = {
      id,
      day: columns.day[place] || null,
      url: head.urls[place] ?? null,
      ...(result ? { played: result } : {}),
    };
    const fault = faults.get(place);
    if (fault) return { ...seen, ...fault };
    const bracket = columns.bracket[place] || null;
    const companion = columns.companion[place] ?? NONE;
    return {
      ...seen,
      deck: {
        commanders: [...columns.commanders.subarray(place * 2, place * 2 + 2)].filter(
          (card) => card !== NONE,
        ),
        cards: columns.cards.subarray(columns.cardStart[place], columns.cardStart[place + 1]),
        bracket: bracket as Bracket | null,
        estimatedBracket: columns.estimatedBracket[place] ?? 0,
        basics: columns.basics[place] ?? 0,
        basicsEstimated: columns.basicsEstimated[place] === 1,
        companion: companion === NONE ? null : companion,
        tags: tags.get(place) ?? [],
        basicCopies: pairs(columns.copies.subarray(columns.copyStart[place], columns.copyStart[place + 1])),
      },
    };
  });
  return { decks, unknown: head.unknown };
}

function columnsOf({ buffer, byteOffset }: Uint8Array, first: number, lengths: number[]): PartColumns {
  let offset = byteOffset + first;
  const columns = COLUMNS.map(([name, view], place) => {
    const column = view(buffer as ArrayBuffer, offset, lengths[place]);
    offset += column.byteLength;
    return [name, column] as const;
  });
  // Safe because COLUMNS names every column with its type.
  return Object.fromEntries(columns) as unknown as PartColumns;
}

function pairs(copies: Uint16Array): [number, number][] {
  return Array.from({ length: copies.length / 2 }, (_, pair) => [
    copies[pair * 2] ?? 0,
    copies[pair * 2 + 1] ?? 0,
  ]);
}

function starts(lengths: readonly number[]): Uint32Array {
  const all = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, place) => {
    all[place + 1] = (all[place] ?? 0) + length;
  });
  return all;
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}

import { AppError } from '@deckwright/domain';

/**
 * The engine file: header, section table, sections, all little-endian and aligned to 8 bytes.
 *
 *   0  magic, 8 bytes        8  u32 version      12  u32 number of sections     16  f64 length of the file
 *  24  u32 × 11: asOfDay, firstDay, cards, commanders, decks, entries, extras, themes, themeEntries, uncounted, groups
 *                                                                                                    (to 96: zero)
 *  96  per section: f64 offset, f64 length in bytes
 */
export const MAGIC = 'DWENGINE';
export const FORMAT_VERSION = 5;
export const HEADER_BYTES = 96;
const TABLE_ROW_BYTES = 16;

/** Marks "no second commander"; card indices are always lower. */
export const NO_CARD = 0xffff;
/** Marks a deck that no other deck nearly equals. */
export const NO_GROUP = 0xffffffff;
/** Marks a deck without a price. */
export const NO_PRICE = 0xffffffff;
/** Marks a card without a salt score. */
export const NO_SALT = 0xffff;

export const CARD_FLAGS = { basic: 1, banned: 2, gameChanger: 4, manaArtifact: 8, utilityLand: 16 } as const;
export const DECK_FLAGS = { basicsEstimated: 1 } as const;
export const TYPE_COUNT = 8;
export const LAND_TYPE = 7;
export const ARTIFACT_TYPE = 3;

/** The counts that determine the lengths of all sections. */
export type Counts = {
  cards: number;
  commanders: number;
  decks: number;
  /** Card entries of all decks. */
  entries: number;
  /** Entries whose card is in the deck despite its color identity. */
  extras: number;
  /** Themes of the theme table. */
  themes: number;
  /** Theme entries of all decks. */
  themeEntries: number;
  /** Entries that count for nothing, because no date and no other card of the deck shows that it could run the card. */
  uncounted: number;
  /** Groups of at least two near-identical decks of one commander. */
  groups: number;
};

type Kinds = {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  i32: Int32Array;
  f32: Float32Array;
};

type Shape = { kind: keyof Kinds; count: (counts: Counts) => number };

const shape = <K extends keyof Kinds>(kind: K, count: (counts: Counts) => number) => ({ kind, count });

const LAYOUT = {
  cardIdentity: shape('u8', (n) => n.cards),
  cardType: shape('u8', (n) => n.cards),
  cardFlags: shape('u8', (n) => n.cards),
  cardManaValue: shape('f32', (n) => n.cards),
  /** W U B R G per card. */
  cardPips: shape('u8', (n) => n.cards * 5),
  cardReleaseDay: shape('u16', (n) => n.cards),
  /** US cents, −1 = none. */
  cardPriceCents: shape('i32', (n) => n.cards),
  cardRoles: shape('u32', (n) => n.cards),
  /** Thousandths of a score 0–4, NO_SALT = none. */
  cardSalt: shape('u16', (n) => n.cards),
  /** Rank by name, for ties. */
  cardNameRank: shape('u16', (n) => n.cards),
  /** Two per commander, by slug; the second is NO_CARD for a sole commander. */
  commanderCards: shape('u16', (n) => n.commanders * 2),
  commanderIdentity: shape('u8', (n) => n.commanders),
  /** First deck of each commander, then the number of decks. */
  commanderStart: shape('u32', (n) => n.commanders + 1),
  /** 0 = undated. */
  deckDay: shape('u16', (n) => n.decks),
  /** Earliest day this deck can have been saved: `deckDay`, or the release of its newest card if undated. */
  deckEarliestDay: shape('u16', (n) => n.decks),
  /** Owner-set 1…5, 0 = none. */
  deckBracket: shape('u8', (n) => n.decks),
  deckEstimatedBracket: shape('u8', (n) => n.decks),
  /** The companion the deck names; NO_CARD = none. */
  deckCompanion: shape('u16', (n) => n.decks),
  /** Cards per type, commanders and basics not counted; the last is nonbasic lands. */
  deckTypes: shape('u8', (n) => n.decks * TYPE_COUNT),
  /** Copies of basic lands. */
  deckBasics: shape('u8', (n) => n.decks),
  deckPriceCents: shape('u32', (n) => n.decks),
  deckFlags: shape('u8', (n) => n.decks),
  /** First entry of each deck, then the number of entries. */
  deckStart: shape('u32', (n) => n.decks + 1),
  /** Cards of the decks, ascending within a deck. */
  deckCards: shape('u16', (n) => n.entries),
  /** Ascending. */
  extraDeck: shape('u32', (n) => n.extras),
  extraCard: shape('u16', (n) => n.extras),
  /** Ascending. The card alone is the newest of the undated deck, which therefore is not eligible for it. */
  uncountedDeck: shape('u32', (n) => n.uncounted),
  uncountedCard: shape('u16', (n) => n.uncounted),
  /** Number of the group of near-identical decks, 0…groups − 1; NO_GROUP for most decks. */
  deckGroup: shape('u32', (n) => n.decks),
  /** First theme entry of each deck, then the number of entries. */
  deckThemeStart: shape('u32', (n) => n.decks + 1),
  /** Themes of the decks by number, ascending within a deck. */
  deckThemes: shape('u16', (n) => n.themeEntries),
} satisfies Record<string, Shape>;

type SectionName = keyof typeof LAYOUT;

export type Columns = { [N in SectionName]: Kinds[(typeof LAYOUT)[N]['kind']] };

export type SectionOffset = { name: string; kind: keyof Kinds; count: number; offset: number; bytes: number };

const WIDTH: Readonly<Record<keyof Kinds, number>> = { u8: 1, u16: 2, u32: 4, i32: 4, f32: 4 };

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** The position of every section in a file with these counts, and the length of the file. */
export function planFile(counts: Counts): { sections: SectionOffset[]; byteLength: number } {
  const names = Object.keys(LAYOUT) as SectionName[];
  let offset = HEADER_BYTES + aligned(names.length * TABLE_ROW_BYTES);
  const sections = names.map((name) => {
    const { kind, count: getCount } = LAYOUT[name];
    const count = getCount(counts);
    const section = { name, kind, count, offset, bytes: count * WIDTH[kind] };
    offset += aligned(section.bytes);
    return section;
  });
  return { sections, byteLength: offset };
}

/** Typed-array views of the sections, without copying. */
export function viewColumns(buffer: ArrayBufferLike, sections: readonly SectionOffset[]): Columns {
  const views = sections.map(({ name, kind, offset, count }) => [name, toView(kind, buffer, offset, count)]);
  // Safe because `planFile` lists every section of LAYOUT with the kind stated there.
  return Object.fromEntries(views) as Columns;
}

function toView(
  kind: keyof Kinds,
  buffer: ArrayBufferLike,
  offset: number,
  count: number,
): Kinds[keyof Kinds] {
  switch (kind) {
    case 'u8':
      return new Uint8Array(buffer, offset, count);
    case 'u16':
      return new Uint16Array(buffer, offset, count);
    case 'u32':
      return new Uint32Array(buffer, offset, count);
    case 'i32':
      return new Int32Array(buffer, offset, count);
    case 'f32':
      return new Float32Array(buffer, offset, count);
  }
}

/** Throws on big-endian machines: typed-array views use the machine's byte order, and the file is little-endian. */
export function assertLittleEndian(): void {
  if (new Uint8Array(new Uint16Array([1]).buffer)[0] !== 1) {
    throw new AppError('unimplemented', 'Engine files need a little-endian machine; this one is big-endian.');
  }
}

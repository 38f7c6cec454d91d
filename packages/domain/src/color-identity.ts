/** A set of the five colors as bits: W 1, U 2, B 4, R 8, G 16; 0 is colorless, 31 all five. */
export type ColorIdentity = number;

export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/** The order in which colors are listed everywhere. */
export const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];

export const COLORLESS: ColorIdentity = 0;
export const FIVE_COLOR: ColorIdentity = 31;

/** Index = ColorIdentity (0…31). Names are the format's usual ones: guilds, shards, wedges, Nephilim. */
const NAMES: readonly string[] = [
  'Colorless',
  'Mono-White',
  'Mono-Blue',
  'Azorius',
  'Mono-Black',
  'Orzhov',
  'Dimir',
  'Esper',
  'Mono-Red',
  'Boros',
  'Izzet',
  'Jeskai',
  'Rakdos',
  'Mardu',
  'Grixis',
  'Yore-Tiller',
  'Mono-Green',
  'Selesnya',
  'Simic',
  'Bant',
  'Golgari',
  'Abzan',
  'Sultai',
  'Witch-Maw',
  'Gruul',
  'Naya',
  'Temur',
  'Ink-Treader',
  'Jund',
  'Dune-Brood',
  'Glint-Eye',
  'Five-Color',
];

/** All 32 identities, 0…31. */
export const ALL_IDENTITIES: readonly ColorIdentity[] = NAMES.map((_, index) => index);

/** The set of the given colors; letters other than W U B R G (in either case) are ignored. */
export function parseColorIdentity(letters: Iterable<string>): ColorIdentity {
  let identity = 0;
  for (const letter of letters) {
    const position = COLORS.indexOf(letter.toUpperCase() as Color);
    if (position >= 0) identity |= 1 << position;
  }
  return identity;
}

/** The colors of an identity in W U B R G order; empty for colorless. */
export function listColors(identity: ColorIdentity): Color[] {
  return COLORS.filter((_, position) => (identity & (1 << position)) !== 0);
}

/** Number of colors, 0…5. */
export function colorCount(identity: ColorIdentity): number {
  return listColors(identity).length;
}

/** True when every color of `inner` is in `outer`. */
export function isWithin(inner: ColorIdentity, outer: ColorIdentity): boolean {
  return (inner & ~outer) === 0;
}

/** "Azorius", "Mono-White", "Five-Color" … */
export function identityName(identity: ColorIdentity): string {
  return NAMES[identity] ?? 'Colorless';
}

/** "azorius", "mono-white", "five-color" …; the last part of `/commanders/{slug}`. */
export function identitySlug(identity: ColorIdentity): string {
  return identityName(identity).toLowerCase();
}

/** The identity whose slug this is, or null. */
export function identityFromSlug(slug: string): ColorIdentity | null {
  const index = NAMES.findIndex((name) => name.toLowerCase() === slug);
  return index >= 0 ? index : null;
}

const COLOR_BY_NAME: Readonly<Record<string, Color>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
};

/**
 * The identity that a caller writes, in any case: its name ("azorius", "mono red", "c" for colorless), its letters in any
 * order ("uw") or its colors, also with spaces, commas or hyphens between them. Null if it is none, or a color comes twice.
 */
export function readColorIdentity(text: string): ColorIdentity | null {
  const parts = text
    .toLowerCase()
    .split(/[\s,_-]/)
    .filter((part) => part !== '');
  const named = identityFromSlug(parts.join('-'));
  if (named !== null) return named;
  if (parts.join('') === 'c') return COLORLESS;
  const letters = parts.flatMap((part) =>
    Object.hasOwn(COLOR_BY_NAME, part) ? [COLOR_BY_NAME[part] ?? part] : [...part],
  );
  const identity = parseColorIdentity(letters);
  return letters.length > 0 && colorCount(identity) === letters.length ? identity : null;
}

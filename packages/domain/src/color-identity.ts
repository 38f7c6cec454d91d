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

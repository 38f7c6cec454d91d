import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_IDENTITIES,
  COLORLESS,
  colorCount,
  FIVE_COLOR,
  identityName,
  identitySlug,
  isWithin,
  listColors,
  parseColorIdentity,
} from './color-identity.ts';
import { identityFromSlug } from './identity-from-slug.ts';
import { readColorIdentity } from './read-color-identity.ts';

/** The names players use, by color letters. */
const NAMES: Readonly<Record<string, string>> = {
  '': 'Colorless',
  W: 'Mono-White',
  U: 'Mono-Blue',
  B: 'Mono-Black',
  R: 'Mono-Red',
  G: 'Mono-Green',
  WU: 'Azorius',
  UB: 'Dimir',
  BR: 'Rakdos',
  RG: 'Gruul',
  GW: 'Selesnya',
  WB: 'Orzhov',
  UR: 'Izzet',
  BG: 'Golgari',
  RW: 'Boros',
  GU: 'Simic',
  WUB: 'Esper',
  UBR: 'Grixis',
  BRG: 'Jund',
  RGW: 'Naya',
  GWU: 'Bant',
  WBG: 'Abzan',
  URW: 'Jeskai',
  BGU: 'Sultai',
  RWB: 'Mardu',
  GUR: 'Temur',
  WUBR: 'Yore-Tiller',
  UBRG: 'Glint-Eye',
  BRGW: 'Dune-Brood',
  RGWU: 'Ink-Treader',
  GWUB: 'Witch-Maw',
  WUBRG: 'Five-Color',
};

const IDENTITY = fc.integer({ min: COLORLESS, max: FIVE_COLOR });

describe('color identities', () => {
  it('has all 32, each with its usual name', () => {
    expect(Object.keys(NAMES)).toHaveLength(32);
    expect(ALL_IDENTITIES).toHaveLength(32);
    for (const [letters, name] of Object.entries(NAMES)) {
      expect(identityName(parseColorIdentity(letters))).toBe(name);
      expect(identitySlug(parseColorIdentity(letters))).toBe(name.toLowerCase());
    }
  });

  it('finds each identity by its slug, and no other', () => {
    for (const identity of ALL_IDENTITIES) expect(identityFromSlug(identitySlug(identity))).toBe(identity);
    expect(identityFromSlug('Azorius')).toBeNull();
    expect(identityFromSlug('white')).toBeNull();
  });

  it('lists colors in the order W U B R G regardless of input order', () => {
    expect(listColors(parseColorIdentity('GRBUW'))).toEqual(['W', 'U', 'B', 'R', 'G']);
    expect(listColors(parseColorIdentity(['g', 'u']))).toEqual(['U', 'G']);
    expect(parseColorIdentity('XC2{}')).toBe(COLORLESS);
  });

  it('reads names, letters in any order and case, and colors in words', () => {
    const texts = {
      // W 1, U 2, B 4, R 8, G 16.
      3: ['wu', 'uw', 'WU', 'w,u', 'W U', 'azorius', 'Azorius', 'white-blue', 'Blue, White'],
      2: ['u', 'U', 'blue', 'mono-blue', 'Mono Blue'],
      31: ['wubrg', 'GRBUW', 'five-color', 'w u b r g'],
      15: ['rbuw', 'Yore-Tiller', 'yore tiller'],
      0: ['c', 'C', 'colorless'],
    };
    for (const [identity, written] of Object.entries(texts))
      for (const text of written) expect(readColorIdentity(text), text).toBe(Number(identity));
    for (const text of ['', ' ', ',', 'pink', 'wx', 'ww', 'uwu', 'white w', 'cw', 'constructor', 'w/u'])
      expect(readColorIdentity(text), text).toBeNull();
    fc.assert(
      fc.property(fc.shuffledSubarray(['w', 'U', 'b', 'R', 'g'], { minLength: 1 }), (letters) => {
        expect(readColorIdentity(letters.join(''))).toBe(parseColorIdentity(letters));
      }),
    );
  });

  it('counts and compares like sets', () => {
    fc.assert(
      fc.property(IDENTITY, IDENTITY, (inner, outer) => {
        const set = new Set(listColors(outer));
        expect(colorCount(outer)).toBe(set.size);
        expect(isWithin(inner, outer)).toBe(listColors(inner).every((color) => set.has(color)));
        expect(parseColorIdentity(listColors(inner))).toBe(inner);
      }),
    );
  });
});

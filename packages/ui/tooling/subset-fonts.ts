import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { COLOR_PIPS, MANA_GLYPHS } from '../src/mana-glyphs.ts';

export const FONTS = join(import.meta.dirname, '../src/fonts');

/** Latin with its accents, and the signs the pages use. */
const TEXT = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŁłŒœŠšŽžāēīōūĀĒĪŌŪăčćęěğńňőřşśťůűźżĦħŻ',
  ...'–—‘’“”„†•…′″‹›€™−×±≤≥≠←↑→↓▲▼✓✕·',
].join('');

/** What the pages ask of a text font: pairs set closer, figures of one width, accents composed. */
const TEXT_FEATURES = ['kern', 'tnum', 'ccmp'];

type Subset = {
  name: string;
  from: string;
  text: string;
  axes: Record<string, number | Axis>;
  features?: readonly string[];
};
type Axis = { min: number; max: number };

export const SUBSETS: readonly Subset[] = [
  {
    name: 'inter.woff2',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: TEXT,
    axes: { wght: { min: 400, max: 700 } },
    features: TEXT_FEATURES,
  },
  {
    name: 'fraunces.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: TEXT,
    axes: { wght: 600, opsz: 36 },
    features: TEXT_FEATURES,
  },
  { name: 'mana-pips.woff2', from: 'mana-font/fonts/mana.ttf', text: COLOR_PIPS, axes: {} },
  {
    name: 'mana.woff2',
    from: 'mana-font/fonts/mana.ttf',
    text: Object.values(MANA_GLYPHS)
      .filter((glyph) => !COLOR_PIPS.includes(glyph))
      .join(''),
    axes: {},
  },
];

/** Fonts as files that picture drawing reads, with the characters of the pages; they never travel to a visitor. */
export const PICTURE_FONTS: readonly Subset[] = [
  {
    name: 'inter-400.ttf',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: TEXT,
    axes: { wght: 400 },
  },
  {
    name: 'inter-600.ttf',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: TEXT,
    axes: { wght: 600 },
  },
  {
    name: 'fraunces-600.ttf',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: TEXT,
    axes: { wght: 600, opsz: 72 },
  },
  { name: 'mana.ttf', from: 'mana-font/fonts/mana.ttf', text: COLOR_PIPS, axes: {} },
];

/** The bytes of one subset, the same on every machine for the same version of the packages. */
export async function makeSubset({ name, from, text, axes, features }: Subset): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(from));
  return subsetFont(source, text, {
    targetFormat: name.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: axes,
    ...(features && { keepFeatures: features }),
  });
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

if (import.meta.main)
  for (const subset of [...SUBSETS, ...PICTURE_FONTS])
    writeFileSync(join(FONTS, subset.name), await makeSubset(subset));

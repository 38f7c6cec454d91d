import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { MANA_GLYPHS } from '../src/mana-glyphs.ts';

export const FONTS = join(import.meta.dirname, '../src/fonts');

/** Latin with its accents, and the signs the pages use. */
const TEXT = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ıŁłŒœŠšŽžāēīōūĀĒĪŌŪăčćęěğńňőřşśťůűźżĦħŻ',
  ...'–—‘’“”„†•…′″‹›€™−×±≤≥≠←↑→↓▲▼✓✕·',
].join('');

type Subset = { name: string; from: string; text: string; axes: Record<string, number | Axis> };
type Axis = { min: number; max: number };

export const SUBSETS: readonly Subset[] = [
  {
    name: 'inter.woff2',
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    text: TEXT,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'fraunces.woff2',
    from: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    text: TEXT,
    axes: { wght: 600, opsz: 36 },
  },
  {
    name: 'mana.woff2',
    from: 'mana-font/fonts/mana.ttf',
    text: Object.values(MANA_GLYPHS).join(''),
    axes: {},
  },
];

/** The same letters as files that picture drawing reads; they never travel to a visitor. */
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
  { name: 'mana.ttf', from: 'mana-font/fonts/mana.ttf', text: [...'WUBRGC'].map(glyphOf).join(''), axes: {} },
];

/** The bytes of one subset, the same on every machine for the same version of the packages. */
export async function subsetOf({ name, from, text, axes }: Subset): Promise<Buffer> {
  const source = readFileSync(createRequire(import.meta.url).resolve(from));
  return subsetFont(source, text, {
    targetFormat: name.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: axes,
  });
}

function glyphOf(symbol: string): string {
  return MANA_GLYPHS[symbol] ?? '';
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

if (import.meta.main)
  for (const subset of [...SUBSETS, ...PICTURE_FONTS])
    writeFileSync(join(FONTS, subset.name), await subsetOf(subset));

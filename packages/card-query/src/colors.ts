import {
  ALL_IDENTITIES,
  COLORS,
  colorCount,
  identityFromSlug,
  identityName,
  parseColorIdentity,
} from '@deckwright/domain';
import type { Condition } from './ast.ts';
import { type Comparison, compare, compareSets } from './compare.ts';
import { nearestWord } from './nearest-word.ts';
import { QueryError } from './query-error.ts';

const COLOR_ALIASES: Readonly<Record<string, string>> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  colorless: '',
  colourless: '',
  fivecolor: 'WUBRG',
  rainbow: 'WUBRG',
  five: 'WUBRG',
  lorehold: 'RW',
  prismari: 'UR',
  quandrix: 'GU',
  silverquill: 'WB',
  witherbloom: 'BG',
  brokers: 'GWU',
  cabaretti: 'RGW',
  maestros: 'UBR',
  obscura: 'WUB',
  riveteers: 'BRG',
  indatha: 'WBG',
  ketria: 'GUR',
  raugrin: 'URW',
  savai: 'RWB',
  zagoth: 'BGU',
  chaos: 'UBRG',
  aggression: 'BRGW',
  altruism: 'RGWU',
  growth: 'GWUB',
  artifice: 'WUBR',
};

const WORDS = [
  ...Object.keys(COLOR_ALIASES),
  ...ALL_IDENTITIES.map((identity) => identityName(identity).toLowerCase()),
  'multicolor',
  'mono',
];

/**
 * Colors compared as sets: > and < are proper supersets and subsets. By itself ":" means "at least" for the colors of
 * a card and "fits within" for its identity, as players know it. A number compares how many colors there are.
 */
export function colorTable({ value, op, valueSpan }: Condition, colon: '>=' | '<='): boolean[] {
  const text = value.toLowerCase();
  const number = /^[0-5]$/.test(text) ? Number(text) : null;
  if (number !== null) return table((identity) => compare(op, colorCount(identity), number));
  if (text === 'm' || text === 'multi' || text === 'multicolor' || text === 'multicolour')
    return table((identity) => (op === '!=' ? colorCount(identity) < 2 : colorCount(identity) >= 2));
  if (text === 'mono' || text === 'monocolor')
    return table((identity) => (op === '!=' ? colorCount(identity) !== 1 : colorCount(identity) === 1));
  const wanted = colorsNamed(text);
  if (wanted === null) {
    const near = nearestWord(text, WORDS);
    throw new QueryError(
      `“${value}” is no color. ${near ? `Did you mean “${near}”?` : 'Write letters (wub), a name (esper) or a number.'}`,
      valueSpan,
    );
  }
  // Nothing lies below no colors at all, and everything above it: plain colorless means exactly that.
  const comparison: Comparison = op === ':' ? (wanted === 0 ? '=' : colon) : op;
  return table((identity) => compareSets(comparison, (wanted & ~identity) === 0, (identity & ~wanted) === 0));
}

function table(test: (identity: number) => boolean): boolean[] {
  return ALL_IDENTITIES.map(test);
}

function colorsNamed(text: string): number | null {
  const word = Object.hasOwn(COLOR_ALIASES, text) ? COLOR_ALIASES[text] : undefined;
  if (word !== undefined) return parseColorIdentity(word);
  if (text === 'c') return 0;
  if (
    text !== '' &&
    [...text].every((letter) => (COLORS as readonly string[]).includes(letter.toUpperCase()))
  )
    return parseColorIdentity(text);
  return (
    identityFromSlug(text) ??
    ALL_IDENTITIES.find((identity) => identityName(identity).toLowerCase().replace('-', '') === text) ??
    null
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as domain from '@deckwright/domain';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const HOME = 'packages/domain/src/';

/** The enumerated values of addresses, cookies and page documents. */
const ENUMS = {
  BRACKETS: domain.BRACKETS,
  BUDGETS: domain.BUDGETS,
  CARD_TYPES: domain.CARD_TYPES,
  COUNT_KEYS: domain.COUNT_KEYS,
  COUNT_OPERATORS: domain.COUNT_OPERATORS,
  CURRENCIES: domain.CURRENCIES,
  DECK_COLUMNS: domain.DECK_COLUMNS,
  DIRECTIONS: domain.DIRECTIONS,
  LEGALITIES: domain.LEGALITIES,
  LIMITED_RANGES: domain.LIMITED_RANGES,
  LIST_GROUPS: domain.LIST_GROUPS,
  LIST_LOOKS: domain.LIST_LOOKS,
  LIST_SORTS: domain.LIST_SORTS,
  PAIR_KINDS: domain.PAIR_KINDS,
  PREPOSITIONS: domain.PREPOSITIONS,
  PRICE_SOURCES: domain.PRICE_SOURCES,
  SET_PRINTS: domain.SET_PRINTS,
  SET_TYPES: domain.SET_TYPES,
  THEME_KINDS: domain.THEME_KINDS,
  TIME_RANGES: domain.TIME_RANGES,
} as const;

/** Two or more words in brackets, or as alternatives of a type. */
const LITERAL = /\[\s*'[^']*'(?:,\s*'[^']*')+,?\s*\]|'[^']*'(?:\s*\|\s*'[^']*')+/g;

/** The enum that a literal repeats: all its words, or all except the one that means no choice. */
function restated(literal: string): string | undefined {
  const words = new Set([...literal.matchAll(/'([^']*)'/g)].map(([, word = '']) => word));
  const found = Object.entries(ENUMS).find(
    ([, known]: [string, readonly string[]]) =>
      [...words].every((word) => known.includes(word)) && words.size >= Math.max(2, known.length - 1),
  );
  return found?.[0];
}

function sources(): string[] {
  const files = ['apps', 'clients', 'packages', 'starter'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/\.(test|fixture)\.tsx?$|\/testing\/|node_modules\/|\/build\/|clients\/lib\/|\.react-router\//.test(
        file,
      ) &&
      !file.startsWith(HOME),
  );
}

describe('the enums of domain', () => {
  it('are not repeated elsewhere', () => {
    const again = sources().flatMap((file) => {
      const literals = readFileSync(join(ROOT, file), 'utf8').match(LITERAL) ?? [];
      return literals.flatMap((literal) => {
        const name = restated(literal);
        return name ? `${file}: ${literal} is ${name}` : [];
      });
    });
    expect(again).toEqual([]);
  });

  it.each([
    ["z.enum(['week', 'month', 'year'])", 'LIMITED_RANGES'],
    ["preposition: 'in' | 'out'", 'PREPOSITIONS'],
    ["[\n  'images',\n  'table',\n  'text',\n]", 'LIST_LOOKS'],
    ["['name', 'mana-value']", undefined],
    ["['core', 'expansion']", undefined],
  ])('are recognized in %j', (source, name) => {
    expect((source.match(LITERAL) ?? []).map(restated)).toEqual([name]);
  });
});

import type { Card } from '@deckwright/domain';
import { findPositions } from '../card-names.ts';
import { readWeightedThemes, type WeightedTheme } from '../card-themes/card-themes.ts';
import { COMMANDERS_A_TO_C } from './a-to-c.data.ts';
import { COMMANDERS_D_TO_G } from './d-to-g.data.ts';
import { COMMANDERS_H_TO_K } from './h-to-k.data.ts';
import { COMMANDERS_L_TO_O } from './l-to-o.data.ts';
import { COMMANDERS_P_TO_S } from './p-to-s.data.ts';
import { COMMANDERS_T_TO_Z } from './t-to-z.data.ts';

const TABLES = [
  ...[COMMANDERS_A_TO_C, COMMANDERS_D_TO_G, COMMANDERS_H_TO_K],
  ...[COMMANDERS_L_TO_O, COMMANDERS_P_TO_S, COMMANDERS_T_TO_Z],
];

/** What players build around a commander, by our own knowledge of the game and not from decks. */
type KnownCommander = {
  /** The most usual first. */
  themes: readonly WeightedTheme[];
  /** Creature types that its decks are built of: "Elf". */
  types: readonly string[];
  /** Wording of the cards that its decks look for, as in `lowercaseRulesText`; "#" stands for a number. */
  wording: readonly string[];
};

export type KnownCommanders = {
  /** By position in the catalog; undefined for a card that is not on our list. */
  of: (card: number) => KnownCommander | undefined;
  /** Names that the catalog has no card for. */
  unknown: string[];
};

/** By name; throws a `RangeError` on an unknown theme. */
function readCommanders(tables: readonly string[]): Map<string, KnownCommander> {
  return new Map(
    tables
      .flatMap((table) => table.trim().split('\n'))
      .map((line): [string, KnownCommander] => {
        const [name = '', themes = '-', types = '-', wording = '-'] = line.trim().split(' | ');
        return [
          name,
          {
            themes: readWeightedThemes(themes),
            types: readParts(types, ', '),
            wording: readParts(wording, '; '),
          },
        ];
      }),
  );
}

function readParts(text: string, separator: string): string[] {
  return text === '-' ? [] : text.split(separator);
}

let commanders: ReadonlyMap<string, KnownCommander> | null = null;

/** Looks the commanders up in a catalog. */
export function findKnownCommanders(catalog: readonly Card[]): KnownCommanders {
  commanders ??= readCommanders(TABLES);
  const positions = findPositions(catalog);
  const found = new Map<number, KnownCommander>();
  const unknown: string[] = [];
  for (const [name, commander] of commanders) {
    const card = positions.get(name);
    if (card === undefined) unknown.push(name);
    else found.set(card, commander);
  }
  return { of: (card) => found.get(card), unknown };
}

const NUMBER = String.raw`(?:\d+|x|one|two|three|four|five|six|seven|eight|nine|ten)`;
/** What cards call themselves. */
const SELF = 'this(?: (?:creature|artifact|enchantment|land|permanent|vehicle|equipment|aura|saga|card))?';

/** How to find a wording. */
export type WordingTest = {
  /** The wording's words: a text that has the wording has one spelling of each. Empty if nothing is known. */
  words: readonly (readonly string[])[];
  isIn: (text: string) => boolean;
};

/**
 * How to find a wording in texts as of `lowercaseRulesText`, as whole words or their plural; "#" stands for a number, and "this"
 * for "this creature" and the like as well.
 */
export function findsWording(wording: string): WordingTest {
  const literal = wording.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const words = literal.replaceAll('#', NUMBER).replaceAll(new RegExp(`\\b${SELF}\\b`, 'g'), SELF);
  const start = /^[a-z]/.test(wording) ? String.raw`\b` : '';
  const end = /[a-z]$/.test(wording) ? String.raw`s?\b` : '';
  const pattern = new RegExp(`${start}${words}${end}`);
  return { words: splitWording(wording), isIn: (text) => pattern.test(text) };
}

function splitWording(wording: string): string[][] {
  // A number may be a word itself: next to a letter it would be part of another.
  if (/[a-z]#|#[a-z]/.test(wording)) return [];
  const all = wording.replaceAll(new RegExp(`\\b${SELF}\\b`, 'g'), 'this').match(/[a-z]+/g) ?? [];
  return all.map((word, index) =>
    index === all.length - 1 && wording.endsWith(word) ? [word, `${word}s`] : [word],
  );
}

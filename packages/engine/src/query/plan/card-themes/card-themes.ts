import { type Card, THEME_SLUGS, type ThemeSlug } from '@deckwright/domain';
import { findPositions } from '../card-names.ts';
import { THEMES_OF_CARDS_A_TO_B } from './a-to-b.data.ts';
import { THEMES_OF_CARDS_C_TO_D } from './c-to-d.data.ts';
import { THEMES_OF_CARDS_E_TO_G } from './e-to-g.data.ts';
import { THEMES_OF_CARDS_H_TO_L } from './h-to-l.data.ts';
import { THEMES_OF_CARDS_M_TO_O } from './m-to-o.data.ts';
import { THEMES_OF_CARDS_P_TO_R } from './p-to-r.data.ts';
import { THEMES_OF_CARDS_S } from './s.data.ts';
import { THEMES_OF_CARDS_T_TO_Z } from './t-to-z.data.ts';

const TABLES = [
  ...[THEMES_OF_CARDS_A_TO_B, THEMES_OF_CARDS_C_TO_D, THEMES_OF_CARDS_E_TO_G, THEMES_OF_CARDS_H_TO_L],
  ...[THEMES_OF_CARDS_M_TO_O, THEMES_OF_CARDS_P_TO_R, THEMES_OF_CARDS_S, THEMES_OF_CARDS_T_TO_Z],
];

/** How much the first, second … theme of a card counts, and how much more one that would hardly go without the card. */
const WEIGHTS = [1, 0.85, 0.7, 0.6];
const LAST_WEIGHT = 0.5;
const KEY_CARD = 1.25;

/** A theme of a card: its place in `THEME_SLUGS`, and how much it counts, above 0 up to 1.25. */
export type WeightedTheme = { theme: number; weight: number };

/** In which decks players expect a card, by our own knowledge of the game and not from decks. */
export type KnownThemes = {
  /** By position in the catalog, strongest first; empty for a card of general use, undefined for one that was not judged. */
  of: (card: number) => readonly WeightedTheme[] | undefined;
  /** Positions of the judged cards that have themes, ascending. */
  cards: Uint32Array;
  /** By place in `THEME_SLUGS`: the weight of a theme on the average judged card. */
  mean: Float64Array;
  /** Names that the catalog has no card for. */
  unknown: string[];
};

/** Reads "tokens! aristocrats", or "-" for none; throws a `RangeError` on an unknown slug. */
export function readWeightedThemes(text: string): WeightedTheme[] {
  if (text === '-') return [];
  return text.split(' ').map((word, index) => {
    const isKey = word.endsWith('!');
    const slug = isKey ? word.slice(0, -1) : word;
    const theme = THEME_SLUGS.indexOf(slug as ThemeSlug);
    if (theme < 0) throw new RangeError(`"${slug}" is no theme.`);
    return { theme, weight: (WEIGHTS[index] ?? LAST_WEIGHT) * (isKey ? KEY_CARD : 1) };
  });
}

/** The pairs of tables of the form `name = text; name = text`. */
export function readEntries(tables: readonly string[]): [name: string, text: string][] {
  return tables.flatMap((table) =>
    table.split(';').map((entry): [string, string] => {
      const [name = '', text = ''] = entry.trim().split(' = ');
      return [name, text];
    }),
  );
}

let entries: [name: string, themes: readonly WeightedTheme[]][] | null = null;

/** Looks the judged cards up in a catalog. */
export function findKnownThemes(catalog: readonly Card[]): KnownThemes {
  entries ??= readEntries(TABLES).map(([name, text]) => [name, readWeightedThemes(text)]);
  const positions = findPositions(catalog);
  const found: (readonly WeightedTheme[] | undefined)[] = [];
  const unknown: string[] = [];
  const sums = new Float64Array(THEME_SLUGS.length);
  for (const [name, themes] of entries) {
    const card = positions.get(name);
    if (card === undefined) unknown.push(name);
    else found[card] = themes;
    for (const { theme, weight } of themes) sums[theme] = sums[theme]! + weight;
  }
  const { length } = entries;
  return {
    of: (card) => found[card],
    cards: Uint32Array.from(found.flatMap((themes, card) => (themes?.length ? card : []))),
    mean: sums.map((sum) => sum / length),
    unknown,
  };
}

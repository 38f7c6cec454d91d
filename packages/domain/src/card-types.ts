/** The eight card types in clipboard order. */
export const CARD_TYPES = [
  'Creature',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
  'Battle',
  'Planeswalker',
  'Land',
] as const;

export type CardType = (typeof CARD_TYPES)[number];

/** Decides which type a card with several types is counted under. */
const PRIMARY_ORDER: readonly CardType[] = [
  'Land',
  'Creature',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
];

export type TypeLine = { supertypes: string[]; types: string[]; subtypes: string[] };

const SUPERTYPES = new Set(['Basic', 'Legendary', 'Snow', 'World', 'Ongoing', 'Elite', 'Host', 'Token']);

/** Splits one face's type line; a dash of any kind, also typed as two hyphens, separates types from subtypes ("Time Lord" is one subtype). */
export function parseTypeLine(line: string): TypeLine {
  const [left = '', right = ''] = line.split(/\s+(?:[—–-]|--)\s+/, 2);
  const words = left.split(/\s+/).filter(Boolean);
  const subtypes = right
    .replace(/Time Lord/g, 'Time_Lord')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace('_', ' '));
  return {
    supertypes: words.filter((word) => SUPERTYPES.has(word)),
    types: words.filter((word) => !SUPERTYPES.has(word)),
    subtypes,
  };
}

/**
 * The type a card is grouped under, from its whole type line (the front face decides); null if it has none of the
 * eight.
 */
export function primaryType(typeLine: string): CardType | null {
  const { types } = parseTypeLine(typeLine.split(' // ')[0] ?? '');
  return PRIMARY_ORDER.find((type) => types.includes(type)) ?? null;
}

/** Commander brackets 1…5 as the words used in paths. */
export const BRACKETS = ['exhibition', 'core', 'upgraded', 'optimized', 'cedh'] as const;

/** Combos have no tag for the highest bracket: everything allowed in bracket 4 is allowed there too. */
export const COMBO_BRACKETS = BRACKETS.filter((bracket) => bracket !== 'cedh');

export type BracketName = (typeof BRACKETS)[number];

/** Their names as players write them. */
export const BRACKET_NAMES: Readonly<Record<BracketName, string>> = {
  exhibition: 'Exhibition',
  core: 'Core',
  upgraded: 'Upgraded',
  optimized: 'Optimized',
  cedh: 'cEDH',
};

/** The brackets as numbers. */
export const BRACKET_NUMBERS = [1, 2, 3, 4, 5] as const;

export type Bracket = (typeof BRACKET_NUMBERS)[number];

/** The number 1…5 of a bracket's path word. */
export function bracketNumber(name: BracketName): Bracket {
  return (BRACKETS.indexOf(name) + 1) as Bracket;
}

/** The path word of a bracket's number 1…5. */
export function bracketName(bracket: Bracket): BracketName {
  return BRACKETS[bracket - 1] ?? 'exhibition';
}

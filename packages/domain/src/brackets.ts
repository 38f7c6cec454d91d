/** Commander brackets 1…5 by their path words. */
export const BRACKETS = ['exhibition', 'core', 'upgraded', 'optimized', 'cedh'] as const;

/** Combos have no tag for the highest bracket: what is allowed in the fourth is allowed there. */
export const COMBO_BRACKETS = BRACKETS.filter((bracket) => bracket !== 'cedh');

export type BracketName = (typeof BRACKETS)[number];

/** 1…5. */
export type Bracket = 1 | 2 | 3 | 4 | 5;

/** 1…5 of a path word. */
export function bracketNumber(name: BracketName): Bracket {
  return (BRACKETS.indexOf(name) + 1) as Bracket;
}

/** The path word of 1…5. */
export function bracketName(bracket: Bracket): BracketName {
  return BRACKETS[bracket - 1] ?? 'exhibition';
}

/** `theme`: a way to play, by definition; `kindred`: a creature type. */
export const THEME_KINDS = ['theme', 'kindred'] as const;

export type ThemeKind = (typeof THEME_KINDS)[number];

/** A theme that decks may have; its number is its position in the snapshot's theme table. */
export type Theme = {
  /** Address below `/tags/`; unique in a table. */
  slug: string;
  name: string;
  kind: ThemeKind;
  /** Decks of the snapshot that have it. */
  decks: number;
};

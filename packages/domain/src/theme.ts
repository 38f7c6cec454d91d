/** `theme`: a strategy defined by rules; `kindred`: a creature type. */
export const THEME_KINDS = ['theme', 'kindred'] as const;

export type ThemeKind = (typeof THEME_KINDS)[number];

/** A theme of decks; its number is its position in the snapshot's theme table. */
export type Theme = {
  /** Path segment below `/tags/`; unique in a table. */
  slug: string;
  name: string;
  kind: ThemeKind;
  /** Number of decks in the snapshot that have it. */
  decks: number;
};

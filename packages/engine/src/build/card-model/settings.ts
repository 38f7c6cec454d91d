/** Chosen constants of the card model, by the validation splits of docs/benchmarks/recommendations.md. */
export const CARD_MODEL = {
  /** Maximum number of cards solved together: the most played ones. */
  solved: 3000,
  ridge: 60,
  /** Whether the colors of a list say something for a card. */
  colors: true,
  /** Weight of the likeness of two cards, 0…1, beside the number of decks that play both. */
  likeness: 50,
  /** Each precon counts as this many decks. */
  preconDecks: 5,
  /** Share of what a card outside the solved ones inherits by likeness. */
  inherited: 0.3,
};

export type CardModelSettings = typeof CARD_MODEL;

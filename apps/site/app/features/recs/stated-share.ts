/** Of fewer decks, a share is not shown beside a card: of a single deck it would be 0 or 100%. */
const MIN_DECKS = 5;

/** How many of the `of` decks of the commander run a card, if they are enough for a share. */
export function statedShare<T extends { decks: number; of: number }>(played: T | undefined): T | null {
  return played && played.of >= MIN_DECKS ? played : null;
}

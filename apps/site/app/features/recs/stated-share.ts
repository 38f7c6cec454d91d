/** Of fewer decks, a share is not shown beside a card: of a single deck it would be 0 or 100%. */
const MIN_DECKS = 5;

type Played = { decks: number; of: number };

/** How many of the commander's decks run a card, if they are enough for a share. */
export function statedShare(played: Played | undefined): Played | null {
  return played && played.of >= MIN_DECKS ? played : null;
}

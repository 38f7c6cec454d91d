/** The most characteristic lists come first; new cards are the least characteristic, because few decks run them yet. */
const FIRST = ['highsynergycards', 'topcards', 'highliftcards', 'newcards'];

/** The lists of a page in reading order; those not in FIRST keep their order. */
export function readingOrder<T extends { kind: string }>(lists: readonly T[]): T[] {
  const getPosition = ({ kind }: T): number => {
    const index = FIRST.indexOf(kind);
    return index < 0 ? FIRST.length : index;
  };
  return [...lists].sort((a, b) => getPosition(a) - getPosition(b));
}

/** What says most of a commander comes first; cards of the last weeks say least, being in few decks yet. */
const FIRST = ['highsynergycards', 'topcards', 'highliftcards', 'newcards'];

/** The lists of a page in the order in which they are read; those that are not named keep theirs. */
export function readingOrder<T extends { kind: string }>(lists: readonly T[]): T[] {
  const place = ({ kind }: T): number => {
    const index = FIRST.indexOf(kind);
    return index < 0 ? FIRST.length : index;
  };
  return [...lists].sort((a, b) => place(a) - place(b));
}

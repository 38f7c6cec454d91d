import type { CommanderView } from '@deckwright/ui';

type Whole = { tag: string; header: string; cardviews: CommanderView[] };

/** A list whose entries may stand in the markup alone: see `heldLists`. */
export type HeldList = { tag: string; header: string; cardviews?: CommanderView[] | undefined };

/** Lists of commanders and pairs stand in rows of their own, which no view changes. */
export function isCommanderList({ tag }: { tag: string }): boolean {
  return tag.endsWith('commanders') || tag === 'pairs';
}

/**
 * The lists with entries that the server can read and draw, but that are not written into the page a second time as
 * data: the browser keeps the markup as it is, and asks for the data once something needs them
 * (docs/adr/0019-held-markup.md).
 */
export function heldLists(lists: readonly Whole[]): HeldList[] {
  return lists.map((list) => {
    const { tag, header, cardviews } = list;
    if (isCommanderList(list)) return list;
    return Object.defineProperty({ tag, header }, 'cardviews', { value: cardviews, enumerable: false });
  });
}

/** The lists whose entries are there: those of commanders. */
export function commanderLists(lists: readonly HeldList[]): Whole[] {
  return lists.filter(isCommanderList).map(({ tag, header, cardviews = [] }) => ({ tag, header, cardviews }));
}

/** Whether entries of these lists have stayed on the server. */
export function isHeld(lists: readonly { cardviews?: readonly unknown[] | undefined }[]): boolean {
  return lists.some(({ cardviews }) => cardviews === undefined);
}

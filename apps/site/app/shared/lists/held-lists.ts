import type { CommanderView } from '@deckwright/ui';

type Whole = { tag: string; header: string; cardviews: CommanderView[] };
type Listed = { tag: string; header: string; cardviews: readonly unknown[] };

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
export function heldLists<T extends Listed>(lists: readonly T[]): Held<T, 'cardviews'>[] {
  return lists.map((list) => heldParts(list, ['cardviews'], list.cardviews.length > 0));
}

/** What of a page may stand in the markup alone. */
export type Held<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };

/** With `held`, a copy of the page whose named parts are held as the entries of lists are: only what is held shows them. */
export function heldParts<T extends object, K extends keyof T>(
  page: T,
  keys: readonly K[],
  held: boolean,
): Held<T, K> {
  if (!held) return page;
  const copy = { ...page };
  for (const key of keys) Object.defineProperty(copy, key, { value: page[key], enumerable: false });
  return copy;
}

/** The lists as they are drawn, empty where their entries stayed on the server. */
export function openLists(lists: readonly HeldList[]): Whole[] {
  return lists.map(({ tag, header, cardviews = [] }) => ({ tag, header, cardviews }));
}

/** Those that hold commanders. */
export function commanderLists(lists: readonly HeldList[]): Whole[] {
  return openLists(lists.filter(isCommanderList));
}

/** Whether there are rows of commanders, their entries here or held. */
export function hasCommanders(lists: readonly HeldList[]): boolean {
  return lists.some((list) => isCommanderList(list) && list.cardviews?.length !== 0);
}

/** Whether entries of these lists have stayed on the server. */
export function isHeld(lists: readonly { cardviews?: readonly unknown[] | undefined }[]): boolean {
  return lists.some(({ cardviews }) => cardviews === undefined);
}

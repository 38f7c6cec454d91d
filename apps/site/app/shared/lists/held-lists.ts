import type { CommanderView } from '@deckwright/ui';

type Whole = { kind: string; title: string; cards: CommanderView[] };
type Listed = { kind: string; title: string; cards: readonly unknown[] };

/** A list whose entries may stand in the markup alone: see `heldLists`. */
export type HeldList = { kind: string; title: string; cards?: CommanderView[] | undefined };

/** Lists of commanders and pairs stand in rows of their own, which no view changes. */
export function isCommanderList({ kind }: { kind: string }): boolean {
  return kind.endsWith('commanders') || kind === 'pairs';
}

/**
 * The lists with entries that the server can read and draw, but that are not written into the page a second time as
 * data: the browser keeps the markup as it is, and asks for the data once something needs them
 * (docs/adr/0019-held-markup.md).
 */
export function heldLists<T extends Listed>(lists: readonly T[]): Held<T, 'cards'>[] {
  return lists.map((list) => heldParts(list, ['cards'], list.cards.length > 0));
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
  return lists.map(({ kind, title, cards = [] }) => ({ kind, title, cards }));
}

/** Those that hold commanders. */
export function commanderLists(lists: readonly HeldList[]): Whole[] {
  return openLists(lists.filter(isCommanderList));
}

/** Whether there are rows of commanders, their entries here or held. */
export function hasCommanders(lists: readonly HeldList[]): boolean {
  return lists.some((list) => isCommanderList(list) && list.cards?.length !== 0);
}

/** Whether entries of these lists stay on the server, as the server itself sees them, too. */
export function areHeld(lists: readonly { cards?: unknown }[]): boolean {
  return lists.some((list) => isPartHeld(list, 'cards'));
}

/** The same of a part of a page. */
export function isPartHeld<T extends object>(page: T, key: keyof T & string): boolean {
  return !Object.keys(page).includes(key);
}

/** Whether entries of these lists have stayed on the server. */
export function isHeld(lists: readonly { cards?: readonly unknown[] | undefined }[]): boolean {
  return lists.some(({ cards }) => cards === undefined);
}

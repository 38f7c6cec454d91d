import type { CommanderView } from '@deckwright/ui';

type Whole = { kind: string; title: string; cards: CommanderView[] };
type Listed = { kind: string; title: string; cards: readonly unknown[] };

/** A list whose entries may be only in the markup: see `heldLists`. */
export type HeldList = { kind: string; title: string; cards?: CommanderView[] | undefined };

/** Whether it is a list of commanders or pairs, which has its own rows that no view changes. */
export function isCommanderList({ kind }: { kind: string }): boolean {
  return kind.endsWith('commanders') || kind === 'pairs';
}

/**
 * Lists with entries that the server can read and render, but that are not serialized into the page again as data: the
 * browser keeps the markup as it is, and requests the data once something needs them (docs/adr/0019-held-markup.md).
 */
export function heldLists<T extends Listed>(lists: readonly T[]): Held<T, 'cards'>[] {
  return lists.map((list) => heldParts(list, ['cards'], list.cards.length > 0));
}

/** A page, parts of which may be only in the markup. */
export type Held<T, K extends keyof T> = Omit<T, K> & { [P in K]?: T[P] | undefined };

/** With `held`, a copy of the page whose given parts are deferred like the entries of lists: only in the markup. */
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

/** The lists as rendered, empty if their entries are only on the server. */
export function openLists(lists: readonly HeldList[]): Whole[] {
  return lists.map(({ kind, title, cards = [] }) => ({ kind, title, cards }));
}

/** The lists of commanders. */
export function commanderLists(lists: readonly HeldList[]): Whole[] {
  return openLists(lists.filter(isCommanderList));
}

/** Whether there are rows of commanders, deferred or not. */
export function hasCommanders(lists: readonly HeldList[]): boolean {
  return lists.some((list) => isCommanderList(list) && list.cards?.length !== 0);
}

/** Whether entries of these lists are only on the server; also works on the server itself. */
export function areHeld(lists: readonly { cards?: unknown }[]): boolean {
  return lists.some((list) => isPartHeld(list, 'cards'));
}

/** The same for a part of a page. */
export function isPartHeld<T extends object>(page: T, key: keyof T & string): boolean {
  return !Object.keys(page).includes(key);
}

/** Whether entries of these lists are only on the server. */
export function isHeld(lists: readonly { cards?: readonly unknown[] | undefined }[]): boolean {
  return lists.some(({ cards }) => cards === undefined);
}

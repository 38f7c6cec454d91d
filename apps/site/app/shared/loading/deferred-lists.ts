import { type Deferred, deferParts, isPartDeferred } from '@deckwright/islands';
import type { CommanderView } from '@deckwright/ui';

type Whole = { kind: string; title: string; cards: CommanderView[] };
type Listed = { kind: string; title: string; cards: readonly unknown[] };

/** A list whose entries may be only in the markup: see `deferLists`. */
export type DeferredList = { kind: string; title: string; cards?: CommanderView[] | undefined };

/** Whether it is a list of commanders or pairs, which has its own rows that no view changes. */
export function isCommanderList({ kind }: { kind: string }): boolean {
  return kind.endsWith('commanders') || kind === 'pairs';
}

/**
 * Lists with entries that the server can read and render, but that are not serialized into the page again as data: the
 * browser keeps the markup as it is, and requests the data once something needs them.
 */
export function deferLists<T extends Listed>(lists: readonly T[]): Deferred<T, 'cards'>[] {
  return lists.map((list) => deferParts(list, ['cards'], list.cards.length > 0));
}

/** The lists as rendered, empty if their entries are only on the server. */
export function openLists(lists: readonly DeferredList[]): Whole[] {
  return lists.map(({ kind, title, cards = [] }) => ({ kind, title, cards }));
}

/** The lists of commanders. */
export function commanderLists(lists: readonly DeferredList[]): Whole[] {
  return openLists(lists.filter(isCommanderList));
}

/** Whether there are rows of commanders, deferred or not. */
export function hasCommanders(lists: readonly DeferredList[]): boolean {
  return lists.some((list) => isCommanderList(list) && list.cards?.length !== 0);
}

/** Whether entries of these lists are only on the server; also works on the server itself. */
export function areDeferred(lists: readonly { cards?: unknown }[]): boolean {
  return lists.some((list) => isPartDeferred(list, 'cards'));
}

/** Whether entries of these lists have not come to the browser; false on the server, which renders them. */
export function areEntriesAbsent(lists: readonly { cards?: readonly unknown[] | undefined }[]): boolean {
  return lists.some(({ cards }) => cards === undefined);
}

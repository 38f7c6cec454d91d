import type { createToasts } from '../../shared/feedback/toasts.ts';
import type { Contents } from '../../shared/storage/stored-clipboard.ts';
import { sameContents } from './clipboard.ts';
import type { ClipboardStore } from './create-store.ts';
import { type ButtonPress, describePress } from './press-outcome.ts';

/** Presses of one kind, one after the other, which share one message and one undo. */
type Row = {
  verb: 'added to' | 'removed from';
  numCards: number;
  before: Contents;
  after: Contents;
  /** Of its message. */
  key: string;
};

const KEY = 'clipboard-press';

/**
 * Shows the results of presses as toasts. Cards that are added, or removed, while the message about the previous one is
 * shown are counted in it, and its undo takes all of them back.
 */
export function createPressMessages(toasts: Pick<ReturnType<typeof createToasts>, 'get' | 'add' | 'hide'>) {
  let row: Row | null = null;
  const isShown = (key: string) => toasts.get().some((toast) => toast.show && toast.key === key);
  return function showPress(press: ButtonPress, before: ClipboardStore, after: ClipboardStore): void {
    const verb = getVerb(press, after);
    const last =
      row !== null && row.verb === verb && sameContents(row.after, before) && isShown(row.key) ? row : null;
    const numCards = (last?.numCards ?? 0) + press.urls.length;
    const start = last?.before ?? before;
    const text = last ? `${numCards} cards were ${verb} the clipboard.` : describePress(press, before, after);
    // Its undo is part of that of the new message.
    if (last) toasts.hide(last.key);
    const key = toasts.add({
      key: KEY,
      text,
      ...(sameContents(start, after) ? {} : { undo: () => after.takeBack(start, after) }),
    });
    row = verb === null ? null : { verb, numCards, before: start, after, key };
  };
}

/** Null for presses on crowns, each of which has a sentence of its own. */
function getVerb({ urls, crowned }: ButtonPress, { cards, commanders }: Contents): Row['verb'] | null {
  if (crowned) return null;
  return urls.every((url) => Object.hasOwn(cards, url) || commanders.includes(url))
    ? 'added to'
    : 'removed from';
}

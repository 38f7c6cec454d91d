import { createStore } from 'zustand/vanilla';

/**
 * A message; `show` is false once it has been hidden. `undo` reverts what was done, or is the URL that does; `again`
 * retries what failed.
 */
export type ToastMessage = {
  key: string;
  show: boolean;
  text: string;
  undo?: string | (() => void);
  again?: () => void;
};

/** How long the site's messages are shown. */
export const SITE_TOAST_MS = 3000;

/** Maximum number of messages; the oldest is removed. */
const MAX_TOASTS = 3;

/**
 * The messages, oldest first. A new message replaces the one with its key and hidden ones. A message with an undo is
 * not replaced, because its Undo would be lost: it stays, under a key of its own.
 */
export function createToasts() {
  let added = 0;
  const { getState: get, setState, subscribe } = createStore<readonly ToastMessage[]>()(() => []);
  return {
    get,
    subscribe,
    /** The one to show: a stack of them would cover the numbers of a page. An earlier one is next once it is hidden. */
    newest: (): ToastMessage | undefined =>
      get()
        .filter(({ show }) => show)
        .at(-1),
    /** Returns the key under which it is shown. */
    add(message: Omit<ToastMessage, 'show'>): string {
      const remaining = get().filter(
        ({ key, show, undo }) => show && (key !== message.key || undo !== undefined),
      );
      const taken = remaining.some(({ key }) => key === message.key);
      added += 1;
      const key = taken ? `${message.key}-${added}` : message.key;
      setState([...remaining, { ...message, key, show: true }].slice(-MAX_TOASTS), true);
      return key;
    },
    hide(key: string): void {
      setState(
        (shown) => shown.map((toast) => (toast.key === key ? { ...toast, show: false } : toast)),
        true,
      );
    },
  };
}

/** The site's own messages. */
export const toasts = createToasts();

import { createStore } from 'zustand/vanilla';

/**
 * A message; `show` is false once it has been hidden. `undo` takes back what was done, or is the address that does; `again`
 * does once more what could not be done.
 */
export type ToastMessage = {
  key: string;
  show: boolean;
  text: string;
  undo?: string | (() => void);
  again?: () => void;
};

/** How long the site's messages stand. */
export const SITE_TOAST_MS = 3000;

/** Messages at a time; the oldest gives way. */
const MOST_TOASTS = 3;

/**
 * The messages, oldest first. A new message takes the place of the one with its key, and of hidden ones. A message that
 * can be undone gives its place to none, as its Undo would be gone with it: it stands beside, under a key of its own.
 */
export function createToasts() {
  let added = 0;
  const { getState: get, setState, subscribe } = createStore<readonly ToastMessage[]>()(() => []);
  return {
    get,
    subscribe,
    add(message: Omit<ToastMessage, 'show'>): void {
      setState((shown) => {
        const kept = shown.filter(
          ({ key, show, undo }) => show && (key !== message.key || undo !== undefined),
        );
        const taken = kept.some(({ key }) => key === message.key);
        added += 1;
        const key = taken ? `${message.key}-${added}` : message.key;
        return [...kept, { ...message, key, show: true }].slice(-MOST_TOASTS);
      }, true);
    },
    hide(key: string): void {
      setState(
        (shown) => shown.map((toast) => (toast.key === key ? { ...toast, show: false } : toast)),
        true,
      );
    },
  };
}

/** The site's own. */
export const toasts = createToasts();

import { createStore } from 'zustand/vanilla';

/** A message; `show` is false once it has been hidden. `undo` takes back what was done, or is the address that does. */
export type ToastMessage = { key: string; show: boolean; text: string; undo?: string | (() => void) };

/** How long the site's messages stand. */
export const SITE_TOAST_MS = 3000;

/** The messages, oldest first. A key stands once: a new message takes the place of the old, and of hidden ones. */
export function createToasts() {
  const { getState: get, setState, subscribe } = createStore<readonly ToastMessage[]>()(() => []);
  return {
    get,
    subscribe,
    add(message: Omit<ToastMessage, 'show'>): void {
      setState(
        (shown) => [
          ...shown.filter(({ key, show }) => show && key !== message.key),
          { ...message, show: true },
        ],
        true,
      );
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

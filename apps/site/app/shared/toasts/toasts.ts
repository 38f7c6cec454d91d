/** A message; `show` is false once it has been hidden. `undo` takes back what was done, or is the address that does. */
export type ToastMessage = { key: string; show: boolean; text: string; undo?: string | (() => void) };

/** How long the site's messages stand. */
export const SITE_TOAST_MS = 3000;

/** The messages, oldest first. A key stands once: a new message takes the place of the old, and of hidden ones. */
export function createToasts() {
  let shown: readonly ToastMessage[] = [];
  const listeners = new Set<() => void>();

  function become(next: readonly ToastMessage[]): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    get: (): readonly ToastMessage[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message: Omit<ToastMessage, 'show'>): void {
      become([...shown.filter(({ key, show }) => show && key !== message.key), { ...message, show: true }]);
    },
    hide(key: string): void {
      become(shown.map((toast) => (toast.key === key ? { ...toast, show: false } : toast)));
    },
  };
}

/** The site's own. */
export const toasts = createToasts();

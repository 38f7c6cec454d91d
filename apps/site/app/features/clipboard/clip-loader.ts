import { toasts } from '../../toasts.ts';
import type { ClipboardStore } from './create-store.ts';

/** The only part of the clipboard in the first load of a page; everything else comes with the first use. */
type Loaded = typeof import('./clip-desk.ts');

/** What the top bar shows. */
export type ClipSummary = { count: number; isOpen: boolean };

let summary: ClipSummary = { count: 0, isOpen: false };
let loading: Promise<Loaded> | undefined;
const listeners = new Set<() => void>();

/** The clipboard's code, with what the device kept. Rejects where it could not be fetched; the next call tries again. */
export function loadClipboard(): Promise<Loaded> {
  loading ??= begin();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Runs once the clipboard is there. Where it could not be fetched it says so, and resolves to false. */
export async function withClipboard(
  run: (clipboard: ClipboardStore, desk: Loaded) => unknown,
): Promise<boolean> {
  const loaded = await loadClipboard().catch(() => null);
  if (loaded) await run(loaded.clipboardStore.getState(), loaded);
  else toasts.add({ key: 'clipboard', text: 'The clipboard could not be loaded. Try again.' });
  return loaded !== null;
}

export const clipSummary = {
  get: (): ClipSummary => summary,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

async function begin(): Promise<Loaded> {
  const loaded = await import('./clip-desk.ts');
  await loaded.ready;
  const { clipboardStore } = loaded;
  const tell = () => {
    const { cards, commanders, isOpen } = clipboardStore.getState();
    const count = Object.keys(cards).length + commanders.length;
    if (count === summary.count && isOpen === summary.isOpen) return;
    summary = { count, isOpen };
    for (const listener of listeners) listener();
  };
  clipboardStore.subscribe(tell);
  tell();
  loaded.keepMarked();
  return loaded;
}

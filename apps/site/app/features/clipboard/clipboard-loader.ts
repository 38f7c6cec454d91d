import { fetchPart } from '@deckwright/islands';
import { toasts } from '../../shared/toasts/toasts.ts';
import type { ClipboardStore } from './create-store.ts';

/** The only part of the clipboard in a page's first load; everything else loads on first use. */
type Desk = typeof import('./clipboard-service.ts')['clipDesk'];

let loading: Promise<Desk> | undefined;

/** The API host for calls from outside React, set before the clipboard is loaded; '' is the site itself. */
export const clipHosts = { api: '' };

/**
 * Loads the clipboard's code and the stored contents. Rejects if the code could not be loaded; the next call retries.
 */
export function loadClipboard(): Promise<Desk> {
  loading ??= fetchDesk();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Runs once the clipboard is loaded. If loading fails, shows a message and resolves to false. */
export async function withClipboard(
  run: (clipboard: ClipboardStore, desk: Desk) => unknown,
): Promise<boolean> {
  const desk = await loadClipboard().catch(() => null);
  if (desk) await run(desk.clipboardStore.getState(), desk);
  else toasts.add({ key: 'clipboard', text: 'The clipboard could not be loaded. Try again.' });
  return desk !== null;
}

async function fetchDesk(): Promise<Desk> {
  const { clipDesk } = await fetchPart(() => import('./clipboard-service.ts'));
  await clipDesk.open(clipHosts.api);
  return clipDesk;
}

import { fetchPart } from '@deckwright/islands';
import { toasts } from '../../shared/feedback/toasts.ts';
import type { ClipboardStore } from './create-store.ts';

/** The only part of the clipboard in a page's first load; everything else loads on first use. */
type ClipboardService = typeof import('./clipboard-service.ts')['clipboardService'];

let loading: Promise<ClipboardService> | undefined;

/** The API host for calls from outside React, set before the clipboard is loaded; '' is the site itself. */
export const clipboardHosts = { api: '' };

/**
 * Loads the clipboard's code and the stored contents. Rejects if the code could not be loaded; the next call retries.
 */
export function loadClipboard(): Promise<ClipboardService> {
  loading ??= fetchService();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Runs once the clipboard is loaded. If loading fails, shows a message and resolves to false. */
export async function withClipboard(
  run: (clipboard: ClipboardStore, service: ClipboardService) => unknown,
): Promise<boolean> {
  const service = await loadClipboard().catch(() => null);
  if (service) await run(service.clipboardStore.getState(), service);
  else toasts.add({ key: 'clipboard', text: 'The clipboard could not be loaded. Try again.' });
  return service !== null;
}

async function fetchService(): Promise<ClipboardService> {
  const { clipboardService } = await fetchPart(() => import('./clipboard-service.ts'));
  await clipboardService.open(clipboardHosts.api);
  return clipboardService;
}

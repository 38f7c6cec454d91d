import { useStore } from 'zustand/react';
import { createApiClient } from '../../shared/api/api-client.ts';
import { toasts } from '../../shared/feedback/toasts.ts';
import { STORAGE_KEYS } from '../../shared/storage/keys.ts';
import { storedClipboard, writeClipboard } from '../../shared/storage/stored-clipboard.ts';
import { type ClipboardStore, createClipboardStore } from './create-store.ts';
import { keepClipboard } from './sync-clipboard.ts';

/** The clipboard's API client; concurrent lookups of the same card share one request. */
export let client = openClient('');

function openClient(apiHost: string) {
  return createApiClient({ fetch: (url, init) => fetch(url, init), apiHost });
}

/** The clipboard of this tab. Accessed through `loadClipboard`, so that its code is loaded on first use. */
export const clipboardStore = createClipboardStore((urls) => client.fetchCards(urls));

export function useClipboard<T>(select: (state: ClipboardStore) => T): T {
  return useStore(clipboardStore, select);
}

const sync = keepClipboard(
  {
    get: clipboardStore.getState,
    adopt: (contents) => clipboardStore.getState().adopt(contents),
    onChange: (changed) =>
      clipboardStore.subscribe((state, before) => {
        if (state.cards !== before.cards || state.commanders !== before.commanders) changed();
      }),
  },
  { read: storedClipboard.read, write: writeClipboard },
  (text) => toasts.add({ key: 'clipboard-kept', text }),
);

function listenToOthers(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORAGE_KEYS.clipboard) sync.heard(storedClipboard.parse(newValue));
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sync.back();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sync.back();
  });
}

/**
 * Resolves once the stored contents are restored, or after five seconds without them. `apiHost` is '' for the site
 * itself.
 */
export function openClipboard(apiHost: string): Promise<void> {
  client = openClient(apiHost);
  listenToOthers();
  return sync.restore();
}

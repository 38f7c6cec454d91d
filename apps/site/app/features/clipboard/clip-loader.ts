import { fetchPart } from '../../shared/part/fetch-part.ts';
import { toasts } from '../../shared/toasts/toasts.ts';
import type { ClipboardStore } from './create-store.ts';

/** The only part of the clipboard in the first load of a page; everything else comes with the first use. */
type Desk = typeof import('./clip-desk.ts')['clipDesk'];

let loading: Promise<Desk> | undefined;

/** Where calls from outside of React go, set before the clipboard is loaded; '' is the site itself. */
export const clipHosts = { api: '' };

/** The clipboard's code, with what the device kept. Rejects where it could not be fetched; the next call tries again. */
export function loadClipboard(): Promise<Desk> {
  loading ??= fetchDesk();
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Runs once the clipboard is there. Where it could not be fetched it says so, and resolves to false. */
export async function withClipboard(
  run: (clipboard: ClipboardStore, desk: Desk) => unknown,
): Promise<boolean> {
  const desk = await loadClipboard().catch(() => null);
  if (desk) await run(desk.clipboardStore.getState(), desk);
  else toasts.add({ key: 'clipboard', text: 'The clipboard could not be loaded. Try again.' });
  return desk !== null;
}

async function fetchDesk(): Promise<Desk> {
  const { clipDesk } = await fetchPart(() => import('./clip-desk.ts'));
  await clipDesk.open(clipHosts.api);
  return clipDesk;
}

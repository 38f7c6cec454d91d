import type { Misc } from '@deckwright/api-client/schemas';

export type SiteData =
  | { status: 'fetching'; data: null }
  | { status: 'success'; data: Misc }
  | { status: 'error'; data: null };

export type SiteDataStore = ReturnType<typeof createSiteData>;

const FETCHING: SiteData = { status: 'fetching', data: null };

/**
 * What menus and forms need beside their fixed entries. It counts as fetching until it is there or has failed; after a
 * failure the next `ensure` tries again.
 */
export function createSiteData(load: () => Promise<Misc>) {
  let state = FETCHING;
  let asked = false;
  const listeners = new Set<() => void>();

  function become(next: SiteData): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    get: (): SiteData => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Fetches once; never throws. */
    async ensure(): Promise<void> {
      if (asked && state.status !== 'error') return;
      asked = true;
      if (state.status === 'error') become(FETCHING);
      try {
        become({ status: 'success', data: await load() });
      } catch {
        // The client has logged it; the menus go without.
        become({ status: 'error', data: null });
      }
    },
  };
}

import type { Misc } from '@deckwright/api-client/schemas';
import { createStore } from 'zustand/vanilla';

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
  const { getState: get, setState, subscribe } = createStore<SiteData>()(() => FETCHING);
  let asked = false;
  return {
    get,
    subscribe,
    /** Fetches once; never throws. */
    async ensure(): Promise<void> {
      if (asked && get().status !== 'error') return;
      asked = true;
      if (get().status === 'error') setState(FETCHING);
      try {
        setState({ status: 'success', data: await load() });
      } catch {
        // The client has logged it; the menus go without.
        setState({ status: 'error', data: null });
      }
    },
  };
}

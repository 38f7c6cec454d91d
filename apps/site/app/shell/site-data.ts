import type { Misc } from '@deckwright/contract/schemas';
import { createStore } from 'zustand/vanilla';

export type SiteData =
  | { status: 'fetching'; data: null }
  | { status: 'success'; data: Misc }
  | { status: 'error'; data: null };

export type SiteDataStore = ReturnType<typeof createSiteData>;

const FETCHING: SiteData = { status: 'fetching', data: null };

/**
 * What menus and forms need in addition to their fixed entries. Its status is fetching until it has loaded or failed;
 * after a failure the next `ensure` retries.
 */
export function createSiteData(load: () => Promise<Misc>) {
  const { getState: get, setState, subscribe } = createStore<SiteData>()(() => FETCHING);
  let isRequested = false;
  return {
    get,
    subscribe,
    /** Loads once; never throws. */
    async ensure(): Promise<void> {
      if (isRequested && get().status !== 'error') return;
      isRequested = true;
      if (get().status === 'error') setState(FETCHING);
      try {
        setState({ status: 'success', data: await load() });
      } catch {
        // The client has logged it; the menus work without it.
        setState({ status: 'error', data: null });
      }
    },
  };
}

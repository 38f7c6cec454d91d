import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserClient } from '../shared/api/browser-client.ts';
import { createSiteData, type SiteData, type SiteDataStore } from './site-data.ts';

let shared: SiteDataStore | null = null;

function siteDataFrom(staticHost: string): SiteDataStore {
  shared ??= createSiteData(async () => (await browserClient({ staticHost })).fetchMisc());
  return shared;
}

/** The site data, fetched when the first menu asks for it. */
export function useSiteData(staticHost: string): SiteData {
  const [store] = useState(() => siteDataFrom(staticHost));
  useEffect(() => void store.ensure(), [store]);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

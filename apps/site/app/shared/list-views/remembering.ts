import { parseViewQuery } from '@deckwright/api-client';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  filtersIn,
  isRemembering,
  readRemembered,
  rememberedQuery,
  rememberingCookies,
} from './list-cookies.ts';

let remembering: StoreApi<boolean> | undefined;

/** Whether choices are kept; read from the cookies once, in the browser. */
function remembers(): StoreApi<boolean> {
  remembering ??= createStore<boolean>()(() => isRemembering(readRemembered(document.cookie)));
  return remembering;
}

/** Whether choices are kept between visits, and the switch for it; off on the server. */
export function usePersist(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, persists, () => false), setPersist];
}

/**
 * Puts what is remembered into the address when a page is entered, by one replace, where the address leaves it open;
 * from then on keeps every choice made on the page while remembering is on.
 */
export function useRemembered(canonical: string, takesFilters: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const seen = useRef<{ page: string; search: string } | null>(null);
  useEffect(() => {
    const entering = seen.current?.page !== canonical;
    const changed = seen.current?.search !== search;
    seen.current = { page: canonical, search };
    if (entering) {
      const query = rememberedQuery(search, readRemembered(document.cookie), takesFilters);
      if (query === null) return;
      seen.current = { page: canonical, search: query };
      void navigate({ search: query, hash: location.hash }, { replace: true, preventScrollReset: true });
    } else if (changed && persists()) keep(search);
  }, [canonical, search, takesFilters, navigate]);
}

function persists(): boolean {
  return remembers().getState();
}

function setPersist(next: boolean): void {
  if (next) keep(location.search);
  else for (const cookie of rememberingCookies(null)) writeCookie(cookie);
  remembers().setState(next);
}

function keep(search: string): void {
  const { group, sort } = parseViewQuery(new URLSearchParams(search));
  const choices = { groupedBy: group, sortedBy: sort, filters: filtersIn(search) };
  for (const cookie of rememberingCookies(choices)) writeCookie(cookie);
}

/** The cookie store needs a secure origin; the old way works on any. */
function writeCookie(cookie: string, jar: { cookie: string } = document): void {
  jar.cookie = cookie;
}

function subscribe(listener: () => void): () => void {
  return remembers().subscribe(listener);
}

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fetchPart } from '../part/fetch-part.ts';
import { readCookies, writeCookie } from '../site/cookies.ts';
import { isRemembering } from './kept-choices.ts';

/** Reads and writes the cookies; fetched where choices are kept or are to be. */
const cookies = () => fetchPart(() => import('./list-cookies.ts'));

let remembering: StoreApi<boolean> | undefined;

/** Whether choices are kept; read from the cookies once, in the browser. */
function remembers(): StoreApi<boolean> {
  remembering ??= createStore<boolean>()(() => isRemembering(readCookies()));
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
    if (entering && isRemembering(readCookies())) {
      cookies().then(({ readRemembered, rememberedQuery }) => {
        if (location.pathname !== canonical || location.search !== search) return;
        const query = rememberedQuery(search, readRemembered(readCookies()), takesFilters);
        if (query === null) return;
        seen.current = { page: canonical, search: query };
        void navigate({ search: query, hash: location.hash }, { replace: true, preventScrollReset: true });
      }, ignore);
    } else if (!entering && changed && persists()) void keep(search);
  }, [canonical, search, takesFilters, navigate]);
}

function persists(): boolean {
  return remembers().getState();
}

function setPersist(next: boolean): void {
  void keep(next ? location.search : null);
  remembers().setState(next);
}

/** Writes what the query says into the cookies; null deletes them. Where the code is missing the next choice tries again. */
async function keep(search: string | null): Promise<void> {
  const code = await cookies().catch(() => null);
  if (!code) return;
  for (const cookie of code.rememberingCookies(search === null ? null : code.choicesIn(search)))
    writeCookie(cookie);
}

function subscribe(listener: () => void): () => void {
  return remembers().subscribe(listener);
}

/** Without the code for it the page stands as its address says. */
function ignore(): void {}

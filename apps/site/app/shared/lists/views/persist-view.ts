import { fetchPart } from '@deckwright/islands';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readCookies, writeCookie } from '../../storage/cookies.ts';
import { isRemembering } from './choice-cookies.ts';

/** Reads and writes the cookies; loaded if choices are or will be remembered. */
const cookies = () => fetchPart(() => import('./list-cookies.ts'));

let remembering: StoreApi<boolean> | undefined;

/** Whether choices are remembered; read from the cookies once, in the browser. */
function remembers(): StoreApi<boolean> {
  remembering ??= createStore<boolean>()(() => isRemembering(readCookies()));
  return remembering;
}

/** Whether choices are remembered between visits, and a setter; off on the server. */
export function usePersist(): [boolean, (next: boolean) => void] {
  return [useSyncExternalStore(subscribe, persists, () => false), setPersist];
}

/**
 * When a page is entered, adds remembered choices that the URL does not specify to it, with one replace; from then on
 * stores every choice made on the page while remembering is on.
 */
export function useRemembered(canonical: string, takesFilters: boolean): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const seen = useRef<{ page: string; search: string } | null>(null);
  useLayoutEffect(() => {
    const entering = seen.current?.page !== canonical;
    if (entering && isRemembering(readCookies())) hideLists();
    return showLists;
  }, [canonical]);
  useEffect(() => {
    const entering = seen.current?.page !== canonical;
    const changed = seen.current?.search !== search;
    seen.current = { page: canonical, search };
    if (entering && isRemembering(readCookies())) {
      cookies().then(({ readRemembered, rememberedQuery }) => {
        if (location.pathname !== canonical || location.search !== search) return;
        const query = rememberedQuery(search, readRemembered(readCookies()), takesFilters);
        if (query === null) return showLists();
        seen.current = { page: canonical, search: query };
        void navigate({ search: query, hash: location.hash }, { replace: true, preventScrollReset: true });
      }, showLists);
      return;
    }
    if (!entering && changed && persists()) void keep(search);
    showLists();
  }, [canonical, search, takesFilters, navigate]);
}

function persists(): boolean {
  return remembers().getState();
}

function setPersist(next: boolean): void {
  void keep(next ? location.search : null);
  remembers().setState(next);
}

/**
 * Writes the choices of the query to the cookies; null deletes them. If the code is missing the next choice retries.
 */
async function keep(search: string | null): Promise<void> {
  const code = await cookies().catch(() => null);
  if (!code) return;
  for (const cookie of code.rememberingCookies(search === null ? null : code.choicesIn(search)))
    writeCookie(cookie);
}

function subscribe(listener: () => void): () => void {
  return remembers().subscribe(listener);
}

/** As the script before the first paint does (shell/first-paint.ts), for a page entered later. */
function hideLists(): void {
  document.documentElement.dataset.choices = '';
}

/** With the choices, or without if their code is missing: then the page stays as in its URL. */
function showLists(): void {
  delete document.documentElement.dataset.choices;
}

import { DEFAULT_VIEW, joinQuery, parseViewQuery, VIEW_QUERY, type ViewQuery } from '@deckwright/contract';
import { hasDeferredData } from '@deckwright/islands';
import { useMemo } from 'react';
import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';

/** What views need of a page: its path, and its own query in canonical form. */
export type ViewedPage = { canonical: string; query: string };

export type View = {
  query: ViewQuery;
  /** Path and query of the page's own answer, without the view. */
  own: string;
  /** The URL of this page in another view. */
  to: (change: Partial<ViewQuery>) => string;
  /** The URL of this page with another query of its own, in the same view. */
  withQuery: (deckQuery: string) => string;
};

/** How the lists of the page are shown, read from its URL: the same on the server and in the browser. */
export function useView({ canonical, query: own }: ViewedPage): View {
  const { search } = useLocation();
  return useMemo(() => {
    const query = parseViewQuery(new URLSearchParams(search));
    return {
      query,
      own: canonical + own,
      to: (change) => canonical + joinQuery(own, { ...query, ...change }),
      withQuery: (deckQuery) => canonical + joinQuery(deckQuery, { ...query, show: DEFAULT_VIEW.show }),
    };
  }, [search, canonical, own]);
}

/** A page's data are the same in every view: they are only revalidated if something else of the URL changes. */
export function revalidatesData({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod && formMethod !== 'GET') return defaultShouldRevalidate;
  if (hasDeferredData()) return true;
  return bare(currentUrl) === bare(nextUrl) ? false : defaultShouldRevalidate;
}

function bare(url: URL): string {
  const query = new URLSearchParams(url.search);
  for (const { name } of Object.values(VIEW_QUERY)) query.delete(name);
  query.sort();
  return `${url.pathname}?${query}`;
}

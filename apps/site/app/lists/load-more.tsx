import type { ReactNode } from 'react';
import { Link, useFetcher } from 'react-router';

type Props<T> = {
  /** Address of the next page, whose loader answers as this page's does. */
  next: string;
  /** Whether there is a next page. */
  more: boolean;
  /** Draws the next page once it is there. */
  children: (page: T) => ReactNode;
};

/** The end of a paged list: the next page below this one once asked for; without JavaScript the link leads to it. */
export function LoadMore<T>({ next, more, children }: Props<T>) {
  const fetcher = useFetcher<T>();
  const busy = fetcher.state !== 'idle';
  // Safe because `next` names a page of the same route, whose loader answers T.
  if (fetcher.data) return children(fetcher.data as T);
  if (!more) return null;
  return (
    <li className="col-span-full flex justify-center pt-2">
      <Link
        to={next}
        aria-disabled={busy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!busy) void fetcher.load(next);
        }}
        className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-6 text-sm font-semibold hover:bg-raised"
      >
        {busy ? 'Loading…' : 'Load more'}
      </Link>
    </li>
  );
}

import { followLoad } from '@deckwright/islands';
import { Button } from '@deckwright/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { OFFLINE } from '../feedback/failure-message.ts';

/** Id of the link; lists with deferred data also continue there. */
const MORE = 'more';

type Props<T> = {
  /** URL of the next page, whose loader returns the same type as this page's. */
  next: string;
  /** Whether there is a next page. */
  more: boolean;
  /** Whether it was requested before hydration. */
  begun?: boolean;
  /** Renders the next page once it has loaded. */
  children: (page: T) => ReactNode;
};

/** The end of a paged list: the next page below this one once requested; without JavaScript a link to it. */
export function LoadMore<T>({ next, more, begun = false, children }: Props<T>) {
  const fetcher = useFetcher<T>();
  const busy = fetcher.state !== 'idle';
  /** Retries what could not be loaded. */
  const [again, setAgain] = useState<(() => void) | null>(null);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);
  function load(): void {
    leave.current = followLoad(next, (retry) => setAgain(() => retry));
    void fetcher.load(next);
  }
  const loadAtOnce = useEffectEvent(load);
  useEffect(() => {
    if (begun) loadAtOnce();
  }, [begun]);
  // Safe because `next` is a page of the same route, whose loader returns T.
  if (fetcher.data) return children(fetcher.data as T);
  if (!more) return null;
  if (again)
    return (
      <li id={MORE} role="alert" className="col-span-full flex flex-col items-center gap-2 pt-2 text-center">
        <p>{navigator.onLine ? 'The next part of the list could not be loaded.' : OFFLINE}</p>
        <Button
          look="quiet"
          onClick={() => {
            setAgain(null);
            again();
          }}
        >
          Try again
        </Button>
      </li>
    );
  return (
    <li id={MORE} className="col-span-full flex justify-center pt-2">
      <Link
        to={next}
        data-grows={MORE}
        aria-disabled={busy}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!busy) load();
        }}
        className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-6 text-sm font-semibold hover:bg-raised"
      >
        {busy ? 'Loading…' : 'Load more'}
      </Link>
    </li>
  );
}

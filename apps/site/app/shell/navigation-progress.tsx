import { useEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigation } from 'react-router';
import { followUpdate } from './follow-update.ts';

/** A thin line at the top while the next page is loading; announces the new page's title to screen readers. */
export function NavigationProgress() {
  const { state, location: next, formMethod } = useNavigation();
  const busy = state !== 'idle';
  const address = state === 'loading' && !formMethod ? createPath(next) : null;
  useEffect(() => {
    if (address !== null) void followUpdate(address);
  }, [address]);
  const title = useArrivedTitle();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5">
      {busy ? <div className="h-full animate-pulse bg-bar" /> : null}
      <span className="sr-only">{busy ? 'Loading' : title}</span>
    </div>
  );
}

/** The title after a navigation within the site; empty on the first page, whose title is announced anyway. */
function useArrivedTitle(): string {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);
  useEffect(() => {
    if (first.current !== pathname) setTitle(document.title);
  }, [pathname]);
  return title;
}

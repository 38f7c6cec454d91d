import { fetchPart, onFirstTouch } from '@deckwright/islands';
import { whenIdle } from '@deckwright/ui';
import { useEffect } from 'react';

/**
 * Once the page has loaded and the browser is idle, prefetches the code of pages linked nearby; on a phone, whose
 * connection is slow, only after the visitor touches the page.
 */
export function PrefetchLinks() {
  useEffect(() => {
    let stop = (): void => undefined;
    let unwait = (): void => undefined;
    let gone = false;
    const begin = () =>
      whenIdle(() => {
        fetchPart(() => import('./prefetch.ts')).then(
          ({ prefetchLinks }) => {
            if (!gone) stop = prefetchLinks();
          },
          // Without the code for it, pages are loaded on navigation.
          () => undefined,
        );
      });
    const loaded = () => {
      if (window.matchMedia('(pointer: coarse)').matches) unwait = onFirstTouch(begin);
      else begin();
    };
    if (document.readyState === 'complete') loaded();
    else window.addEventListener('load', loaded, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', loaded);
      unwait();
      stop();
    };
  }, []);
  return null;
}

import { onFirstTouch, whenIdle } from '@deckwright/ui';
import { useEffect } from 'react';
import { fetchPart } from '../shared/part/fetch-part.ts';

/**
 * Once the page stands and the browser is idle, the code of pages that links nearby lead to is fetched ahead; on a phone,
 * whose line is slow, not before the visitor touches the page.
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
          // Without the code for it, pages are fetched when they are asked for.
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

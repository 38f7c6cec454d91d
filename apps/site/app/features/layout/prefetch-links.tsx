import { useEffect } from 'react';

/** Once the page stands and the browser is idle, the code of pages that links nearby lead to is fetched ahead. */
export function PrefetchLinks() {
  useEffect(() => {
    let stop = (): void => undefined;
    let gone = false;
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 500));
    const begin = () =>
      idle(() => {
        import('./prefetch.ts').then(
          ({ prefetchLinks }) => {
            if (!gone) stop = prefetchLinks();
          },
          // Without the code for it, pages are fetched when they are asked for.
          () => undefined,
        );
      });
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', begin);
      stop();
    };
  }, []);
  return null;
}

import { useSyncExternalStore } from 'react';

/** As `--breakpoint-md`: below it the panel is a sheet. */
const NARROW = '(width < 48rem)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

/** Whether the screen is a phone's; only in code that is not drawn on the server. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

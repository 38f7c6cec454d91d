import { useSyncExternalStore } from 'react';

/** Same as `--breakpoint-md`: below it the panel is a sheet. */
const NARROW = '(width < 48rem)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

/** Whether the screen is as narrow as a phone's; client-side only. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow, () => false);
}

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

import { useSyncExternalStore } from 'react';
import { absoluteUrl, seenUrl } from './public-origin.ts';

/** Like `seenUrl`, but equal to the server's value during hydration. */
export function useSeenUrl(path: string): string {
  return useSyncExternalStore(
    watchNothing,
    () => seenUrl(path),
    () => absoluteUrl(path),
  );
}

function watchNothing(): () => void {
  return () => {};
}

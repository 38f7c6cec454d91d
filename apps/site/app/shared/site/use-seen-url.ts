import { useSyncExternalStore } from 'react';
import { absoluteUrl, seenUrl } from './public-origin.ts';

/** As `seenUrl`, written as the server wrote it while a page takes up its markup. */
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

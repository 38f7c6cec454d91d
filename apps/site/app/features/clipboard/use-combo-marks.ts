import { useEffect, useSyncExternalStore } from 'react';
import { clipSummary } from './clip-loader.ts';

/** Marks the combos of the page by what of them is in the clipboard; fetches its code once a card is there. */
export function useComboMarks(): void {
  const { count } = useSyncExternalStore(clipSummary.subscribe, clipSummary.get, clipSummary.get);
  const isUsed = count > 0;
  useEffect(() => {
    if (!isUsed) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    import('./combo-marks.ts').then(
      ({ keepCombosMarked }) => {
        if (!isGone) stop = keepCombosMarked();
      },
      // Without the code the page stands as it is, with no marks.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isUsed]);
}

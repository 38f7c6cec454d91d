import { onFirstTouch } from '../browser/first-touch.ts';
import { savesData } from '../browser/saves-data.ts';

/**
 * Calls back once when one of the parts becomes visible or, after the first touch, comes within one screen of being
 * visible; never if the visitor saves data. Returns a function to cancel.
 */
export function whenNear(parts: NodeListOf<Element>, call: () => void): () => void {
  if (parts.length === 0 || savesData()) return () => undefined;
  let observer: IntersectionObserver | undefined;
  function watch(rootMargin: string): void {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        unwatch();
        call();
      },
      { rootMargin },
    );
    for (const part of parts) observer.observe(part);
  }
  const unwait = onFirstTouch(() => watch('100% 0px'));
  function unwatch(): void {
    unwait();
    observer?.disconnect();
  }
  watch('0px');
  return unwatch;
}

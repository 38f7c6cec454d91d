/** Total time for which one preparation lets visitors go first; well below the time after which a snapshot is served unprepared. */
const MAX_WAIT_MS = 2_000;
/** How often it looks whether they are answered. */
const LOOK_EVERY_MS = 10;

type Options = {
  /** Whether visitors wait for pages or calls. */
  isBusy: () => boolean;
  now: () => number;
  wait: (ms: number) => Promise<unknown>;
  /** Resolves when the caller may use the thread. */
  next: () => Promise<void>;
};

/**
 * Turns for work of our own, which nobody waits for: while visitors are being answered it waits, also for what they wait for
 * themselves, but not forever, since under a lasting load it would never end.
 */
export function backgroundTurns({ isBusy, now, wait, next }: Options): () => Promise<void> {
  let left = MAX_WAIT_MS;
  return async () => {
    while (left > 0 && isBusy()) {
      const since = now();
      await wait(LOOK_EVERY_MS);
      left -= now() - since;
    }
    await next();
  };
}

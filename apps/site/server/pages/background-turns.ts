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
export function backgroundTurns(options: Options): () => Promise<void> {
  const turn = idleTurns(options);
  return async () => {
    if (!(await turn())) await options.next();
  };
}

/** Turns for work that may be left out: false, and no turn, where visitors are still being answered after all this time. */
export function idleTurns({ isBusy, now, wait, next }: Options): () => Promise<boolean> {
  let left = MAX_WAIT_MS;
  return async () => {
    while (isBusy()) {
      if (left <= 0) return false;
      const since = now();
      await wait(LOOK_EVERY_MS);
      left -= now() - since;
    }
    await next();
    return true;
  };
}

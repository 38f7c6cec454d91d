const FIRST_WAIT_MS = 500;

/** Seconds in a `Retry-After`: a number of them or a date. Null where there is none. */
export function getSeconds(retryAfter: string | null, now: number = Date.now()): number | null {
  if (retryAfter === null || retryAfter.trim() === '') return null;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, (at - now) / 1000);
}

/**
 * Milliseconds before a call is repeated for the `repeated`th time (0 = the first): what the site asks for and up to a
 * quarter more, so that those it refused together do not come back together; otherwise by chance up to 0.5, 1, 2 … s.
 */
export function waitBefore(
  repeated: number,
  retryAfter: number | null,
  chance: () => number = Math.random,
): number {
  if (retryAfter !== null) return retryAfter * 1000 * (1 + chance() / 4);
  return FIRST_WAIT_MS * 2 ** repeated * chance();
}

/** @throws the signal's reason as soon as it is aborted */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

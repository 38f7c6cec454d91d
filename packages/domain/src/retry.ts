/** Pauses between attempts, both in milliseconds. */
export type Backoff = { firstMs: number; maxMs: number };

/**
 * The pause before the next attempt, in ms: `firstMs` after the first failure, doubled with each further one up to
 * `maxMs`. Progress that resets the count to 0 leads to the first pause again.
 */
export function backoffMs(failures: number, { firstMs, maxMs }: Backoff): number {
  return Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1));
}

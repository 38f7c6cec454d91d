/**
 * Milliseconds of a monotonic clock, for limits and queues: if the system clock were set back by an hour, everybody
 * would be locked out for that hour.
 */
export const monotonicNow = (): number => performance.now();

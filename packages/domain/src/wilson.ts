/** The 97.5 % quantile of the normal distribution, for a two-sided 95 % interval. */
const Z = 1.959963984540054;
const Z2 = Z * Z;

/** An interval is wide if its half-width is more than this: ±15 points. */
export const WIDE_INTERVAL = 0.15;

/**
 * Below this many decks, High Synergy and High Lift are marked as a small sample. From this many on no interval is
 * wide: the widest, at a share of one half, has length z/√(n + z²).
 */
export const FEW_DECKS = 39;

/** Lower and upper end of a share, 0…1. */
export type Interval = { low: number; high: number };

/**
 * The 95 % interval of a share, `hits` of `trials`: Wilson, "Probable inference, the law of succession, and statistical
 * inference", 1927. Its ends are the shares p with |hits/trials − p| = z·√(p(1 − p)/trials). Null without trials.
 */
export function wilsonInterval(hits: number, trials: number): Interval | null {
  if (trials === 0) return null;
  const center = (hits + Z2 / 2) / (trials + Z2);
  const half = halfWidth(hits, trials);
  return { low: wilsonLow(hits, trials), high: hits === trials ? 1 : center + half };
}

/** Only the lower end, used to order lists; 0 without trials. */
export function wilsonLow(hits: number, trials: number): number {
  if (hits === 0) return 0;
  return (hits + Z2 / 2) / (trials + Z2) - halfWidth(hits, trials);
}

/** Whether so few decks leave the share uncertain by more than ±15 points. */
export function isWideShare(hits: number, trials: number): boolean {
  const interval = wilsonInterval(hits, trials);
  return interval !== null && interval.high - interval.low > 2 * WIDE_INTERVAL;
}

function halfWidth(hits: number, trials: number): number {
  return (Z / (trials + Z2)) * Math.sqrt((hits * (trials - hits)) / trials + Z2 / 4);
}

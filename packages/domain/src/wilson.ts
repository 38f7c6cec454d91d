/** The 97.5 % quantile of the normal distribution: 95 % lie within. */
const Z = 1.959963984540054;
const Z2 = Z * Z;

/** An interval that reaches more than this to either side, on average, is called wide: ±15 points. */
export const WIDE_INTERVAL = 0.15;

/**
 * High Synergy and High Lift of fewer decks call themselves a small sample: from so many on no interval is wide, since
 * that of one half, the widest, is z/√(n + z²) long.
 */
export const FEW_DECKS = 39;

/** Two ends of a share, 0…1. */
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

/** The lower end alone, by which lists are ordered; 0 without trials. */
export function wilsonLow(hits: number, trials: number): number {
  if (hits === 0) return 0;
  return (hits + Z2 / 2) / (trials + Z2) - halfWidth(hits, trials);
}

/** Whether the share may lie more than 15 points to either side, as few decks leave it. */
export function isWideShare(hits: number, trials: number): boolean {
  const interval = wilsonInterval(hits, trials);
  return interval !== null && interval.high - interval.low > 2 * WIDE_INTERVAL;
}

function halfWidth(hits: number, trials: number): number {
  return (Z / (trials + Z2)) * Math.sqrt((hits * (trials - hits)) / trials + Z2 / 4);
}

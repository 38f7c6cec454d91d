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

/** The counts of a share and the number of decks that its interval is of, see `shareInterval`. */
export type ShareCounts = { numDecks: number; potentialDecks: number; effectiveDecks: number };

/**
 * The 95 % interval of the share of `numDecks` in `potentialDecks`, as if it had been found in `effectiveDecks` decks,
 * which need not be an integer. Null without eligible decks, and where `effectiveDecks` is 0.
 */
export function shareInterval({ numDecks, potentialDecks, effectiveDecks }: ShareCounts): Interval | null {
  if (potentialDecks === 0 || effectiveDecks === 0) return null;
  const hits = numDecks === potentialDecks ? effectiveDecks : (numDecks / potentialDecks) * effectiveDecks;
  return wilsonInterval(hits, effectiveDecks);
}

/** Only the lower end, used to order lists; 0 without trials. */
export function wilsonLow(hits: number, trials: number): number {
  if (hits === 0) return 0;
  return (hits + Z2 / 2) / (trials + Z2) - halfWidth(hits, trials);
}

/** Whether a share is uncertain by more than ±15 points; false without an interval. */
export function isWideInterval(interval: Interval | null): boolean {
  return interval !== null && interval.high - interval.low > 2 * WIDE_INTERVAL;
}

function halfWidth(hits: number, trials: number): number {
  return (Z / (trials + Z2)) * Math.sqrt((hits * (trials - hits)) / trials + Z2 / 4);
}

import type { Interval } from '@deckwright/domain';

/** One commander: games of its decks with a card and without it, and how many of each were won; both at least 1. */
export type Stratum = { winsWith: number; gamesWith: number; winsWithout: number; gamesWithout: number };

/** The 97.5% quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * The difference of win rates over all commanders, −1…1, each compared with itself: the risk difference of Mantel and
 * Haenszel, with the 95% interval of Greenland and Robins (Biometrics 41, 1985, 55–68). A card that strong commanders
 * run more than others is not credited with their wins.
 * @param strata at least one
 */
export function acrossCommanders(strata: readonly Stratum[]): Interval & { difference: number } {
  let [weights, weighted, variance] = [0, 0, 0];
  for (const { winsWith: a, gamesWith: m, winsWithout: b, gamesWithout: n } of strata) {
    const games = m + n;
    weights += (m * n) / games;
    weighted += (a * n - b * m) / games;
    variance += (a * (m - a) * n ** 3 + b * (n - b) * m ** 3) / (m * n * games ** 2);
  }
  const difference = weighted / weights;
  const half = (Z * Math.sqrt(variance)) / weights;
  return { difference, low: Math.max(-1, difference - half), high: Math.min(1, difference + half) };
}

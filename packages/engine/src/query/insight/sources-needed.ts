import { THRESHOLDS } from '../../thresholds.ts';
import { type CastOptions, castChance } from './cast-chance.ts';

/** Probability, 0–1, with which a cost should be castable on curve: more for expensive cards, which matter more. */
export function castTarget(manaValue: number): number {
  const { castShare, castSharePerManaValue, castShareMax } = THRESHOLDS;
  return Math.min(castShareMax, castShare + castSharePerManaValue * Math.max(0, manaValue - 1));
}

/**
 * The smallest number of lands that must produce a color to make a cost castable on curve with the probability of
 * `castTarget`, as `castChance` counts it. At most `lands`; 0 without lands.
 */
export function sourcesNeeded(options: Omit<CastOptions, 'sources'>): number {
  const { lands, pips, turn } = options;
  if (lands <= 0 || pips <= 0) return 0;
  // A chance that is the target up to the error of its sum reaches it.
  const target = castTarget(turn) - 1e-9;
  // The probability increases with the sources, so a binary search finds the smallest sufficient number.
  let [few, enough] = [Math.min(pips, lands), lands];
  while (few < enough) {
    const sources = Math.floor((few + enough) / 2);
    if (castChance({ ...options, sources }) >= target) enough = sources;
    else few = sources + 1;
  }
  return enough;
}

import { THRESHOLDS } from '../../thresholds.ts';

/** How many decks inside and outside a set run a card, and how many are eligible. */
export type Contrast = {
  included: number;
  could: number;
  includedOutside: number;
  couldOutside: number;
};

/** Inclusion inside − inclusion outside, −1…1; NaN without eligible decks outside. */
export function rawSynergy({ included, could, includedOutside, couldOutside }: Contrast): number {
  return included / could - includedOutside / couldOutside;
}

/**
 * Synergy with both rates shrunk to their pooled rate m (Beta prior of mean m and strength K on each side):
 * (included + K·m) / (could + K) − (includedOutside + K·m) / (couldOutside + K). NaN without a baseline.
 */
export function shrunkSynergy({ included, could, includedOutside, couldOutside }: Contrast): number {
  if (couldOutside === 0) return Number.NaN;
  const prior = THRESHOLDS.synergyPriorDecks;
  const pooled = (included + includedOutside) / (could + couldOutside);
  return (
    (included + prior * pooled) / (could + prior) -
    (includedOutside + prior * pooled) / (couldOutside + prior)
  );
}

/**
 * Lift, the "interest" of Brin et al., "Dynamic itemset counting and implication rules for market basket data", 1997:
 * log10 of P(card and commander) / (P(card) · P(commander)) over the eligible decks, which is log10 of included / expected
 * with expected = could · (included + includedOutside) / (could + couldOutside). −∞ if no deck inside runs it; NaN without a
 * baseline.
 */
export function rawLift({ included, could, includedOutside, couldOutside }: Contrast): number {
  if (couldOutside === 0) return Number.NaN;
  return Math.log10(included / expectedHolders(could, included + includedOutside, could + couldOutside));
}

/**
 * log10 of (included + a) / (expected + a): a Gamma prior of mean 1 on the factor, as in Norén, Hopstadius & Bate,
 * "Shrinkage observed-to-expected ratios for robust and transparent large-scale pattern discovery", 2013. NaN without a
 * baseline.
 */
export function shrunkLift({ included, could, includedOutside, couldOutside }: Contrast): number {
  if (couldOutside === 0) return Number.NaN;
  const prior = THRESHOLDS.liftPriorDecks;
  const expected = expectedHolders(could, included + includedOutside, could + couldOutside);
  return Math.log10((included + prior) / (expected + prior));
}

const expectedHolders = (could: number, includedInAll: number, couldInAll: number): number =>
  (could * includedInAll) / couldInAll;

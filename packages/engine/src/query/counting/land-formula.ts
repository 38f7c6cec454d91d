import { THRESHOLDS } from '../../thresholds.ts';

export type LandFormulaInput = {
  /** Of the nonland cards, commanders included. */
  averageManaValue: number;
  /** Cards of at most `cheapManaValue` that ramp or draw. */
  cheap: number;
};

/** The numbers as they are printed, and the lands that follow from them, unrounded. */
export type LandFormula = LandFormulaInput & { exact: number };

/**
 * Karsten's number of lands for a deck of 99 ("How Many Lands Do You Need in Your Deck? An Updated Analysis", 2022):
 * 31.42 + 3.13 · average mana value − 0.28 · cheap ramp and draw. The average is rounded to hundredths and the cards to
 * tenths before, so that the sum is right as printed.
 */
export function landFormula(input: LandFormulaInput): LandFormula {
  const averageManaValue = Math.round(input.averageManaValue * 100) / 100;
  const cheap = Math.round(input.cheap * 10) / 10;
  const { landIntercept, landPerManaValue, landPerCheapCard } = THRESHOLDS;
  const exact = landIntercept + landPerManaValue * averageManaValue - landPerCheapCard * cheap;
  return { averageManaValue, cheap, exact };
}

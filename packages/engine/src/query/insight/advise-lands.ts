import { THRESHOLDS } from '../../thresholds.ts';
import { type LandFormula, landFormula } from '../counting/land-formula.ts';
import { averageManaValue, cheapCards } from './deck-makeup.ts';
import { allLines, type InsightDeck, sumQuantities } from './types.ts';

/** The lands of decks of the same commanders. */
export type CommanderLands = {
  decks: number;
  /** Lands by copies, on average. */
  average: number;
  /** The formula for their average deck; null where it has no spells. */
  formula: LandFormula | null;
};

export type LandAdvice = {
  /** Lands for the whole deck. */
  lands: number;
  /** What they follow from: the decks of these commanders, or Karsten's formula. */
  by: 'decks' | 'formula';
  formula: LandFormula;
};

/** The formula for a deck; null without nonland cards. */
export function deckLandFormula(deck: InsightDeck): LandFormula | null {
  const average = averageManaValue(allLines(deck).filter(({ card }) => card.primaryType !== 'Land'));
  return average === null ? null : landFormula({ averageManaValue: average, cheap: cheapCards(deck) });
}

/**
 * How many lands a deck should have: as many as the decks of its commanders have on average, if there are at least
 * `landsMinDecks` and the formula gives them about as many as the list (`landsMaxDifference`; not asked of a list with few spells), since they know how
 * the commander plays; otherwise by Karsten's formula, within what decks play (`landMin` to `landMax`). Null without nonland
 * cards, and for a list longer than a deck.
 */
export function adviseLands(deck: InsightDeck, usual: CommanderLands | null): LandAdvice | null {
  const formula = deckLandFormula(deck);
  if (formula === null || sumQuantities(allLines(deck)) > THRESHOLDS.deckMaxCards) return null;
  const spells = sumQuantities(allLines(deck).filter(({ card }) => card.primaryType !== 'Land'));
  if (usual && isLike({ formula, spells }, usual))
    return { lands: Math.round(usual.average), by: 'decks', formula };
  const { landMin, landMax } = THRESHOLDS;
  return { lands: Math.max(landMin, Math.min(landMax, Math.round(formula.exact))), by: 'formula', formula };
}

/** Whether there are enough decks, whose curve and ramp are not quite other than those of the list, if those are known. */
function isLike(list: { formula: LandFormula; spells: number }, { decks, formula }: CommanderLands): boolean {
  const { landsMinDecks, landsMinSpells, landsMaxDifference } = THRESHOLDS;
  if (decks < landsMinDecks) return false;
  if (list.spells < landsMinSpells) return true;
  return formula !== null && Math.abs(list.formula.exact - formula.exact) <= landsMaxDifference;
}

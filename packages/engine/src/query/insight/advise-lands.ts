import { THRESHOLDS } from '../../thresholds.ts';
import { type LandFormula, landFormula } from '../counting/land-formula.ts';
import { countModalLands } from './deck-lands.ts';
import { averageManaValue, cheapCards, slowRamp } from './deck-makeup.ts';
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
  /** Lands for the whole deck, those on the backs of spells included by their parts. */
  lands: number;
  /** As many of these are on the backs of the list's spells, by their parts, rounded; 0 where decks say how many lands. */
  onBacks: number;
  /** What they follow from: the decks of these commanders, or Karsten's formula. */
  by: 'decks' | 'formula';
  formula: LandFormula;
  /** Ramp of three mana beyond what is usual, and what is left of the formula's lands with it, unrounded. */
  slowRamp: number;
  exact: number;
};

/** The formula for a deck; null without nonland cards. */
export function deckLandFormula(deck: InsightDeck): LandFormula | null {
  const average = averageManaValue(allLines(deck).filter(({ card }) => card.primaryType !== 'Land'));
  return average === null ? null : landFormula({ averageManaValue: average, cheap: cheapCards(deck) });
}

/**
 * How many lands a deck should have: as many as the decks of its commanders have on average, if there are at least
 * `landsMinDecks` and the formula gives them about as many as the list (`landsMaxDifference`; not asked of a list with few spells), since they know how
 * the commander plays; otherwise by Karsten's formula, a little fewer for ramp that he does not call cheap, within what decks play (`landMin` to `landMax`). Null without nonland
 * cards, and for a list longer than a deck.
 */
export function adviseLands(deck: InsightDeck, usual: CommanderLands | null): LandAdvice | null {
  const formula = deckLandFormula(deck);
  if (formula === null || sumQuantities(allLines(deck)) > THRESHOLDS.deckMaxCards) return null;
  const spells = sumQuantities(allLines(deck).filter(({ card }) => card.primaryType !== 'Land'));
  const { landMin, landMax, landPerSlowRamp } = THRESHOLDS;
  const ramp = slowRamp(deck);
  const exact = formula.exact - landPerSlowRamp * ramp;
  const numbers = { formula, slowRamp: ramp, exact };
  if (usual && isLike({ formula, spells }, usual))
    return { lands: Math.round(usual.average), onBacks: 0, by: 'decks', ...numbers };
  const lands = Math.max(landMin, Math.min(landMax, Math.round(exact)));
  return { lands, onBacks: Math.round(countModalLands(deck)), by: 'formula', ...numbers };
}

/** Whether there are enough decks, whose curve and ramp are not quite other than those of the list, if those are known. */
function isLike(list: { formula: LandFormula; spells: number }, { decks, formula }: CommanderLands): boolean {
  const { landsMinDecks, landsMinSpells, landsMaxDifference } = THRESHOLDS;
  if (decks < landsMinDecks) return false;
  if (list.spells < landsMinSpells) return true;
  return formula !== null && Math.abs(list.formula.exact - formula.exact) <= landsMaxDifference;
}

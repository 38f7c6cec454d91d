import { COLORS, isBasic } from '@deckwright/domain';
import { countPips } from '../../pips.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { apportion } from '../counting/apportion.ts';
import { countDeckLands } from './deck-lands.ts';
import { allLines, type InsightDeck, sumQuantities } from './types.ts';

/** So many cards more than the lands that are due are lands, too: a list short of 36 cards is not one spell short. */
const TOLERANCE = 2;

export type LandFill = {
  /** Lands to add. */
  lands: number;
  /** Those lands as basic lands: copies of W U B R G basics, then of Wastes. */
  basics: number[];
  /** Cards to 100 that remain for spells. */
  spells: number;
};

/**
 * The basic lands that fill a list to 100 cards, or bring it to the advised number of lands where spells are missing,
 * too. With the basics that it has, they are in proportion to the mana symbols in its costs (largest remainder); in equal
 * parts without symbols. Null for a list that needs no land, or has 100 cards.
 */
export function fillWithLands(deck: InsightDeck, advised: number): LandFill | null {
  const missing = THRESHOLDS.deckMaxCards - sumQuantities(allLines(deck));
  const due = advised - countDeckLands(deck);
  if (missing <= 0 || due <= 0) return null;
  const lands = missing <= due + TOLERANCE ? missing : due;
  return { lands, basics: splitBasics(deck, lands), spells: missing - lands };
}

/**
 * So many basic lands for a deck: copies of W U B R G basics, then of Wastes. With the basics that it has, they are in proportion to the
 * mana symbols in its costs (largest remainder); in equal parts without symbols.
 */
export function splitBasics(deck: InsightDeck, lands: number): number[] {
  const pips = sumPips(deck);
  const identity = deck.commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  const colors = pips.map((symbols, color) =>
    deck.commanders.length > 0 ? (identity & (1 << color)) !== 0 : symbols > 0,
  );
  if (!colors.includes(true)) return [0, 0, 0, 0, 0, lands];
  const wanted = pips.map((symbols, color) => (colors[color] ? symbols : 0));
  const weights = wanted.some((symbols) => symbols > 0) ? wanted : colors.map(Number);
  const has = COLORS.map((_, color) =>
    sumQuantities(deck.cards.filter(({ card }) => isBasic(card) && card.colorIdentity === 1 << color)),
  );
  const whole = apportion(weights, lands + has.reduce((sum, copies) => sum + copies, 0));
  // A color that has more basics than its part gets none, and the others share what is left.
  const lacking = whole.map((copies, color) => Math.max(0, copies - (has[color] ?? 0)));
  return [...apportion(lacking, lands), 0];
}

function sumPips(deck: InsightDeck): number[] {
  const sums = COLORS.map(() => 0);
  for (const { card, quantity } of allLines(deck))
    countPips(card.manaCost).forEach((pips, color) => {
      sums[color] = (sums[color] ?? 0) + pips * quantity;
    });
  return sums;
}

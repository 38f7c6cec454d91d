import { CARD_FLAGS } from '../../format.ts';
import { apportion } from '../counting/apportion.ts';
import { landFormula } from '../counting/land-formula.ts';
import type { Engine } from '../decks/engine.ts';
import type { LandBase, LandStats } from '../types.ts';

/** Cards of a deck besides a sole commander. */
const MAX_LANDS = 99;
const COLORS = 5;

export type LandBaseInput = {
  /** The deck's colors as bits. */
  identity: number;
  /** Of the decks with these colors. */
  stats: LandStats;
  /** Of the nonland cards. */
  averageManaValue: number;
  /** Cheap cards that ramp or draw. */
  cheap: number;
  /** Maximum price of all nonbasic lands together in US cents; null = no limit. */
  capCents: number | null;
};

/**
 * Number of lands by Karsten's formula for 99 cards (`landFormula`). Nonbasics get the share they have in the decks,
 * most played first, within the budget (with a budget, lands without a price are skipped). Basics get the rest in
 * proportion to the mana symbols (largest remainder; equal parts if there are none). Banned lands, lands outside the
 * colors and lands that no deck runs are excluded.
 */
export function landBase(
  engine: Engine,
  { identity, stats, averageManaValue, cheap, capCents }: LandBaseInput,
): LandBase {
  const { exact } = landFormula({ averageManaValue, cheap });
  const lands = Math.max(0, Math.min(MAX_LANDS, Math.round(exact)));
  const wanted = stats.land === 0 ? 0 : Math.round((lands * stats.nonbasic) / stats.land);
  const nonbasics: number[] = [];
  let cents = 0;
  let unpriced = 0;
  for (const { card, numDecks } of stats.lands) {
    if (nonbasics.length >= wanted) break;
    if (numDecks === 0 || !mayPlay(engine, card, identity)) continue;
    const price = engine.cardPriceCents[card] ?? -1;
    if (capCents !== null && (price < 0 || cents + price > capCents)) continue;
    nonbasics.push(card);
    if (price < 0) unpriced++;
    else cents += price;
  }
  return {
    exact,
    lands,
    nonbasics,
    basics: splitBasics(identity, stats.pips, lands - nonbasics.length),
    cents,
    unpriced,
  };
}

function mayPlay(engine: Engine, card: number, identity: number): boolean {
  const barred = CARD_FLAGS.basic | CARD_FLAGS.banned;
  return (
    ((engine.cardFlags[card] ?? 0) & barred) === 0 && ((engine.cardIdentity[card] ?? 0) & ~identity) === 0
  );
}

function splitBasics(identity: number, pips: readonly number[], copies: number): number[] {
  if (identity === 0) return [0, 0, 0, 0, 0, copies];
  const has = (color: number): boolean => (identity & (1 << color)) !== 0;
  const weights = Array.from({ length: COLORS }, (_, color) => (has(color) ? (pips[color] ?? 0) : 0));
  const some = weights.some((weight) => weight > 0);
  const parts = some ? weights : weights.map((_, color) => (has(color) ? 1 : 0));
  return [...apportion(parts, copies), 0];
}

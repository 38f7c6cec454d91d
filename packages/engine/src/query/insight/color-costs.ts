import { type Card, COLORS, type Color } from '@deckwright/domain';
import { castChance } from './cast-chance.ts';
import { countSources } from './deck-colors.ts';
import { countDeckLands } from './deck-lands.ts';
import { parseCosts } from './mana-cost.ts';
import { castTarget } from './sources-needed.ts';
import { allLines, type InsightDeck, sumQuantities } from './types.ts';

/** All costs of a deck with as many symbols of a color at the same mana value. */
export type ColorCost = {
  /** Symbols that only this color pays, at least 1. */
  pips: number;
  manaValue: number;
  /** Sources that help to cast it on that turn, each by its part. */
  sources: number;
  /** Probability, 0–1, to have the color on curve if there are enough lands, and the one that is aimed at. */
  chance: number;
  target: number;
  /** Each once, commanders first. */
  cards: Card[];
};

/** How likely a deck casts its costs of one color on curve: the one furthest below its target first. Empty without lands. */
export function colorCosts(deck: InsightDeck, color: Color): ColorCost[] {
  const index = COLORS.indexOf(color);
  const lands = countDeckLands(deck);
  if (lands === 0) return [];
  const library = sumQuantities(deck.cards);
  const costs = new Map<string, ColorCost>();
  for (const { card } of allLines(deck))
    for (const { manaValue, strict } of parseCosts(card.manaCost)) {
      const pips = strict[index] ?? 0;
      if (pips === 0) continue;
      const key = `${pips} ${manaValue}`;
      const known = costs.get(key);
      if (known) {
        if (!known.cards.includes(card)) known.cards.push(card);
        continue;
      }
      const sources = countSources(deck, 1 << index, manaValue);
      const chance = castChance({ library, lands, sources, pips, turn: manaValue });
      costs.set(key, { pips, manaValue, sources, chance, target: castTarget(manaValue), cards: [card] });
    }
  const margin = ({ chance, target }: ColorCost): number => chance - target;
  return [...costs.values()].sort(
    (a, b) => margin(a) - margin(b) || a.manaValue - b.manaValue || b.pips - a.pips,
  );
}

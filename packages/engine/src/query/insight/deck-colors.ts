import { COLORS, type Color } from '@deckwright/domain';
import { countPips } from '../../pips.ts';
import { parseCosts } from './mana-cost.ts';
import { sourcesNeeded } from './sources-needed.ts';
import { allLines, type InsightDeck } from './types.ts';

/** One color of a deck: its sources and its mana symbols. */
export type DeckColor = {
  color: Color;
  /** Mana symbols, times copies; a hybrid symbol counts for each of its colors. */
  pips: number;
  /** Lands and mana artifacts that produce the color, by copies. */
  lands: number;
  artifacts: number;
  /**
   * Sources needed so that half of the symbols that only this color pays are in costs castable on curve (see
   * `sourcesNeeded`). 0 without such a symbol, null without lands.
   */
  asked: number | null;
  /** Missing sources: `asked` minus lands and mana artifacts, at least 0. */
  short: number;
};

/** The colors of the deck's costs and commanders, in W U B R G order. */
export function deckColors(deck: InsightDeck): DeckColor[] {
  const lines = allLines(deck);
  const identity = deck.commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  const library = copies(deck.cards);
  const landLines = deck.cards.filter(({ card }) => card.primaryType === 'Land');
  const allLands = copies(landLines);
  const rocks = deck.cards.filter(
    ({ card }) => card.primaryType !== 'Land' && card.roles.includes('mana-artifact'),
  );
  return COLORS.flatMap((color, index): DeckColor[] => {
    const bit = 1 << index;
    const makes = ({ makes: made }: { makes: number }) => (made & bit) !== 0;
    const pips = lines.reduce(
      (sum, { card, quantity }) => sum + (countPips(card.manaCost)[index] ?? 0) * quantity,
      0,
    );
    if ((identity & bit) === 0 && pips === 0) return [];
    const lands = copies(landLines.filter(makes));
    const artifacts = copies(rocks.filter(makes));
    const needed = allLands === 0 ? null : sourcesNeededFor(deck, index, { library, lands: allLands });
    return [
      {
        color,
        pips,
        lands,
        artifacts,
        asked: needed,
        short: Math.max(0, (needed ?? 0) - lands - artifacts),
      },
    ];
  });
}

function sourcesNeededFor(
  deck: InsightDeck,
  index: number,
  sizes: { library: number; lands: number },
): number {
  const known = new Map<string, number>();
  const neededFor = (pips: number, turn: number): number => {
    const key = `${pips} ${turn}`;
    const needed = known.get(key) ?? sourcesNeeded({ ...sizes, pips, turn });
    known.set(key, needed);
    return needed;
  };
  const asks = allLines(deck).flatMap(({ card, quantity }) =>
    parseCosts(card.manaCost).flatMap(({ manaValue, strict }) => {
      const pips = strict[index] ?? 0;
      return pips === 0 ? [] : [{ needed: neededFor(pips, manaValue), weight: pips * quantity }];
    }),
  );
  asks.sort((a, b) => a.needed - b.needed);
  const half = asks.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let served = 0;
  for (const { needed, weight } of asks) {
    served += weight;
    if (served >= half) return needed;
  }
  return 0;
}

function copies(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

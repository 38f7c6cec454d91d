import { COLORS, type Color } from '@deckwright/domain';
import { countPips } from '../../pips.ts';
import { countDeckLands } from './deck-lands.ts';
import { parseCosts } from './mana-cost.ts';
import { sourcesNeeded } from './sources-needed.ts';
import { allLines, type InsightDeck, type InsightLine, sumQuantities } from './types.ts';

/** One color of a deck: its sources and its mana symbols. */
export type DeckColor = {
  color: Color;
  /** Mana symbols, times copies; a hybrid symbol counts for each of its colors. */
  pips: number;
  /** Lands, mana artifacts and other cards that produce or find the color, by copies. */
  lands: number;
  artifacts: number;
  others: number;
  /** These sources, each by its part. */
  sources: number;
  /**
   * Sources needed so that half of the symbols that only this color pays are in costs castable on curve (see
   * `sourcesNeeded`). 0 without such a symbol, null without lands.
   */
  asked: number | null;
  /** Missing sources: `asked` minus `sources`, rounded up, at least 0. */
  short: number;
};

/**
 * The colors of the deck in W U B R G order: those of its commanders' color identity, which alone it may play, or of its costs
 * where no commander is known.
 */
export function deckColors(deck: InsightDeck): DeckColor[] {
  const lines = allLines(deck);
  const identity = deck.commanders.reduce((bits, { card }) => bits | card.colorIdentity, 0);
  const sizes = { library: sumQuantities(deck.cards), lands: countDeckLands(deck) };
  const neededFor = memoizeNeeds(sizes);
  return COLORS.flatMap((color, index): DeckColor[] => {
    const bit = 1 << index;
    const pips = lines.reduce(
      (sum, { card, quantity }) => sum + (countPips(card.manaCost)[index] ?? 0) * quantity,
      0,
    );
    if (deck.commanders.length > 0 ? (identity & bit) === 0 : pips === 0) return [];
    const makers = deck.cards.filter(({ makes }) => (makes & bit) !== 0);
    const isArtifact = ({ card }: InsightLine) => card.roles.includes('mana-artifact');
    const lands = makers.filter(({ card }) => card.primaryType === 'Land');
    const spells = makers.filter(({ card }) => card.primaryType !== 'Land');
    const sources = countSources(deck, bit);
    const needed = sizes.lands === 0 ? null : sourcesNeededFor(deck, index, neededFor);
    return [
      {
        color,
        pips,
        lands: sumQuantities(lands),
        artifacts: sumQuantities(spells.filter(isArtifact)),
        others: sumQuantities(spells.filter((line) => !isArtifact(line))),
        sources,
        asked: needed,
        short: Math.max(0, Math.ceil((needed ?? 0) - sources)),
      },
    ];
  });
}

/**
 * Sources of a color, each by its part; only those that help to cast a cost of this mana value, all without one. Rounded
 * to hundredths.
 */
export function countSources(
  { cards }: InsightDeck,
  color: number,
  manaValue = Number.POSITIVE_INFINITY,
): number {
  const sum = cards.reduce((total, line) => total + quantityOfSource(line, color, manaValue), 0);
  return Math.round(sum * 100) / 100;
}

function quantityOfSource(
  { quantity, makes, sources }: InsightLine,
  color: number,
  manaValue: number,
): number {
  const ways = sources ?? [{ makes, part: 1, from: 0 }];
  const parts = ways.map((way) => ((way.makes & color) !== 0 && way.from <= manaValue ? way.part : 0));
  return quantity * Math.max(0, ...parts);
}

/** The sources that a cost needs in a deck of these sizes, each computed once. */
function memoizeNeeds(sizes: { library: number; lands: number }): (pips: number, turn: number) => number {
  const known = new Map<string, number>();
  return (pips, turn) => {
    const key = `${pips} ${turn}`;
    const needed = known.get(key) ?? sourcesNeeded({ ...sizes, pips, turn });
    known.set(key, needed);
    return needed;
  };
}

function sourcesNeededFor(
  deck: InsightDeck,
  index: number,
  neededFor: ReturnType<typeof memoizeNeeds>,
): number {
  const costs = allLines(deck).flatMap(({ card, quantity }) =>
    parseCosts(card.manaCost).flatMap(({ manaValue, strict }) => {
      const pips = strict[index] ?? 0;
      return pips === 0 ? [] : [{ needed: neededFor(pips, manaValue), weight: pips * quantity }];
    }),
  );
  costs.sort((a, b) => a.needed - b.needed);
  const half = costs.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let served = 0;
  for (const { needed, weight } of costs) {
    served += weight;
    if (served >= half) return needed;
  }
  return 0;
}

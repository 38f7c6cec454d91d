import { compareFigures } from '@deckwright/domain';
import { CARD_FLAGS, LAND_TYPE } from '../../format.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { Compare } from '../counting/best.ts';
import { compareByInclusion } from '../counting/compare-cards.ts';
import { type CardNumbers, cardNumbers, cardStatAt } from '../counting/numbers.ts';
import { tallyCommander, windowTally } from '../counting/select.ts';
import { subtractTally, type Tally } from '../counting/tally.ts';
import { leads } from '../decks/eligible.ts';
import type { Engine } from '../decks/engine.ts';
import { NO_ENGINE_FILTERS } from '../decks/filters.ts';
import type { CardStat, PreconAdvice } from '../types.ts';

/**
 * The cards that decks of `commander` add to a precon and cut from it (STATISTICS "Combos, lands, precons, similar
 * cards"). `printed` = card indices of its whole list, including commanders, in any order. Basic lands, banned cards,
 * the commanders and cards outside their colors are never included. Null below `preconMinDecks` decks.
 */
export function preconAdvice(
  engine: Engine,
  { commander, printed }: { commander: number; printed: readonly number[] },
): PreconAdvice | null {
  const { own } = tallyCommander(engine, commander, NO_ENGINE_FILTERS);
  if (own.decks < THRESHOLDS.preconMinDecks) return null;
  const outside = subtractTally(windowTally(engine, NO_ENGINE_FILTERS), own);
  const isPrinted = new Set(printed);
  // Includes cards that no deck runs: a printed card that everyone cuts comes first.
  const cards = Uint16Array.from(own.potential.keys()).filter((card) =>
    mayAdvise(engine, commander, own, card),
  );
  const numbers = cardNumbers(own, outside, cards);
  const positions = [...cards.keys()].sort(compareByInclusion(engine, numbers));
  const inclusion = (position: number): number => numbers.inclusion[position] ?? 0;
  const isLand = (position: number): boolean => engine.cardType[cards[position] ?? 0] === LAND_TYPE;
  const adds = positions.filter(
    (position) =>
      !isPrinted.has(cards[position] ?? -1) && inclusion(position) >= THRESHOLDS.preconAddMinInclusion,
  );
  const cuts = positions
    .filter(
      (position) =>
        isPrinted.has(cards[position] ?? -1) && inclusion(position) < THRESHOLDS.preconCutMaxInclusion,
    )
    .sort(compareCuts(engine, numbers));
  const list = (from: readonly number[], lands: boolean): CardStat[] =>
    from
      .filter((position) => isLand(position) === lands)
      .slice(0, lands ? THRESHOLDS.preconLands : THRESHOLDS.preconCards)
      .map((position) => cardStatAt(numbers, position, null));
  return {
    decks: own.decks,
    cardsToAdd: list(adds, false),
    landsToAdd: list(adds, true),
    cardsToCut: list(cuts, false),
    landsToCut: list(cuts, true),
  };
}

/** Lower inclusion, then more decks that could run the card and do not, then name. */
function compareCuts(engine: Engine, { cards, inclusion, potentialDecks }: CardNumbers): Compare {
  return (a, b) =>
    compareFigures(-(inclusion[a] ?? 0), -(inclusion[b] ?? 0)) ||
    (potentialDecks[b] ?? 0) - (potentialDecks[a] ?? 0) ||
    (engine.cardNameRank[cards[a] ?? 0] ?? 0) - (engine.cardNameRank[cards[b] ?? 0] ?? 0);
}

function mayAdvise(engine: Engine, commander: number, { potential }: Tally, card: number): boolean {
  if ((potential[card] ?? 0) < THRESHOLDS.preconMinDecks) return false;
  if ((engine.cardFlags[card] ?? 0) & (CARD_FLAGS.basic | CARD_FLAGS.banned)) return false;
  if (leads(engine, commander, card)) return false;
  return ((engine.cardIdentity[card] ?? 0) & ~(engine.commanderIdentity[commander] ?? 0)) === 0;
}

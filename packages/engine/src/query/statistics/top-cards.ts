import { getEffectiveDecks } from '../counting/effective-decks.ts';
import { tallyCommanders, windowTally } from '../counting/select.ts';
import { cardTrends } from '../counting/trend.ts';
import type { Engine } from '../decks/engine.ts';
import { fillColumn, floatColumn } from '../decks/float-column.ts';
import type { Window } from '../decks/window.ts';
import type { TopCards } from '../types.ts';

/**
 * Every card in a deck of the window, most decks first, then by name; over the decks of the given commanders (indices,
 * any order), or of all if null. Trends are over all decks.
 */
export function topCards(
  engine: Engine,
  { commanders, ...window }: Window & { commanders: readonly number[] | null },
): TopCards {
  const tally =
    commanders === null ? windowTally(engine, window) : tallyCommanders(engine, commanders, window);
  const { decks, hold, potential } = tally;
  const included = [...hold.keys()].filter((card) => hold[card] !== 0);
  const number = (values: Uint32Array, card: number): number => values[card] ?? 0;
  const name = (card: number): number => engine.cardNameRank[card] ?? 0;
  included.sort((a, b) => number(hold, b) - number(hold, a) || name(a) - name(b));
  const trends = cardTrends(engine);
  return {
    decks,
    cards: new Uint16Array(included),
    numDecks: fillColumn(new Uint32Array(included.length), included, (card) => number(hold, card)),
    potentialDecks: fillColumn(new Uint32Array(included.length), included, (card) => number(potential, card)),
    effectiveDecks: floatColumn(included, (card) => getEffectiveDecks(tally, card)),
    trends: floatColumn(included, (card) => trends.score[card] ?? Number.NaN),
    trendChances: floatColumn(included, (card) => trends.chance[card] ?? Number.NaN),
  };
}

import { isPlayable } from '@deckwright/domain';
import { UnknownNameError } from '../lookup/index.ts';
import type { LoadedSnapshot, ResolvedCommander } from '../snapshot/index.ts';

/** Positions of the cards that a random card is drawn from: those that a query found, else all that are not banned. */
export function drawnCards({ cards }: LoadedSnapshot, found: readonly number[] | null): readonly number[] {
  return found ?? [...cards.keys()].filter((index) => cards[index] && isPlayable(cards[index]));
}

/**
 * The commanders and pairs with so many decks, both of whose cards a query found; with `minDecks` 0 also those without a
 * deck that can be a commander on their own.
 */
export function drawnCommanders(
  { cards, commanders }: LoadedSnapshot,
  { found, minDecks }: { found: readonly number[] | null; minDecks: number },
): ResolvedCommander[] {
  const passing = found && new Set(found);
  const passes = (index: number): boolean =>
    (passing?.has(index) ?? true) && cards[index] !== undefined && isPlayable(cards[index]);
  const played = commanders.keys.flatMap((key, commander): ResolvedCommander[] => {
    const [first, second] = commanders.getCards(commander);
    if (first === undefined || commanders.getDecks(commander) < minDecks) return [];
    return [{ cards: second === undefined ? [first] : [first, second], key, canonical: true }];
  });
  const unplayed = minDecks > 0 ? [] : [...cards.entries()];
  const known = new Set(played.map(({ key }) => key));
  return [
    ...played,
    ...unplayed.flatMap(([index, { lead, slug }]): ResolvedCommander[] =>
      lead.canLead && !known.has(slug) ? [{ cards: [index], key: slug, canonical: true }] : [],
    ),
  ].filter((commander) => commander.cards.every(passes));
}

/** One of these; `draw` returns an integer from 0 to below its argument. @throws UnknownNameError without any */
export function drawOne<T>(all: readonly T[], what: string, draw: (below: number) => number): T {
  const one = all.length === 0 ? undefined : all[draw(all.length)];
  if (one === undefined) throw new UnknownNameError(`The query finds no ${what}.`, []);
  return one;
}

import type { TimeRange } from '@deckwright/domain';
import type { Engine } from './engine.ts';
import { numberOrNull } from './numbers.ts';
import { windowTally } from './select.ts';
import { cardTrends } from './trend.ts';
import type { TopCard } from './types.ts';

/** Every card that a deck of the range holds, most decks first, then higher inclusion, then name. */
export function topCards(engine: Engine, { range }: { range: TimeRange }): TopCard[] {
  const { hold, potential } = windowTally(engine, { range, bracket: 0, estimated: false });
  const trends = cardTrends(engine);
  const cards: TopCard[] = [];
  hold.forEach((numDecks, card) => {
    if (numDecks === 0) return;
    const potentialDecks = potential[card] ?? 0;
    const trend = numberOrNull(trends[card]);
    cards.push({ card, numDecks, potentialDecks, inclusion: numDecks / potentialDecks, trend });
  });
  const name = ({ card }: TopCard): number => engine.cardNameRank[card] ?? 0;
  return cards.sort((a, b) => b.numDecks - a.numDecks || b.inclusion - a.inclusion || name(a) - name(b));
}

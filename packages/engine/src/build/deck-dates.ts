import { NO_CARD } from '../format.ts';
import type { EngineCard, Shard } from './types.ts';

/**
 * The day a deck was saved, or 0 if that is unknown: a stated day before the first release of one of its cards is
 * wrong. Days since 1970-01-01.
 */
export function savedDay(day: number | null, newestRelease: number): number {
  return day !== null && day >= newestRelease ? day : 0;
}

/**
 * By deck of the shard: the card of an undated deck that came out after all its other cards, commanders included, as a
 * catalogue position, or NO_CARD. The deck must not count for it: a deck counts for a card only if a date, or another
 * card, shows that it was saved since the card came out, so that running a new card never makes a deck eligible for it.
 */
export function findUncounted(cards: readonly EngineCard[], shard: Shard): Uint16Array {
  const uncounted = new Uint16Array(shard.day.length).fill(NO_CARD);
  for (let commander = 0; commander < shard.labels.length; commander++) {
    const commanders = shard.commanders.subarray(commander * 2, commander * 2 + 2);
    const end = shard.commanderStart[commander + 1] ?? 0;
    for (let deck = shard.commanderStart[commander] ?? 0; deck < end; deck++) {
      if ((shard.day[deck] ?? 0) > 0) continue;
      const list = shard.deckCards.subarray(shard.deckStart[deck], shard.deckStart[deck + 1]);
      uncounted[deck] = newestAlone(cards, commanders, list);
    }
  }
  return uncounted;
}

/** The card of the list that came out after all others and after the commanders; NO_CARD if there is none. */
function newestAlone(cards: readonly EngineCard[], commanders: Uint16Array, list: Uint16Array): number {
  let newest = NO_CARD;
  let day = 0;
  for (const card of commanders) if (card !== NO_CARD) day = Math.max(day, cards[card]?.releaseDay ?? 0);
  for (const card of list) {
    const release = cards[card]?.releaseDay ?? 0;
    if (release < day) continue;
    newest = release > day ? card : NO_CARD;
    day = release;
  }
  return newest;
}

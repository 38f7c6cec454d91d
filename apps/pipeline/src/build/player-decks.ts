import { THRESHOLDS } from '@deckwright/engine/query';
import { withinCommanders } from './commander-cap.ts';
import type { CountedDeck, RejectDeck } from './counted-deck.ts';
import { capWeight, newestOfEach, type PlayerDeck } from './weight-cap.ts';

const { playerDatesFrom: DATES_FROM } = THRESHOLDS;

export function isFromPlayer(deck: CountedDeck): deck is PlayerDeck {
  return deck.by !== undefined;
}

/**
 * The as-of date. Decks of a few players do not move it, since that would make all other decks older and possibly drop
 * them: it takes decks of 100 accounts in 100 networks. If nothing else is dated, the newest of them counts.
 */
export function dayByPlayers(newestOther: number | null, shared: readonly PlayerDeck[]): number | null {
  const days = newestOfEach(
    newestOfEach(shared, ({ by }) => by.account).kept,
    ({ by }) => by.network,
  ).kept.map(({ day }) => day ?? 0);
  if (newestOther === null) return days[0] ?? null;
  return Math.max(newestOther, days[DATES_FROM - 1] ?? 0);
}

type Setting = {
  asOfDay: number | null;
  releaseDays: ArrayLike<number>;
  /** Whether the list differs from all before; it is then remembered. */
  isNew: (deck: CountedDeck) => boolean;
  reject: RejectDeck;
};

/**
 * The players' decks that count in addition to the others of their commanders; those saved after the as-of date count
 * as saved on it. `shared` must be sorted newest first.
 */
export function choosePlayerDecks(
  shared: readonly PlayerDeck[],
  others: readonly CountedDeck[],
  { asOfDay, releaseDays, isNew, reject }: Setting,
): PlayerDeck[] {
  const daysOf = Map.groupBy(others, keyOf);
  const lastRelease = releaseFinder(releaseDays);
  const chosen: PlayerDeck[] = [];
  const within = withinCommanders(shared, others, { lastRelease, reject });
  for (const [key, decks] of Map.groupBy(within, keyOf)) {
    const placed = decks.map((deck) => ({
      ...deck,
      day: deck.day === null || asOfDay === null ? deck.day : Math.min(deck.day, asOfDay),
    }));
    const elsewhere = (daysOf.get(key) ?? []).map(({ day }) => day);
    const { kept, over, waiting } = capWeight(placed, elsewhere, { lastRelease, isNew });
    chosen.push(...kept);
    for (const deck of over) reject(deck, 'weight-cap', 'its account or network counts as much as it may');
    for (const deck of waiting) reject(deck, 'weight-cap', 'the commander has too few decks to carry it');
  }
  return chosen;
}

/** The same key for the same commanders in any order. */
function keyOf({ commanders }: CountedDeck): string {
  return [...commanders].sort((a, b) => a - b).join(' ');
}

/** Finds the release day of the newest card that the deck contains, or could contain by its date. */
function releaseFinder(releaseDays: ArrayLike<number>): (deck: PlayerDeck) => number {
  const days = [...new Set(Array.from(releaseDays))].sort((a, b) => b - a);
  return (deck) => {
    const { day } = deck;
    const byDate = day === null ? days[0] : days.find((release) => release <= day);
    let newest = byDate ?? 0;
    for (const card of deck.cards) newest = Math.max(newest, releaseDays[card] ?? 0);
    return newest;
  };
}

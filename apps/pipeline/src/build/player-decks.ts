import { THRESHOLDS } from '@deckwright/engine/query';
import type { RejectDeck } from '../judging/counted-deck.ts';
import { findAsOfDay } from './as-of-date.ts';
import { withinCommanders } from './commander-cap.ts';
import type { DeckTable } from './deck-table.ts';
import { capWeight, newestOfEach, type PlayerDeck } from './weight-cap.ts';

const { playerDatesFrom: DATES_FROM } = THRESHOLDS;

/** A deck of the table that a player shared. */
export function playerDeck(table: DeckTable, number: number): PlayerDeck {
  const by = table.sharedBy(number);
  if (!by) throw new RangeError(`No player shared deck ${number}.`);
  return {
    number,
    id: table.toId(number),
    day: table.days[number] || null,
    commanders: table.getCommanders(number),
    cards: table.getCards(number),
    by,
  };
}

/**
 * The as-of date. Decks of a few players do not move it, since that would make all other decks older and possibly drop
 * them: it takes decks of 100 accounts in 100 networks. If nothing else is dated, it is found in their decks as in those
 * of any source, with one for each account and network.
 */
export function dayByPlayers(dayOfOthers: number | null, shared: readonly PlayerDeck[]): number | null {
  const days = newestOfEach(
    newestOfEach(shared, ({ by }) => by.account).retained,
    ({ by }) => by.network,
  ).retained.map(({ day }) => day ?? 0);
  if (dayOfOthers === null) return findAsOfDay([days.filter((day) => day > 0)]);
  return Math.max(dayOfOthers, days[DATES_FROM - 1] ?? 0);
}

type Setting = {
  table: DeckTable;
  /** Numbers of the counted decks from elsewhere. */
  others: Uint32Array;
  asOfDay: number | null;
  releaseDays: ArrayLike<number>;
  /** Whether the list differs from all before; it is then remembered. */
  isNew: (deck: PlayerDeck) => boolean;
  reject: RejectDeck;
};

/**
 * The players' decks that count in addition to the others of their commanders; for what they weigh, those saved after
 * the as-of date count as saved on it. `shared` must be sorted newest first.
 */
export function choosePlayerDecks(
  shared: readonly PlayerDeck[],
  { table, others, asOfDay, releaseDays, isNew, reject }: Setting,
): PlayerDeck[] {
  if (shared.length === 0) return [];
  const elsewhere = daysByPair(shared, table, others);
  const lastRelease = releaseFinder(releaseDays);
  const chosen: PlayerDeck[] = [];
  const within = withinCommanders(shared, { table, others, lastRelease, reject });
  for (const [pair, decks] of Map.groupBy(within, ({ number }) => table.getPair(number))) {
    const placed = decks.map((deck) => ({
      ...deck,
      day: deck.day === null || asOfDay === null ? deck.day : Math.min(deck.day, asOfDay),
    }));
    const { retained, over, waiting } = capWeight(placed, elsewhere.get(pair) ?? [], { lastRelease, isNew });
    chosen.push(...retained);
    for (const deck of over)
      reject(deck.number, 'weight-cap', () => 'its account or network counts as much as it may');
    for (const deck of waiting)
      reject(deck.number, 'weight-cap', () => 'the commander has too few decks to carry it');
  }
  return chosen;
}

/** Save days (null = undated) of the decks from elsewhere with the same commanders as a player's. */
function daysByPair(
  shared: readonly PlayerDeck[],
  table: DeckTable,
  others: Uint32Array,
): Map<number, (number | null)[]> {
  const days = new Map<number, (number | null)[]>(shared.map(({ number }) => [table.getPair(number), []]));
  for (const deck of others) days.get(table.getPair(deck))?.push(table.days[deck] || null);
  return days;
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

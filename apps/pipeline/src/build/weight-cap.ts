import { THRESHOLDS } from '@deckwright/engine/query';
import type { SharedBy } from '../judging/counted-deck.ts';

/** A deck that a player shared. */
export type PlayerDeck = {
  /** In the table of decks. */
  number: number;
  id: string;
  /** Days since 1970-01-01; null = undated. */
  day: number | null;
  commanders: readonly number[];
  /** The other cards, ascending. */
  cards: Uint16Array;
  by: SharedBy;
};

export type Capped = {
  retained: PlayerDeck[];
  /** Beyond what their account or network may count. */
  over: PlayerDeck[];
  /** Within the account's or network's limit, but the commander does not have enough decks for them. */
  waiting: PlayerDeck[];
};

type Rules = {
  /** The release day of the newest card that the deck contains, or could contain by its date. */
  lastRelease: (deck: PlayerDeck) => number;
  /** Whether the list is unique; called for the earliest first. */
  isNew: (deck: PlayerDeck) => boolean;
};

const { playerDeckShare: SHARE, playerDeckFreeUpTo: FREE_UP_TO } = THRESHOLDS;

/** With k decks next to M others an inclusion moves by at most k / (M + k): this many others support one deck. */
const OTHERS_PER_DECK = Math.round(1 / SHARE) - 1;

/**
 * Keeps those of the players' decks of one commander with which no account and no network moves an inclusion by more
 * than the threshold. `others` are the save days of the commander's counted decks from elsewhere, null if undated.
 *
 * 1. The newest of each account, 2. the newest of each network among those: one, or as many as are supported by the
 * decks from elsewhere that could contain every card the deck could. 3. They count if with them the commander has at
 * most 100 decks, or at least 200; in between, one deck weighs too much, and the earliest up to 100 count until there
 * are 200.
 *
 * By hand: SHARE = 0.005, so k decks need M with k / (M + k) ≤ 0.005, which is 199·k ≤ M.
 *   M = 100: 1 / 101 = 0.99 points, none fits. M = 198: 1 / 199 = 0.503, none. M = 199: 1 / 200 = 0.5, one.
 *   M = 1,000: floor(1000 / 199) = 5, and 5 / 1005 = 0.4975; a sixth would make 6 / 1006 = 0.596.
 *   Players alone, one deck each: 200 of them, each with M = 199 others.
 */
export function capWeight(
  players: readonly PlayerDeck[],
  others: readonly (number | null)[],
  { lastRelease, isNew }: Rules,
): Capped {
  const carried = carriedBy(others, lastRelease);
  const byAccount = newestOfEach([...players].sort(newestFirst), ({ by }) => by.account, carried);
  const byNetwork = newestOfEach(byAccount.retained, ({ by }) => by.network, carried);
  const over = [...byAccount.over, ...byNetwork.over];
  // After the caps, so that sharing copies of other players' lists does not remove those from the numbers.
  const earliest = byNetwork.retained.sort((a, b) => -newestFirst(a, b)).filter(isNew);
  const total = others.length + earliest.length;
  if (total <= FREE_UP_TO || total > OTHERS_PER_DECK) return { retained: earliest, over, waiting: [] };
  const room = Math.max(0, FREE_UP_TO - others.length);
  return { retained: earliest.slice(0, room), over, waiting: earliest.slice(room) };
}

/** How many decks of one account or network may count up to this one, newest first. */
export function carriedBy(
  others: readonly (number | null)[],
  lastRelease: (deck: PlayerDeck) => number,
): (deck: PlayerDeck) => number {
  // An undated deck counts as saved on the as-of date: it could contain everything.
  const days = others.map((day) => day ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  return (deck) =>
    Math.max(1, Math.floor((days.length - firstFrom(days, lastRelease(deck))) / OTHERS_PER_DECK));
}

/** Position of the first day that is not before `day`. */
function firstFrom(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((days[middle] ?? 0) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of each group in the given order: one, or as many as `mostOf` says. */
export function newestOfEach(
  ordered: readonly PlayerDeck[],
  getGroup: (deck: PlayerDeck) => number,
  getMax: (deck: PlayerDeck) => number = () => 1,
): { retained: PlayerDeck[]; over: PlayerDeck[] } {
  const counts = new Map<number, number>();
  const [retained, over]: [PlayerDeck[], PlayerDeck[]] = [[], []];
  for (const deck of ordered) {
    const group = getGroup(deck);
    const count = counts.get(group) ?? 0;
    if (count < getMax(deck)) {
      counts.set(group, count + 1);
      retained.push(deck);
    } else over.push(deck);
  }
  return { retained, over };
}

/** Later days first; the same day by id. */
export function newestFirst(a: PlayerDeck, b: PlayerDeck): number {
  return (b.day ?? -1) - (a.day ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

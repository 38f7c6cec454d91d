import { THRESHOLDS } from '@deckwright/engine/query';
import type { CountedDeck, SharedBy } from './counted-deck.ts';

/** A deck that a player shared. */
export type PlayerDeck = CountedDeck & { by: SharedBy };

export type Capped = {
  kept: PlayerDeck[];
  /** Beyond what their account or network may count. */
  over: PlayerDeck[];
  /** Of the account or network kept, those that the commander has not enough decks for. */
  waiting: PlayerDeck[];
};

type Rules = {
  /** The day of the newest card that the deck holds, or could hold by its date. */
  lastRelease: (deck: PlayerDeck) => number;
  /** Whether the list is like no other; told of the earliest first. */
  isNew: (deck: PlayerDeck) => boolean;
};

const { playerDeckShare: SHARE, playerDeckFreeUpTo: FREE_UP_TO } = THRESHOLDS;

/** With k decks beside M others an inclusion moves by at most k / (M + k): so many others carry one deck. */
const OTHERS_PER_DECK = Math.round(1 / SHARE) - 1;

/**
 * Keeps of the players' decks of one commander what no account and no network moves an inclusion by more than the
 * threshold with. `others` are the commander's counted decks from elsewhere, days of undated ones null.
 *
 * 1. Of each account the newest, 2. of those of each network the newest: one, or so many as the decks from elsewhere
 * carry that could hold every card the deck could. 3. With these the commander has 100 decks at most, or 200 at least;
 * between, one deck weighs too much, and the earliest up to 100 count until there are 200.
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
  const byNetwork = newestOfEach(byAccount.kept, ({ by }) => by.network, carried);
  const over = [...byAccount.over, ...byNetwork.over];
  // After the caps: whoever shares copies of others' lists takes none of those out of the numbers.
  const earliest = byNetwork.kept.sort((a, b) => -newestFirst(a, b)).filter(isNew);
  const total = others.length + earliest.length;
  if (total <= FREE_UP_TO || total > OTHERS_PER_DECK) return { kept: earliest, over, waiting: [] };
  const room = Math.max(0, FREE_UP_TO - others.length);
  return { kept: earliest.slice(0, room), over, waiting: earliest.slice(room) };
}

/** How many decks of one account or network may stand up to this one, the newest first. */
export function carriedBy(
  others: readonly (number | null)[],
  lastRelease: (deck: PlayerDeck) => number,
): (deck: PlayerDeck) => number {
  // An undated deck counts as saved on the as-of date: it could hold everything.
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

/** The first of each group in the order given, one unless `mostOf` says more. */
export function newestOfEach(
  ordered: readonly PlayerDeck[],
  groupOf: (deck: PlayerDeck) => number,
  mostOf: (deck: PlayerDeck) => number = () => 1,
): { kept: PlayerDeck[]; over: PlayerDeck[] } {
  const counts = new Map<number, number>();
  const [kept, over]: [PlayerDeck[], PlayerDeck[]] = [[], []];
  for (const deck of ordered) {
    const group = groupOf(deck);
    const count = counts.get(group) ?? 0;
    if (count < mostOf(deck)) {
      counts.set(group, count + 1);
      kept.push(deck);
    } else over.push(deck);
  }
  return { kept, over };
}

/** Later days first; the same day by id. */
export function newestFirst(a: PlayerDeck, b: PlayerDeck): number {
  return (b.day ?? -1) - (a.day ?? -1) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

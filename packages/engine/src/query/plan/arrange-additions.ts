/** How many lands a list may be offered. */
export type LandRoom = {
  /** Among the first FIRST_CARDS additions, and among all. */
  first: number;
  all: number;
};

/** The additions that a player reads first, among which no group has more than `MAX_OF_GROUP`. */
const FIRST_GROUPED = 10;
const MAX_OF_GROUP = 5;
const FIRST_CARDS = 20;
const FEW_LANDS = { first: 1, all: 6 };
const MAX_LANDS = { first: 4, all: 20 };

/** Room for lands by how many a list lacks: `lacking` = advised less those that it has; null if that is not known. */
export function landRoom(lacking: number | null): LandRoom {
  const room = Math.max(0, lacking ?? MAX_LANDS.first);
  return {
    first: Math.min(MAX_LANDS.first, Math.max(FEW_LANDS.first, room)),
    all: Math.min(MAX_LANDS.all, Math.max(FEW_LANDS.all, room + FEW_LANDS.all)),
  };
}

/**
 * Puts additions, best first, into the order of an answer: lands no earlier and no more than there is room for, and several
 * kinds of card among the first. Cards that come too early move back and keep their order.
 * @param getGroupKey the group that a card is shown in; lands are of the group 'Land'
 */
export function arrangeAdditions<T extends { card: number }>(
  additions: readonly T[],
  getGroupKey: (card: number) => string,
  lands: LandRoom,
): T[] {
  const isLand = ({ card }: T): boolean => getGroupKey(card) === 'Land';
  const placed: T[] = [];
  const waiting = [...additions];
  let landsPlaced = 0;
  while (waiting.length > 0 && placed.length < FIRST_CARDS) {
    const counts = new Map<string, number>();
    if (placed.length < FIRST_GROUPED)
      for (const { card } of placed) counts.set(getGroupKey(card), (counts.get(getGroupKey(card)) ?? 0) + 1);
    const at = waiting.findIndex((addition) =>
      isLand(addition)
        ? landsPlaced < lands.first
        : (counts.get(getGroupKey(addition.card)) ?? 0) < MAX_OF_GROUP,
    );
    // Nothing but what comes too early: the best of it, as long as there is room for another land.
    const [next] = waiting.splice(Math.max(0, at), 1);
    if (!next || (isLand(next) && landsPlaced >= lands.all)) continue;
    placed.push(next);
    if (isLand(next)) landsPlaced++;
  }
  for (const addition of waiting) {
    if (isLand(addition) && ++landsPlaced > lands.all) continue;
    placed.push(addition);
  }
  return placed;
}

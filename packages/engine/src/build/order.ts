import { rankNames } from '@deckwright/domain';
import { NO_CARD } from '../format.ts';
import { byText } from './loose-decks.ts';
import type { EngineCard, Shard } from './types.ts';

export type CardOrder = {
  /** Engine index → catalogue position. */
  positions: Uint32Array;
  /** Catalogue position → engine index. */
  indices: Uint16Array;
  /** Engine index → rank by name. */
  nameRanks: Uint16Array;
};

/**
 * Cards by descending number of decks that run them (not as commander) and are eligible, then name, then slug.
 * @param options.uncounted as `findUncounted` gives it
 */
export function orderByDecks(
  cards: readonly EngineCard[],
  shard: Shard,
  { uncounted, asOfDay }: { uncounted: Uint16Array; asOfDay: number },
): CardOrder {
  const holds = new Uint32Array(cards.length);
  for (const card of shard.deckCards) holds[card] = (holds[card] ?? 0) + 1;
  for (const card of uncounted) if (card !== NO_CARD) holds[card] = (holds[card] ?? 0) - 1;
  cards.forEach(({ releaseDay }, card) => {
    if (releaseDay > asOfDay) holds[card] = 0;
  });
  const bySlug = [...cards.entries()].sort(([, a], [, b]) => byText(a.slug, b.slug));
  const rankByCard = new Uint16Array(cards.length);
  rankNames(bySlug.map(([, { name }]) => name)).forEach((rank, index) => {
    rankByCard[bySlug[index]?.[0] ?? 0] = rank;
  });
  const positions = Uint32Array.from(cards.keys()).sort(
    (a, b) => (holds[b] ?? 0) - (holds[a] ?? 0) || (rankByCard[a] ?? 0) - (rankByCard[b] ?? 0),
  );
  const indices = new Uint16Array(cards.length);
  positions.forEach((position, index) => {
    indices[position] = index;
  });
  return {
    positions,
    indices,
    nameRanks: Uint16Array.from(positions, (position) => rankByCard[position] ?? 0),
  };
}

/** The shard's lists with engine indices, ascending within a deck; same offsets. */
export function renumberLists(shard: Shard, indices: Uint16Array): Uint16Array {
  const lists = shard.deckCards.map((card) => indices[card] ?? 0);
  for (let deck = 0; deck < shard.day.length; deck++) {
    lists.subarray(shard.deckStart[deck], shard.deckStart[deck + 1]).sort();
  }
  return lists;
}

/** Shard decks in file order: within a commander by day (undated first), then by list. */
export function orderDecks(shard: Shard, lists: Uint16Array): Uint32Array {
  const order = new Uint32Array(shard.day.length);
  for (let deck = 0; deck < order.length; deck++) order[deck] = deck;
  const { deckStart, day } = shard;
  const byList = (a: number, b: number): number => {
    const [startA, endA] = [deckStart[a] ?? 0, deckStart[a + 1] ?? 0];
    const [startB, endB] = [deckStart[b] ?? 0, deckStart[b + 1] ?? 0];
    const length = Math.min(endA - startA, endB - startB);
    for (let i = 0; i < length; i++) {
      const difference = (lists[startA + i] ?? 0) - (lists[startB + i] ?? 0);
      if (difference !== 0) return difference;
    }
    return endA - startA - (endB - startB);
  };
  for (let commander = 0; commander < shard.labels.length; commander++) {
    order
      .subarray(shard.commanderStart[commander], shard.commanderStart[commander + 1])
      .sort((a, b) => (day[a] ?? 0) - (day[b] ?? 0) || byList(a, b));
  }
  return order;
}

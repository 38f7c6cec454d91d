import { describe, expect, test } from 'vitest';
import { type CardLists, connectSimilar } from './similar-lists.ts';
import { findRoot, unite } from './union-find.ts';

/** Always the same numbers, from 0 to below 1. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pack = (lists: readonly (readonly number[])[]): CardLists => {
  let entries = 0;
  const start = Uint32Array.from([0, ...lists.map(({ length }) => (entries += length))]);
  return { start, cards: Uint16Array.from(lists.flatMap((list) => [...list].sort((a, b) => a - b))) };
};

/** The list with as many of its cards in place of others as that. */
function change(list: readonly number[], count: number, random: () => number): number[] {
  const cards = new Set(list);
  for (let i = 0; i < count; i++) {
    cards.delete([...cards][Math.floor(random() * cards.size)] ?? 0);
    cards.add(1_000 + Math.floor(random() * 20_000));
  }
  return [...cards];
}

/** A draw of 70 of 93 cards: two of them share 53 of 87, .6, on average. */
const drawList = (random: () => number): number[] => {
  const cards = new Set<number>();
  while (cards.size < 70) cards.add(Math.floor(random() * 93));
  return [...cards];
};

/** Roots by comparing each pair. */
function compareAll({ start, cards }: CardLists): number[] {
  const lists = Array.from(start.subarray(1), (end, list) => new Set(cards.subarray(start[list], end)));
  const parents = Uint32Array.from(lists.keys());
  lists.forEach((one, list) => {
    for (let other = 0; other < list; other++) {
      const two = lists[other] ?? new Set();
      let common = 0;
      for (const card of one) if (two.has(card)) common++;
      const either = one.size + two.size - common;
      if (either > 0 && 10 * common >= 9 * either) unite(parents, list, other);
    }
  });
  return Array.from(parents, (_, list) => findRoot(parents, list));
}

const findRoots = (lists: CardLists): number[] => {
  const { parents } = connectSimilar(lists);
  return Array.from(parents, (_, list) => findRoot(parents, list));
};

describe('similar lists', () => {
  test('are those found by comparing each pair, near the limit, however alike the others are', () => {
    const random = makeRandom(1);
    const draws: Record<string, () => number[]> = {
      'few cards in common': () => change([], 70, random),
      'six of ten in common': () => drawList(random),
      'variants of one list': () => change([...Array(70).keys()], 6 + Math.floor(random() * 4), random),
      'lists of any length': () => drawList(random).slice(Math.floor(random() * 70)),
    };
    for (const [name, draw] of Object.entries(draws)) {
      const lists: number[][] = [];
      for (let i = 0; i < 700; i++) {
        const earlier = lists[Math.floor(random() * i)];
        // Up to 3 of 70 cards replaced are 67 of 73 in common; 4 are 66 of 74, too few.
        lists.push(earlier && random() < 0.3 ? change(earlier, Math.floor(random() * 6), random) : draw());
      }
      const packed = pack(lists);
      const roots = compareAll(packed);
      expect(findRoots(packed), name).toEqual(roots);
      expect(new Set(roots).size, name).toBeLessThan(690);
    }
  });

  test('are connected over a third, also where one group has most lists', () => {
    const random = makeRandom(2);
    const base = [...Array(70).keys()];
    const lists = Array.from({ length: 1_500 }, () => change(base, Math.floor(random() * 5), random));
    const packed = pack(lists);
    expect(findRoots(packed)).toEqual(compareAll(packed));
  });

  test('need work that grows with the lists, not with their square', () => {
    const random = makeRandom(3);
    const draws: Record<string, () => number[]> = {
      // Differing in 34 cards on average.
      'any cards': () => drawList(random),
      // About 52 common cards and 18 of many, of which some are popular.
      'staples and others': () => {
        const cards = new Set([...Array(55).keys()].filter(() => random() < 0.95));
        const length = 66 + Math.floor(10 * random());
        while (cards.size < length) cards.add(55 + Math.floor(3_000 * random() ** 4));
        return [...cards];
      },
    };
    for (const [name, draw] of Object.entries(draws)) {
      const lists = Array.from({ length: 32_000 }, draw);
      const [half = 0, all = 0] = [16_000, 32_000].map((count) => {
        const { keyed, compared } = connectSimilar(pack(lists.slice(0, count))).work;
        return (keyed + compared) / count;
      });
      expect(all, name).toBeLessThan(half * 1.2);
      // Each list with each other would be 16,000 comparisons for each list.
      expect(all, name).toBeLessThan(60);
    }
  });

  test('that have one similar list in common are compared once each', () => {
    const random = makeRandom(4);
    const base = drawList(random);
    // Each differs in one card from the base: in two from any other.
    const lists = Array.from({ length: 5_000 }, (_, i) => [...base.slice(1), 1_000 + i]);
    const { parents, work } = connectSimilar(pack(lists));
    expect(new Set(Array.from(parents, (_, list) => findRoot(parents, list))).size).toBe(1);
    expect(work.compared).toBeLessThan(3 * lists.length);
  });

  test('are none without cards, and none of one list', () => {
    expect(findRoots(pack([]))).toEqual([]);
    expect(findRoots(pack([[1, 2]]))).toEqual([0]);
    expect(findRoots(pack([[], [], [3], [3]]))).toEqual([0, 1, 2, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { describeAnswer, drawLists } from './judge.ts';
import type { SenseList } from './lists.ts';
import { toAddition, toCut, toyAnswer, toyCard, toyCreatures } from './toy-answer.fixture.ts';

const toLists = (source: SenseList['source'], count: number): SenseList[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${source} ${at}`, source, commanders: [], cards: [] },
    ...{ tags: [], bracket: null },
  }));

describe('drawLists', () => {
  const lists = [...toLists('labeled', 5), ...toLists('exported', 1), ...toLists('tournament', 5)];
  const ids = (count: number, seed: number) => drawLists(lists, count, seed).map(({ id }) => id);

  it('takes the sources in turn until one has no more', () => {
    expect(drawLists(lists, 6, 1).map(({ source }) => source)).toEqual([
      ...['labeled', 'exported', 'tournament'],
      ...['labeled', 'tournament', 'labeled'],
    ]);
    expect(new Set(ids(99, 1)).size).toBe(11);
  });

  it('draws the same lists for a seed, in whatever order they are given', () => {
    expect(drawLists([...lists].reverse(), 6, 7).map(({ id }) => id)).toEqual(ids(6, 7));
    expect(ids(6, 8)).not.toEqual(ids(6, 7));
  });
});

describe('describeAnswer', () => {
  it('shows the cards that the page shows first of each group, with reasons', () => {
    const elves = toyCreatures(30, 'Elf');
    const [first, second] = elves;
    if (!first || !second) throw new Error('unreachable');
    const rock = toyCard('Rock');
    const toGroup = (key: string, from: number) => ({
      ...{ key, label: key, yours: 4, usual: 5.6, first: key === 'H' ? 0 : 3 },
      cards: elves.slice(from, from + 4).map(({ slug }) => slug),
    });
    const text = describeAnswer(
      toyAnswer({
        commanders: [toyCard('Aria')],
        cards: [{ card: toyCard('Forest', { typeLine: 'Basic Land — Forest' }), quantity: 12 }],
        list: { id: 'secret', source: 'labeled', tags: ['Elves'], bracket: 2 },
        additions: elves.map((card) => toAddition(card, { reasons: ['why', 'also'] })),
        cuts: [toCut(rock, 'weak')],
        swaps: [{ cut: rock, add: second, label: 'Creatures', why: 'weak' }],
        groups: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((key, at) => toGroup(key, at * 3)),
      }),
      0,
    );
    expect(text).toContain('=== List 1: Aria ===\n13 cards; tags: Elves; bracket 2\nLand (1): 12 Forest\n');
    expect(text).toContain('A (you run 4, decks like yours 6)\n  Elf 1 — why; also\n');
    // Three of seven groups; of the eighth none is shown first.
    expect(text.match(/^ {2}Elf/gm)).toHaveLength(21);
    expect(text).not.toContain('H (');
    expect(text).toContain('TO CUT\n  Rock — weak\n\nSWAPS\nRock -> Elf 2 (Creatures) — weak / — why; also');
    expect(text).not.toContain('secret');
  });
});

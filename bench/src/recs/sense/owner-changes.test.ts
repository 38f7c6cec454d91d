import { describe, expect, it } from 'vitest';
import { countAdded, countRemoved } from './owner-changes.ts';
import { toAddition, toCut, toListed, toyAnswer, toyCard, toyCreatures } from './toy-answer.fixture.ts';

const elves = toyCreatures(50, 'Elf');
const land = toyCard('Cave', { typeLine: 'Land' });
const STEPS = [
  // Of three removed cards, the first is the second cut, the other two are none of the first ten.
  {
    answer: toyAnswer({
      cards: toListed([...elves, land]),
      cuts: [land, ...elves.slice(0, 12)].map((card) => toCut(card)),
    }),
    removed: [elves[0], elves[9], elves[40]].flatMap((card) => card ?? []),
    added: [],
  },
  // Two cuts for a list of ten spells; one of them was removed. The third addition was added.
  {
    answer: toyAnswer({
      cards: toListed(elves.slice(0, 10)),
      cuts: elves.slice(3, 5).map((card) => toCut(card)),
      additions: elves.slice(20, 60).map((card) => toAddition(card)),
    }),
    removed: elves.slice(3, 4),
    added: elves.slice(22, 23),
  },
];

describe('countRemoved', () => {
  it('counts removed cards among the first cuts, and how many chance would find', () => {
    // 3 of 50 with 10 cuts, 1 of 10 with 2: 3 × 10/50 + 1 × 2/10 = 0.8.
    expect(countRemoved(STEPS, 10)).toEqual({ limit: 10, found: 2, total: 4, byChance: expect.closeTo(0.8) });
    // All 13 cuts of the first list: 3 × 13/50 + 0.2 = 0.98; the tenth elf is the eleventh cut.
    expect(countRemoved(STEPS, 20)).toEqual({
      limit: 20,
      found: 3,
      total: 4,
      byChance: expect.closeTo(0.98),
    });
  });
});

describe('countAdded', () => {
  it('counts added cards among the first additions', () => {
    expect(countAdded(STEPS, 2)).toEqual({ limit: 2, found: 0, total: 1, byChance: null });
    expect(countAdded(STEPS, 30)).toEqual({ limit: 30, found: 1, total: 1, byChance: null });
  });
});

import { describe, expect, it } from 'vitest';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';
import { alikeCommanders } from './alike-commanders.ts';

const [GREEN, RED, BLUE] = [16, 8, 2];

const card = (colorIdentity: number, ...subtypes: string[]) => ({
  colorIdentity,
  subtypes,
  roles: [],
  keywords: ['Trample'],
});

/** Card 0 has no decks; the commanders are cards 1, 2, 3 and the pair of 1 and 3. */
const CARDS = [
  card(GREEN | RED, 'Elf', 'Druid'),
  card(GREEN, 'Elf'),
  card(BLUE, 'Elf', 'Druid'),
  card(RED, 'Goblin'),
];

function snapshot(decks: readonly number[]): LoadedSnapshot {
  return {
    cards: CARDS,
    overview: { commanderCards: [[1], [2], [3], [1, 3]] },
    commanders: { getDecks: (commander: number) => decks[commander] ?? 0 },
  } as unknown as LoadedSnapshot;
}

describe('commanders similar to one without decks', () => {
  it('share colors, and types, roles, keywords or themes; the most similar come first', () => {
    // Own facts: Elf, Druid, Trample; colors GR.
    // The pair of 1 and 3: colors GR of GR, 1; shares Elf and Trample of Elf, Druid, Trample, Goblin: 2/4.
    // Card 1: one of two colors, 1/2; shares Elf and Trample of three: 2/3 · 1/2 = 1/3.
    // Card 3: 1/2; shares Trample of Elf, Druid, Trample, Goblin: 1/4 · 1/2 = 1/8. Card 2 shares no color.
    const found = alikeCommanders(snapshot([5, 9, 1, 2]), [0]);
    expect(found.map(({ commander }) => commander)).toEqual([3, 0, 2]);
    for (const [index, similarity] of [1 / 2, 1 / 3, 1 / 8].entries())
      expect(found[index]?.similarity).toBeCloseTo(similarity);
  });

  it('are sorted by decks if equally similar', () => {
    // To card 2 alone: nothing shares blue but itself.
    expect(alikeCommanders(snapshot([5, 9, 1, 2]), [2])).toEqual([{ commander: 1, similarity: 1 }]);
    const twins = {
      ...snapshot([1, 7]),
      overview: { commanderCards: [[1], [1]] },
    } as unknown as LoadedSnapshot;
    expect(alikeCommanders(twins, [1]).map(({ commander }) => commander)).toEqual([1, 0]);
  });
});

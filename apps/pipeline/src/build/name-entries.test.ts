import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { makeCandidate, makeDeckTable } from '../testing/candidates.fixture.ts';
import { deckCounts, nameEntries } from './name-entries.ts';

describe('nameEntries', () => {
  it('finds a card by its full name, its faces and its aliases', () => {
    const cards = [makeCard({ name: 'Front // Back', layout: 'transform', aliases: ['Front', 'Nickname'] })];
    expect(nameEntries(cards, () => 12)).toEqual([
      {
        label: 'Front // Back',
        keys: ['Front // Back', 'Front', 'Back', 'Nickname'],
        weight: 12,
        kind: 0,
        ref: 0,
      },
    ]);
  });
});

describe('deckCounts', () => {
  it('counts the decks with a card among their cards or commanders', () => {
    const deck = (id: string, commanders: number[], cards: number[]) =>
      makeCandidate({ id, commanders, cards });
    const table = makeDeckTable([deck('a', [0], [1, 2]), deck('b', [3], [1]), deck('c', [2, 0], [1])]);
    // The second deck does not count.
    expect([...deckCounts({ table, decks: Uint32Array.of(0, 2) }, 4)]).toEqual([2, 2, 2, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { makeCard } from '../testing/cards.fixture.ts';
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
    const deck = (commanders: number[], cards: number[]) => ({
      source: 0,
      folder: 0,
      id: 'a',
      day: null,
      url: null,
      commanders,
      cards: Uint16Array.from(cards),
      bracket: null,
      basics: 0,
      tags: [],
      companion: null,
      basicsEstimated: false,
      basicCopies: [],
      estimatedBracket: 2,
    });
    expect([...deckCounts([deck([0], [1, 2]), deck([2, 0], [1])], 4)]).toEqual([2, 2, 2, 0]);
  });
});

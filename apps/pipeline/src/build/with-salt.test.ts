import type { Card, VotesByScore } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { nameResolver } from '../judging/name-resolver.ts';
import { withSalt } from './with-salt.ts';

function getSalts(cards: readonly Card[]) {
  return Object.fromEntries(cards.map(({ name, salt }) => [name, salt]));
}

function toKey(cards: readonly Card[], name: string): string {
  return cards.find((card) => card.name === name)?.key ?? '';
}

describe('withSalt', () => {
  const cards = () => [makeCard({ name: 'Winter' }), makeCard({ name: 'Rock' }), makeCard({ name: 'Quiet' })];

  it('assigns votes and imported scores to their cards and none to the others', () => {
    const some = cards();
    const rows = [
      { name: 'winter', score: 3, votes: 100 },
      { name: 'Nobody', score: 1, votes: 4 },
    ];
    const votes = new Map<string, VotesByScore>([
      [toKey(some, 'Rock'), [1, 1, 0, 0, 0]],
      ['gone', [0, 0, 3, 0, 0]],
    ]);
    expect(withSalt(some, votes, rows, nameResolver(some))).toEqual({
      sources: { votes: 2, votedCards: 1, importedCards: 1 },
      unknownNames: ['Nobody'],
      lostVotes: { votes: 3, cards: 1 },
    });
    expect(getSalts(some)).toEqual({
      Winter: { score: 3, votes: 100 },
      Rock: { score: 0.5, votes: 2 },
      Quiet: null,
    });
  });

  it('mixes both by the formula and uses the name with more votes', () => {
    const some = cards();
    const rows = [
      { name: 'Winter', score: 2, votes: 50 },
      { name: 'WINTER', score: 4, votes: 3 },
    ];
    const votes = new Map<string, VotesByScore>([[toKey(some, 'Winter'), [10, 0, 0, 0, 0]]]);
    const { sources } = withSalt(some, votes, rows, nameResolver(some));
    expect(sources).toEqual({ votes: 10, votedCards: 1, importedCards: 1 });
    // Ten own votes of 0 leave ten of twenty: (10 · 2 + 0) / 20.
    expect(getSalts(some).Winter).toEqual({ score: 1, votes: 60 });
  });
});

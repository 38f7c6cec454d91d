import type { OwnDeck } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { describeShareState, listCommanderNames } from './share-text.ts';

const words = (status: OwnDeck['status'], counted = false, reason: string | null = null) =>
  describeShareState({ status, counted, reason });

describe('describeState', () => {
  it('distinguishes decks counted now, with the next build, and no longer', () => {
    expect(words('pending').word).toBe('Waiting');
    expect(words('accepted')).toMatchObject({
      word: 'Accepted',
      line: expect.stringContaining('next update'),
    });
    expect(words('accepted', true)).toEqual({ word: 'Counted', line: 'It counts in the statistics.' });
    expect(words('withdrawn').line).toContain('deleted');
  });

  it('has the reason of a refusal', () => {
    expect(words('rejected', false, 'Nobody plays this.').line).toBe('Nobody plays this.');
    expect(words('rejected').line).toBe('Staff did not accept it.');
  });
});

it('has the names of both commanders of a pair', () => {
  expect(listCommanderNames({ commanders: ['Ada', 'Bo'] })).toBe('Ada & Bo');
});

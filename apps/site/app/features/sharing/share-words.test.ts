import type { OwnDeck } from '@deckwright/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { namesOf, stateWords } from './share-words.ts';

const words = (status: OwnDeck['status'], counted = false, reason: string | null = null) =>
  stateWords({ status, counted, reason });

describe('stateWords', () => {
  it('tells apart what counts now, with the next build, and no more', () => {
    expect(words('pending').word).toBe('Waiting');
    expect(words('accepted')).toMatchObject({
      word: 'Accepted',
      line: expect.stringContaining('next update'),
    });
    expect(words('accepted', true)).toEqual({ word: 'Counted', line: 'It counts in the statistics.' });
    expect(words('withdrawn').line).toContain('deleted');
  });

  it('gives the reason of a refusal', () => {
    expect(words('rejected', false, 'Nobody plays this.').line).toBe('Nobody plays this.');
    expect(words('rejected').line).toBe('Staff did not accept it.');
  });
});

it('names both commanders of a pair', () => {
  expect(namesOf({ commanders: ['Ada', 'Bo'] })).toBe('Ada & Bo');
});

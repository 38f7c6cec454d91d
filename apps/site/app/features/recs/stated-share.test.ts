import { expect, it } from 'vitest';
import { statedShare } from './stated-share.ts';

it('states a share of five decks and more', () => {
  expect(statedShare(undefined)).toBeNull();
  expect(statedShare({ decks: 0, of: 0 })).toBeNull();
  expect(statedShare({ decks: 1, of: 1 })).toBeNull();
  expect(statedShare({ decks: 4, of: 4 })).toBeNull();
  expect(statedShare({ decks: 0, of: 5 })).toEqual({ decks: 0, of: 5 });
});

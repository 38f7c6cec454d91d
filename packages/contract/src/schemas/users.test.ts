import { expect, it } from 'vitest';
import { ProfileChange } from './users.ts';

it('a change resets settings by null', () => {
  const back = { priceSources: null, saltLevel: null, namesUnderCards: null };
  expect(ProfileChange.parse(back)).toEqual(back);
  expect(ProfileChange.safeParse({ region: null }).success).toBe(false);
});

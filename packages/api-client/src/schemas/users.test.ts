import { expect, it } from 'vitest';
import { ProfileChange, SignInRequest } from './users.ts';

const signIn = (settings?: unknown) =>
  SignInRequest.safeParse({ email: 'jo@example.org', password: 'p', settings }).success;

it('signing in accepts the settings of the device, and no others', () => {
  for (const settings of [undefined, {}, { saltLevel: 0 }, { priceSources: ['scg'], namesUnderCards: false }])
    expect(signIn(settings)).toBe(true);
  for (const settings of [{ isStaff: true }, { saltLevel: null }, { priceSources: [] }, 'all'])
    expect(signIn(settings)).toBe(false);
});

it('a change resets settings by null', () => {
  const back = { priceSources: null, saltLevel: null, namesUnderCards: null };
  expect(ProfileChange.parse(back)).toEqual(back);
  expect(ProfileChange.safeParse({ region: null }).success).toBe(false);
});

import { FetchError } from '@deckwright/api-client';
import { expect, it } from 'vitest';
import { isRefusal, troubleOf } from './account-calls.ts';

const answered = (status: number, message: string) =>
  new FetchError('/api/users/sign-in', status, { error: { code: 'unauthenticated', message } }, null);

it('shows what the provider says, without its name in front', () => {
  expect(troubleOf(answered(401, 'Firebase: The password is wrong.'))).toBe('The password is wrong.');
  expect(troubleOf(answered(409, 'There is an account.'))).toBe('There is an account.');
});

it('says so where nobody answered, or nobody who knows why', () => {
  for (const error of [
    new FetchError('/api', null, null, null),
    new FetchError('/api', 502, null, null),
    null,
  ])
    expect(troubleOf(error)).toMatch(/^The site could not be reached/);
});

it('knows a session that is no more', () => {
  expect(isRefusal(answered(401, ''))).toBe(true);
  expect(isRefusal(answered(403, ''))).toBe(false);
  expect(isRefusal(new TypeError('no network'))).toBe(false);
});

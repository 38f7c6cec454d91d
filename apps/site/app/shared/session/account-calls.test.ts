import { beforeEach, expect, it, vi } from 'vitest';
import { FetchError } from '../api/request.ts';
import { describeTrouble, isRefusal } from './account-calls.ts';

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

const answered = (status: number, message: string) =>
  new FetchError('/api/users/sign-in', status, { error: { code: 'unauthenticated', message } }, null);

it('shows the provider’s message, without its name in front', () => {
  expect(describeTrouble(answered(401, 'Firebase: The password is wrong.'))).toBe('The password is wrong.');
  expect(describeTrouble(answered(409, 'There is an account.'))).toBe('There is an account.');
});

it('reports that nobody responded, or gave no reason', () => {
  for (const error of [
    new FetchError('/api', null, null, null),
    new FetchError('/api', 502, null, null),
    null,
  ])
    expect(describeTrouble(error)).toMatch(/^The site could not be reached/);
});

it('distinguishes a timeout from an invalid response, and from no network', () => {
  const failed = (cause: unknown) => describeTrouble(new FetchError('/api', null, null, cause));
  expect(failed(new DOMException('Late.', 'TimeoutError'))).toMatch(/took too long/);
  expect(failed(new SyntaxError('Unexpected token <'))).toMatch(/^The answer could not be read/);
  vi.stubGlobal('navigator', { onLine: false });
  expect(failed(new TypeError('Failed to fetch'))).toMatch(/^You’re offline/);
});

it('recognizes a session that has ended', () => {
  expect(isRefusal(answered(401, ''))).toBe(true);
  expect(isRefusal(answered(403, ''))).toBe(false);
  expect(isRefusal(new TypeError('no network'))).toBe(false);
});

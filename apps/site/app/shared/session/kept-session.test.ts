import { expect, it } from 'vitest';
import { oldTokenOf, sessionOf } from './kept-session.ts';

it('reads back a stored session', () => {
  expect(sessionOf(JSON.stringify({ uid: 'u1' }))).toEqual({ uid: 'u1' });
});

it('reads no token except that of an earlier version, to be moved', () => {
  const old = JSON.stringify({ uid: 'u1', token: 't1' });
  expect(sessionOf(old)).toEqual({ uid: 'u1' });
  expect(oldTokenOf(old)).toBe('t1');
  expect(oldTokenOf(JSON.stringify({ uid: 'u1' }))).toBeNull();
});

it.each([null, '', '{', 'null', '[]', '"text"', '{"uid":1,"token":"t"}'])('reads null from %j', (text) => {
  expect(sessionOf(text)).toBeNull();
  expect(oldTokenOf(text)).toBeNull();
});

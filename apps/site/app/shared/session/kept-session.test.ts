import { expect, it } from 'vitest';
import { sessionOf } from './kept-session.ts';

it('reads what a session was written as', () => {
  const session = { uid: 'u1', token: 't1' };
  expect(sessionOf(JSON.stringify(session))).toEqual(session);
});

it.each([null, '', '{', 'null', '[]', '"text"', '{"uid":"u1"}', '{"uid":1,"token":"t"}'])(
  'reads nobody from %j',
  (text) => {
    expect(sessionOf(text)).toBeNull();
  },
);

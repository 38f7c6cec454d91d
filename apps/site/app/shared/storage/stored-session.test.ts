import { afterEach, describe, expect, it, vi } from 'vitest';
import { eraseOldSettings, pendingSignOut, sessionWithToken, storedSession } from './stored-session.ts';
import { stubStorage } from './stub-storage.fixture.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the stored session', () => {
  it('is the id of the user, as text of JSON', () => {
    const { device } = stubStorage();
    expect(storedSession.read()).toBeNull();
    device.set('deckwright-session', '{"uid":"u1"}');
    expect(storedSession.read()).toEqual({ uid: 'u1' });
    storedSession.write({ uid: 'u2' });
    expect([...device]).toEqual([['deckwright-session', '{"uid":"u2"}']]);
    storedSession.write(null);
    expect([...device]).toEqual([]);
  });

  it('has no token except that of an earlier version, to be moved', () => {
    const { device } = stubStorage();
    device.set('deckwright-session', '{"uid":"u1","token":"t1"}');
    expect(storedSession.read()).toEqual({ uid: 'u1' });
    expect(sessionWithToken.read()).toEqual({ uid: 'u1', token: 't1' });
    device.set('deckwright-session', '{"uid":"u1"}');
    expect(sessionWithToken.read()).toBeNull();
  });

  it.each([null, '', '{', 'null', '[]', '"text"', '{"uid":1,"token":"t"}'])('is null in %j', (text) => {
    expect(storedSession.parse(text)).toBeNull();
    expect(sessionWithToken.parse(text)).toBeNull();
  });
});

it('a pending sign-out is stored as 1, and erased once done', () => {
  const { device } = stubStorage();
  expect(pendingSignOut.read()).toBe(false);
  pendingSignOut.write(true);
  expect([...device]).toEqual([['deckwright-signing-out', '1']]);
  expect(pendingSignOut.read()).toBe(true);
  pendingSignOut.write(false);
  expect([...device]).toEqual([]);
});

it('settings of an earlier version are erased, and nothing else', () => {
  const { device } = stubStorage();
  device.set('deckwright-settings', '{"saltLevel":2}').set('clipboard', '{}');
  eraseOldSettings();
  expect([...device.keys()]).toEqual(['clipboard']);
});

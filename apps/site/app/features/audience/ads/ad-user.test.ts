import { describe, expect, it } from 'vitest';
import { type AdUser, adUser, followAdUser, onAdUser, shouldShowAds, toAdIdentity } from './ad-user.ts';

const PLAYER = { patron: false, email: 'jo@example.org' };
const PATRON = { ...PLAYER, patron: true };

describe('shouldShowAds', () => {
  it.each<[string, AdUser, boolean]>([
    ['a visitor', null, true],
    ['a user who is not a patron', PLAYER, true],
    ['a patron', PATRON, false],
    ['a user whose profile has not loaded', 'unknown', false],
  ])('answers %s', (_, user, shown) => {
    expect(shouldShowAds(user, new URLSearchParams('sort=price&addison=1'))).toBe(shown);
  });

  it.each(['ads', 'ads=', 'ads=0', 'sort=price&ads=true'])('shows them to everyone with ?%s', (query) => {
    for (const user of [null, PLAYER, PATRON, 'unknown'] as const)
      expect(shouldShowAds(user, new URLSearchParams(query))).toBe(true);
  });
});

describe('identityForAds', () => {
  it('is the address of a user who agreed', () => {
    expect(toAdIdentity(PLAYER, 'yes')).toBe('jo@example.org');
  });

  it('is null for users who did not agree or withdrew consent', () => {
    expect(toAdIdentity(PLAYER, null)).toBeNull();
    expect(toAdIdentity(PLAYER, 'no')).toBeNull();
  });

  it('is null for patrons, visitors and unknown users', () => {
    for (const user of [PATRON, null, 'unknown'] as const)
      for (const answer of ['yes', 'no', null] as const) expect(toAdIdentity(user, answer)).toBeNull();
  });
});

describe('followAdUser', () => {
  it('follows the plugged-in store and no longer the previous one', () => {
    const store = (user: AdUser) => {
      const listeners = new Set<() => void>();
      return {
        get: () => user,
        set: (next: AdUser) => {
          user = next;
          for (const listener of listeners) listener();
        },
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      };
    };
    const seen: AdUser[] = [];
    const stop = onAdUser(() => seen.push(adUser()));
    const before = store('unknown');
    followAdUser(before);
    before.set(PLAYER);
    followAdUser(store(PATRON));
    before.set(null);
    stop();
    expect(seen).toEqual(['unknown', PLAYER, PATRON]);
  });
});

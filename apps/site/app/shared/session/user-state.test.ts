import type { Profile } from '@deckwright/domain';
import { DEFAULT_PRICE_SOURCES, PRICE_SOURCES } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenSources, DEFAULT_USER, mergeProfile, withSource } from './user-state.ts';

const PROFILE: Profile = {
  uid: 'u1',
  displayName: 'Ada',
  email: 'ada@example.org',
  region: 'CA',
  isAdmin: false,
  isStaff: true,
  namesUnderCards: true,
  patreon: { status: 'active_patron', cents: 300 },
  priceSources: ['face2face', 'cardkingdom', 'tcgplayer'],
  saltLevel: 2,
  alternateArt: true,
  chosen: [],
  version: 3,
};

describe('the state of a visitor', () => {
  it('has the defaults', () => {
    expect(DEFAULT_USER).toEqual({
      uid: '',
      displayName: '',
      email: '',
      region: null,
      isAdmin: false,
      isStaff: false,
      namesUnderCards: false,
      patreon: null,
      priceSources: ['cardkingdom', 'tcgplayer', 'scg'],
      saltLevel: 1,
      alternateArt: false,
      chosen: [],
      version: 3,
    });
  });

  it('has no theme, which the browser stores itself', () => {
    expect(DEFAULT_USER).not.toHaveProperty('theme');
  });
});

describe('mergeProfile', () => {
  it('combines the profile and the uid', () => {
    expect(mergeProfile(DEFAULT_USER, 'u1', PROFILE)).toEqual({ ...PROFILE, uid: 'u1' });
  });

  it('keeps what the profile leaves out', () => {
    const before = mergeProfile(DEFAULT_USER, 'u1', PROFILE);
    expect(mergeProfile(before, 'u1', { saltLevel: 0 })).toEqual({ ...before, saltLevel: 0 });
  });

  it('skips a source that no longer exists', () => {
    const stored = ['mtgstocks', 'scg', 'scg', 'cardkingdom'] as string[] as Profile['priceSources'];
    expect(mergeProfile(DEFAULT_USER, 'u1', { priceSources: stored }).priceSources).toEqual([
      'scg',
      'cardkingdom',
    ]);
    const gone = ['mtgstocks'] as string[] as Profile['priceSources'];
    expect(mergeProfile(DEFAULT_USER, 'u1', { priceSources: gone }).priceSources).toEqual(
      DEFAULT_PRICE_SOURCES,
    );
  });
});

describe('the three selectors', () => {
  it('are filled up with the defaults', () => {
    expect(chosenSources(['cardmarket'])).toEqual(['cardmarket', 'cardkingdom', 'tcgplayer']);
    expect(chosenSources(['tcgplayer', 'scg'])).toEqual(['tcgplayer', 'scg', 'cardkingdom']);
  });

  it('swap if one takes what another has', () => {
    expect(withSource(['cardkingdom', 'tcgplayer', 'scg'], 0, 'scg')).toEqual([
      'scg',
      'tcgplayer',
      'cardkingdom',
    ]);
  });

  it('take a source that none has', () => {
    expect(withSource(['cardkingdom', 'tcgplayer', 'scg'], 1, 'manapool')).toEqual([
      'cardkingdom',
      'manapool',
      'scg',
    ]);
  });

  it('always have three different sources, the chosen one in its place', () => {
    const order = fc.uniqueArray(fc.constantFrom(...PRICE_SOURCES), { maxLength: 8 });
    fc.assert(
      fc.property(order, fc.nat({ max: 2 }), fc.constantFrom(...PRICE_SOURCES), (sources, index, source) => {
        const next = withSource(sources, index, source);
        expect(next[index]).toBe(source);
        expect(new Set(next).size).toBe(3);
      }),
    );
  });
});

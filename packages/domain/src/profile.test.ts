import { describe, expect, it } from 'vitest';
import { clipboardTier, DEFAULT_PROFILE, isActivePatron, isStaffMember } from './profile.ts';

const patron = (cents: number, status = 'active_patron') => ({ isAdmin: false, patreon: { status, cents } });

describe('clipboardTier', () => {
  it.each([
    [500, 'rare'],
    [499, 'uncommon'],
    [200, 'uncommon'],
    [199, null],
    [0, null],
  ])('of an active patron with %i cents is %s', (cents, tier) => {
    expect(clipboardTier(patron(cents))).toBe(tier);
  });

  it('is null for former patrons and for non-patrons', () => {
    expect(clipboardTier(patron(1000, 'former_patron'))).toBeNull();
    expect(clipboardTier(DEFAULT_PROFILE)).toBeNull();
  });

  it('is rare for admins', () => {
    expect(clipboardTier({ isAdmin: true, patreon: null })).toBe('rare');
  });
});

describe('isActivePatron', () => {
  it('depends only on the status', () => {
    expect(isActivePatron(patron(0))).toBe(true);
    expect(isActivePatron(patron(500, 'declined_patron'))).toBe(false);
    expect(isActivePatron(DEFAULT_PROFILE)).toBe(false);
  });
});

describe('isStaffMember', () => {
  it('is true of staff and of admins', () => {
    expect(isStaffMember({ isStaff: true, isAdmin: false })).toBe(true);
    expect(isStaffMember({ isStaff: false, isAdmin: true })).toBe(true);
    expect(isStaffMember(DEFAULT_PROFILE)).toBe(false);
  });
});

describe('the default profile', () => {
  it('belongs to no user and has the default settings', () => {
    expect(DEFAULT_PROFILE).toEqual({
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
});

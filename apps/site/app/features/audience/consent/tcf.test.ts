import { describe, expect, it } from 'vitest';
import { consentFromTcf } from './tcf.ts';

const signal = (...purposes: number[]) => ({
  gdprApplies: true,
  eventStatus: 'useractioncomplete',
  purpose: { consents: Object.fromEntries(purposes.map((number) => [`${number}`, true])) },
});

describe('consentFromTcf', () => {
  it.each(['cmpuishown', undefined])('waits while the manager is at "%s"', (eventStatus) => {
    expect(consentFromTcf({ ...signal(1, 2, 3, 4, 8), eventStatus })).toBeNull();
  });

  it.each([
    [[], { analytics: 'no', ads: 'no', identity: 'no' }],
    [[2, 3, 4], { analytics: 'no', ads: 'no', identity: 'no' }],
    [[1, 2], { analytics: 'no', ads: 'yes', identity: 'no' }],
    [[8], { analytics: 'yes', ads: 'no', identity: 'no' }],
    [[1, 2, 3, 4], { analytics: 'no', ads: 'yes', identity: null }],
  ] as const)('reads purposes %j', (purposes, consent) => {
    expect(consentFromTcf(signal(...purposes))).toEqual(consent);
  });

  it('respects a refusal', () => {
    const data = { ...signal(), purpose: { consents: { 1: false, 2: true, 8: false } } };
    expect(consentFromTcf(data)).toEqual({ analytics: 'no', ads: 'no', identity: 'no' });
    expect(consentFromTcf({ eventStatus: 'tcloaded' })).toEqual({
      analytics: 'no',
      ads: 'no',
      identity: 'no',
    });
  });

  it('allows ads outside of the GDPR, but never the email address', () => {
    expect(consentFromTcf({ gdprApplies: false, eventStatus: 'tcloaded' })).toEqual({
      analytics: 'yes',
      ads: 'yes',
      identity: null,
    });
  });
});

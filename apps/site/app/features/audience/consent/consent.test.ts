import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedBy,
  answerAll,
  type Consent,
  type ConsentAnswer,
  mustAsk,
  NO_ANSWERS,
  needsConsent,
  printConsent,
  readConsent,
  withAccount,
} from './consent.ts';

const ADS = { script: 'https://ads.example.org/tag.js', site: '1' };
const THERE = { url: 'https://count.example.org', asks: true };
const HERE = { url: '/count', asks: false };
const audience = { ads: ADS, analytics: THERE, consentManager: null };
const YES: Consent = { analytics: 'yes', ads: 'yes', identity: 'yes' };

const answer = fc.constantFrom<ConsentAnswer>('yes', 'no', null);
const consents = fc.record({ analytics: answer, ads: answer, identity: answer });

describe('the cookie', () => {
  it('restores the answers among other cookies', () => {
    fc.assert(
      fc.property(consents, (consent) => {
        expect(readConsent(`theme=dark; consent=${printConsent(consent)}; filters=x`)).toEqual(consent);
      }),
    );
  });

  it('has a letter for each question', () => {
    expect(printConsent({ analytics: 'yes', ads: 'no', identity: null })).toBe('1yn-');
  });

  it.each(['', 'consent=', 'consent=2yyy', 'consent=1yy', 'consent=1yyyy', 'noconsent=1yyy', 'consent=1zzz'])(
    'has no answers if it is "%s"',
    (cookies) => {
      expect(readConsent(cookies)).toEqual(NO_ANSWERS);
    },
  );
});

describe('with an account', () => {
  const own = (identity: ConsentAnswer): Consent => ({ ...YES, identity });

  it.each([
    // this device, the account, result
    [null, 'yes', 'yes'],
    [null, 'no', 'no'],
    [null, null, null],
    ['yes', 'yes', 'yes'],
    ['yes', 'no', 'no'],
    ['yes', null, 'yes'],
    ['no', 'yes', 'no'],
    ['no', 'no', 'no'],
    ['no', null, 'no'],
    [null, 'unknown', null],
    ['yes', 'unknown', null],
    ['no', 'unknown', 'no'],
    ['yes', 'nobody', 'yes'],
    [null, 'nobody', null],
  ] as const)('device %s and account %s result in %s', (device, account, holds) => {
    expect(withAccount(own(device), account).identity).toBe(holds);
  });

  it('does not change ads and page counts', () => {
    fc.assert(
      fc.property(consents, fc.constantFrom('yes', 'no', null, 'unknown', 'nobody'), (consent, account) => {
        const { analytics, ads } = withAccount(consent, account as ConsentAnswer);
        expect({ analytics, ads }).toEqual({ analytics: consent.analytics, ads: consent.ads });
      }),
    );
  });
});

describe('what is allowed', () => {
  it('is nothing before an answer', () => {
    expect(allowedBy(audience, NO_ANSWERS, false)).toEqual({ analytics: false, ads: false, identity: null });
  });

  it('is what was accepted, each part separately', () => {
    expect(allowedBy(audience, { ...NO_ANSWERS, analytics: 'yes' }, false)).toMatchObject({
      analytics: true,
      ads: false,
    });
    expect(allowedBy(audience, { ...NO_ANSWERS, ads: 'yes' }, false)).toMatchObject({
      analytics: false,
      ads: true,
    });
  });

  it('never includes ads or the address if the browser opts out', () => {
    fc.assert(
      fc.property(consents, (consent) => {
        expect(allowedBy(audience, consent, true)).toMatchObject({ ads: false, identity: 'no' });
      }),
    );
  });

  it('never includes what is not configured', () => {
    const none = { ads: null, analytics: null, consentManager: null };
    expect(allowedBy(none, YES, false)).toEqual({ analytics: false, ads: false, identity: 'no' });
  });

  it('includes counts that stay on this site until they are refused', () => {
    const here = { ...audience, analytics: HERE };
    expect(allowedBy(here, NO_ANSWERS, false).analytics).toBe(true);
    expect(allowedBy(here, answerAll(NO_ANSWERS, 'no'), false).analytics).toBe(false);
  });
});

describe('the question', () => {
  it('is asked until each part has an answer', () => {
    expect(mustAsk(audience, NO_ANSWERS, false)).toBe(true);
    expect(mustAsk(audience, { ...NO_ANSWERS, ads: 'no' }, false)).toBe(true);
    for (const all of ['yes', 'no'] as const)
      expect(mustAsk(audience, answerAll(NO_ANSWERS, all), false)).toBe(false);
  });

  it('is not asked about ads if the browser has opted out', () => {
    expect(mustAsk({ ...audience, analytics: HERE }, NO_ANSWERS, true)).toBe(false);
    expect(mustAsk(audience, NO_ANSWERS, true)).toBe(true);
    expect(mustAsk(audience, { ...NO_ANSWERS, analytics: 'no' }, true)).toBe(false);
  });

  it('is not asked if nothing needs an answer', () => {
    for (const analytics of [null, HERE]) {
      expect(mustAsk({ ads: null, analytics, consentManager: null }, NO_ANSWERS, false)).toBe(false);
      expect(needsConsent({ ads: null, analytics, consentManager: null })).toBe(false);
    }
    expect(needsConsent(audience)).toBe(true);
  });

  it('"Accept" never accepts sharing the email address, and "Refuse" refuses it', () => {
    expect(answerAll(NO_ANSWERS, 'yes')).toEqual({ analytics: 'yes', ads: 'yes', identity: null });
    expect(answerAll(YES, 'no')).toEqual({ analytics: 'no', ads: 'no', identity: 'no' });
  });
});

import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/storage/keys.ts';
import { allowedBy, type ConsentAnswer, mustAsk, printConsent } from './consent.ts';
import { adsFirstPaint } from './first-paint.ts';

const MANAGER = 'https://consent.example.org/manager.js';
const ADS = { script: null, site: '' };
const THERE = { url: 'https://count.example.org', asks: true };

type Browser = { cookie?: string; optedOut?: boolean; stored?: readonly string[] | null };

/** The attributes that the script sets on the document; `stored` null stands for storage that throws. */
function run(audience: Parameters<typeof adsFirstPaint>[0], browser: Browser = {}) {
  const { cookie = '', optedOut = false, stored = [] } = browser;
  const dataset: Record<string, string> = {};
  runInNewContext(adsFirstPaint(audience), {
    document: { documentElement: { dataset }, cookie },
    navigator: optedOut ? { globalPrivacyControl: true } : {},
    localStorage: {
      getItem: (key: string) => {
        if (stored === null) throw new Error('no storage');
        return stored.includes(key) ? '1' : null;
      },
    },
  });
  return dataset;
}

const answer = fc.constantFrom<ConsentAnswer>('yes', 'no', null);

describe('the script before the first paint', () => {
  it('opens the question and reserves space for ads according to the consent rules', () => {
    fc.assert(
      fc.property(
        fc.record({ analytics: answer, ads: answer, identity: answer }),
        fc.boolean(),
        fc.constantFrom(null, ADS),
        fc.constantFrom(null, THERE, { url: '/count', asks: false }),
        (consent, optedOut, ads, analytics) => {
          const audience = { ads, analytics, consentManager: null };
          expect(run(audience, { cookie: `a=b; consent=${printConsent(consent)}`, optedOut })).toEqual({
            ...(mustAsk(audience, consent, optedOut) ? { consent: 'ask' } : {}),
            ...(allowedBy(audience, consent, optedOut).ads ? { ads: 'all' } : {}),
          });
        },
      ),
    );
  });

  it('asks visitors without a cookie', () => {
    expect(run({ ads: ADS, analytics: null, consentManager: null })).toEqual({ consent: 'ask' });
  });

  it('reserves space for signed-in users only if ads were last shown', () => {
    const audience = { ads: ADS, analytics: null, consentManager: null };
    const cookie = 'consent=1-y-';
    expect(run(audience, { cookie, stored: [STORAGE_KEYS.session] })).toEqual({});
    expect(run(audience, { cookie, stored: [STORAGE_KEYS.session, STORAGE_KEYS.adsShown] })).toEqual({
      ads: 'all',
    });
  });

  it('leaves the question to a manager, and reserves space if ads were last shown', () => {
    const audience = { ads: ADS, analytics: THERE, consentManager: MANAGER };
    expect(run(audience, { cookie: 'consent=1yyy' })).toEqual({});
    expect(run(audience, { stored: [STORAGE_KEYS.adsShown] })).toEqual({ ads: 'all' });
    expect(run(audience, { stored: [STORAGE_KEYS.adsShown], optedOut: true })).toEqual({});
  });

  it('is empty if nothing is configured', () => {
    expect(adsFirstPaint(undefined)).toBe('');
  });

  it('works without storage', () => {
    const audience = { ads: ADS, analytics: null, consentManager: null };
    expect(run(audience, { cookie: 'consent=1-y-', stored: null })).toEqual({ ads: 'all' });
  });
});

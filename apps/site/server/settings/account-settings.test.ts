import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('the settings of accounts', () => {
  it('include proxies, the header of the country and the secret', () => {
    const secret = 'x'.repeat(32);
    const previous = { AUTH_SECRET_PREVIOUS: 'y'.repeat(32) };
    const env = {
      ...previous,
      AUTH_SECRET: secret,
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      COUNTRY_HEADER: 'CF-IPCountry',
    };
    const more = { MORE_ORIGINS: 'https://a.example.org https://b.example.org/' };
    const patron = { PATRON_WEBHOOK_SECRET: 'as the service shows it' };
    expect(readSettings({ ...env, ...patron, ...more }).accounts).toEqual({
      secret,
      previousSecret: 'y'.repeat(32),
      trustedProxies: '10.0.0.0/8, ::1',
      countryHeader: 'CF-IPCountry',
      moreOrigins: ['https://a.example.org', 'https://b.example.org'],
      patronSecret: 'as the service shows it',
    });
  });

  it.each([
    ['AUTH_SECRET', 'hunter2', /^AUTH_SECRET must have at least 32 characters/],
    ['AUTH_SECRET_PREVIOUS', 'hunter2', /^AUTH_SECRET_PREVIOUS must be the AUTH_SECRET of before/],
    ['TRUSTED_PROXIES', 'proxy.example.org', /^TRUSTED_PROXIES: "proxy\.example\.org" is neither/],
    ['TRUSTED_PROXIES', '10.0.0.0/99', /^TRUSTED_PROXIES: "10\.0\.0\.0\/99" is neither/],
    ['MORE_ORIGINS', 'a.example.org', /^MORE_ORIGINS must be addresses without a path/],
    ['COUNTRY_HEADER', 'no header', /^COUNTRY_HEADER must be the name of a header/],
  ])('say what is wrong with %s=%s', (name, value, message) => {
    const said = messageFor({ [name]: value });
    expect(said).toMatch(message);
    expect(said).not.toContain('hunter2');
  });
});

import { describe, expect, it } from 'vitest';
import { audienceOrigins } from './audience-settings.ts';
import { readSettings } from './settings.ts';

const getAudience = (env: Record<string, string>) => readSettings(env).audience;
const getOrigins = (env: Record<string, string>) => audienceOrigins(getAudience(env));
const NOWHERE = { scripts: [], frames: [], images: [], connect: [] };

describe('the settings of ads, page counts and consent', () => {
  it('have placeholders for development that need nothing from elsewhere', () => {
    const env = { ADS_PROVIDER: 'development', ADS_HOSTS: 'https://a.example.org' };
    expect(getAudience(env).ads).toEqual({ script: null, site: '' });
    expect(getOrigins(env)).toEqual(NOWHERE);
  });

  it("accept a provider's script with or without the site's id", () => {
    const script = 'https://ads.example.org/tag.js?v=2';
    expect(getAudience({ ADS_PROVIDER: `${script}  my-site` }).ads).toEqual({ script, site: 'my-site' });
    expect(getAudience({ ADS_PROVIDER: script }).ads).toEqual({ script, site: '' });
  });

  it.each([
    ['/count', '', false],
    ['https://decks.example.org/count', 'https://decks.example.org/', false],
    ['https://count.example.org/view', 'https://decks.example.org', true],
    ['https://count.example.org/view', '', true],
  ])('require consent if the counts of %s on %s are sent elsewhere: %s', (url, origin, asks) => {
    expect(getAudience({ ANALYTICS_URL: url, PUBLIC_ORIGIN: origin }).analytics).toEqual({ url, asks });
  });
});

describe('the origins pages may use', () => {
  it('are none by default', () => {
    expect(getOrigins({})).toEqual(NOWHERE);
  });

  it('are exactly those configured', () => {
    const provider = ['https://ads.example.org', 'https://pictures.example.org'];
    const each = [...provider, 'https://consent.example.org'];
    expect(
      getOrigins({
        ADS_PROVIDER: 'https://ads.example.org/tag.js 7',
        ADS_HOSTS: 'https://pictures.example.org/',
        ANALYTICS_URL: 'https://count.example.org/view',
        CONSENT_MANAGER: 'https://consent.example.org/manager.js',
      }),
    ).toEqual({
      scripts: each,
      frames: each,
      images: each,
      connect: [...each, 'https://count.example.org'],
    });
  });

  it('allow sending to a receiver without loading from it', () => {
    expect(getOrigins({ ANALYTICS_URL: 'https://count.example.org/view' })).toEqual({
      ...NOWHERE,
      connect: ['https://count.example.org'],
    });
  });

  it('omit a consent manager if nothing needs consent', () => {
    const env = { CONSENT_MANAGER: 'https://consent.example.org/manager.js', ANALYTICS_URL: '/count' };
    expect(getOrigins(env)).toEqual(NOWHERE);
  });
});

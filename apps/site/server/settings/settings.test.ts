import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { COMMAND_SETTINGS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './node-version.ts';
import { readSettings, SETTING_NAMES } from './settings.ts';

const messageFor = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '0.0.0.0',
      metrics: null,
      traces: null,
      dataDir: resolve('var'),
      databaseUrl: null,
      store: null,
      databaseListenUrl: null,
      staticHost: '/data',
      apiHost: '',
      imageHost: null,
      imageCache: null,
      realDataAtStart: false,
      realDataFrom: null,
      refreshAt: null,
      site: {
        origin: '',
        operator: { name: null, email: null },
        channels: [
          { kind: 'social', name: 'Social account', url: null },
          { kind: 'video', name: 'Video channel', url: null },
          { kind: 'podcast', name: 'Podcast', url: null },
          { kind: 'patron', name: 'Patron page', url: null },
        ],
        partners: [
          { name: 'Scryfall', url: 'https://scryfall.com' },
          { name: 'MTGJSON', url: 'https://mtgjson.com' },
          { name: 'Commander Spellbook', url: 'https://commanderspellbook.com' },
        ],
      },
      tcgplayerSale: { start: null, end: null, percent: 0 },
      affiliates: {},
      scgAddress: 'https://ajax.starcitygames.com/affiliate',
      hsts: null,
      saltDevices: true,
      saltVote: false,
      certificate: null,
      log: { format: null, level: 'info', requests: null },
      sharedCacheSeconds: 0,
      drainSeconds: 0,
      loadShedding: true,
      securityLog: 'file',
      maxBackupAgeDays: 3,
      accounts: {
        secret: null,
        previousSecret: null,
        trustedProxies: '',
        countryHeader: null,
        moreOrigins: [],
        patronSecret: null,
      },
      keyLimits: { requests: 6000, work: 1500 },
      mail: { smtp: null, from: { name: 'Deckwright', address: 'deckwright@localhost' } },
      audience: { ads: null, analytics: null, consentManager: null, adHosts: [] },
    });
  });

  it('reads settings and strips trailing slashes of addresses', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '127.0.0.1',
      METRICS_PORT: '9464',
      DATA_DIR: '/srv/deckwright',
      DATABASE_URL: 'postgres://u:p@db:5432/x',
      DATABASE_LISTEN_URL: 'postgres://u:p@direct:5432/x',
      STATIC_HOST: 'https://static.example.org/data/',
      API_HOST: 'https://api.example.org/',
      IMAGE_HOST: 'https://img.example.org/',
      REAL_DATA: '1',
      REAL_DATA_FROM: '/srv/mirror',
      REFRESH_AT: '04:30',
      TCGPLAYER_SALE: '10 % 2026-02-27 to 2026-02-27',
    });
    expect(settings).toEqual({
      port: 8080,
      host: '127.0.0.1',
      metrics: { port: 9464, host: '127.0.0.1' },
      traces: null,
      dataDir: '/srv/deckwright',
      databaseUrl: 'postgres://u:p@db:5432/x',
      store: null,
      databaseListenUrl: 'postgres://u:p@direct:5432/x',
      staticHost: 'https://static.example.org/data',
      apiHost: 'https://api.example.org',
      imageHost: 'https://img.example.org',
      imageCache: null,
      realDataAtStart: true,
      realDataFrom: '/srv/mirror',
      refreshAt: 270,
      site: readSettings({}).site,
      tcgplayerSale: { start: '2026-02-27', end: '2026-02-27', percent: 10 },
      affiliates: {},
      scgAddress: 'https://ajax.starcitygames.com/affiliate',
      maxBackupAgeDays: 3,
      hsts: null,
      saltDevices: true,
      saltVote: false,
      certificate: null,
      log: { format: null, level: 'info', requests: null },
      sharedCacheSeconds: 0,
      drainSeconds: 0,
      loadShedding: true,
      securityLog: 'file',
      accounts: {
        secret: null,
        previousSecret: null,
        trustedProxies: '',
        countryHeader: null,
        moreOrigins: [],
        patronSecret: null,
      },
      keyLimits: { requests: 6000, work: 1500 },
      mail: { smtp: null, from: { name: 'Deckwright', address: 'deckwright@localhost' } },
      audience: { ads: null, analytics: null, consentManager: null, adHosts: [] },
    });
  });

  it('reads the ids at the shops', () => {
    const { affiliates, scgAddress } = readSettings({
      CARDKINGDOM_PARTNER: 'decks.example',
      MANAPOOL_REF: 'decks-1',
      TCGPLAYER_AFFILIATE: '11/22/33',
      TCGL_LINK: 'https://tcgl.example.org/list?cards=',
      SCG_LINK: 'https://go.example.org/?to={url}',
      SCG_ADDRESS: 'http://127.0.0.1:9/affiliate',
    });
    expect(affiliates).toEqual({
      cardkingdom: { partner: 'decks.example' },
      manapool: { ref: 'decks-1' },
      tcgplayer: { publisher: '11', ad: '22', campaign: '33' },
      tcgl: { address: 'https://tcgl.example.org/list?cards=' },
      scg: { wrapper: 'https://go.example.org/?to={url}' },
    });
    expect(scgAddress).toBe('http://127.0.0.1:9/affiliate');
    expect(readSettings({ TCGPLAYER_AFFILIATE: '11/22/33/list' }).affiliates.tcgplayer?.subId).toBe('list');
  });

  it('reads who runs the site and where else it can be found', () => {
    const { site } = readSettings({
      PUBLIC_ORIGIN: 'https://decks.example.org/',
      OPERATOR_NAME: 'Jo',
      OPERATOR_EMAIL: 'jo@example.org',
      CHANNEL_VIDEO: 'https://video.example.org/@jo?tab=new',
      CHANNEL_SOCIAL: 'Forum = https://forum.example.org/?a=b ; Chat=https://chat.example.org/jo;',
      PARTNER_SITES: 'Shop=https://shop.example.org',
    });
    expect(site).toEqual({
      origin: 'https://decks.example.org',
      operator: { name: 'Jo', email: 'jo@example.org' },
      channels: [
        { kind: 'social', name: 'Forum', url: 'https://forum.example.org/?a=b' },
        { kind: 'social', name: 'Chat', url: 'https://chat.example.org/jo' },
        { kind: 'video', name: 'Video channel', url: 'https://video.example.org/@jo?tab=new' },
        { kind: 'podcast', name: 'Podcast', url: null },
        { kind: 'patron', name: 'Patron page', url: null },
      ],
      partners: [{ name: 'Shop', url: 'https://shop.example.org' }],
    });
  });

  it.each([
    ['https://decks.example.org', 'webmaster@decks.example.org'],
    ['https://www.example.org', 'webmaster@example.org'],
    ['http://localhost:3000', null],
    ['http://203.0.113.7', null],
    ['http://[2001:db8::1]', null],
    ['', null],
  ])('accepts emails for %s at %s by default', (PUBLIC_ORIGIN, email) => {
    expect(readSettings({ PUBLIC_ORIGIN }).site.operator.email).toBe(email);
  });

  it('serves card images itself if configured', () => {
    expect(readSettings({ IMAGE_HOST: 'self' })).toMatchObject({
      imageHost: '/images',
      imageCache: { source: null, maxBytes: 2_000_000_000 },
    });
    const env = { IMAGE_HOST: 'self', IMAGE_SOURCE: 'https://img.example.org/', IMAGE_CACHE_MB: '5' };
    expect(readSettings(env).imageCache).toEqual({ source: 'https://img.example.org', maxBytes: 5_000_000 });
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('refuses what comes while the process is late with %s: %s', (choice, sheds) => {
    expect(readSettings({ LOAD_SHEDDING: choice }).loadShedding).toBe(sheds);
  });

  it('treats an empty variable as not set', () => {
    expect(readSettings({ PORT: '', API_HOST: '  ' })).toEqual(readSettings({}));
  });

  it.each([
    ['METRICS_PORT', 'web', /^METRICS_PORT must be a whole number/],
    ['PORT', 'web', /^PORT must be a whole number from 0 to 65535, not "web"\.$/],
    ['PORT', '70000', /^PORT must be/],
    ['PORT', '-1', /^PORT must be/],
    ['HOST', 'http://x', /^HOST must be a host name or an address/],
    ['DATABASE_URL', 'mysql://x/y', /^DATABASE_URL must look like postgres:/],
    ['SHARED_CACHE', '3601', /^SHARED_CACHE must be a whole number of seconds from 0 to 3600/],
    ['DATABASE_LISTEN_URL', 'db:5432', /^DATABASE_LISTEN_URL must look like postgres:/],
    ['STATIC_HOST', 'data', /^STATIC_HOST must be a path such as \/data or an address/],
    ['API_HOST', 'api.example.org', /^API_HOST must be an address such as https:/],
    ['API_HOST', 'ftp://api.example.org', /^API_HOST must be an address/],
    ['IMAGE_HOST', 'https://', /^IMAGE_HOST must be "self" or an address/],
    ['IMAGE_SOURCE', 'self', /^IMAGE_SOURCE must be an address/],
    ['IMAGE_CACHE_MB', '0', /^IMAGE_CACHE_MB must be a whole number/],
    [
      'API_KEY_REQUESTS',
      '1199',
      /^API_KEY_REQUESTS must be a whole number from 1200 to 1000000, not "1199"\.$/,
    ],
    ['API_KEY_WORK', 'many', /^API_KEY_WORK must be a whole number from 600/],
    ['REAL_DATA', 'yes', /^REAL_DATA must be 0 or 1\./],
    ['REFRESH_AT', '24:00', /^REFRESH_AT must be a time of day in UTC/],
    ['REFRESH_AT', '4:30', /such as 04:30\.$/],
    ['PUBLIC_ORIGIN', 'decks.example.org', /^PUBLIC_ORIGIN must be an address such as https:/],
    ['PUBLIC_ORIGIN', 'https://example.org/decks', /^PUBLIC_ORIGIN must be an address without a path/],
    ['OPERATOR_NAME', 'x'.repeat(101), /^OPERATOR_NAME must be at most 100 characters\./],
    ['OPERATOR_EMAIL', 'jo at example.org', /^OPERATOR_EMAIL must be a mail address such as/],
    ['CHANNEL_VIDEO', '@jo', /^CHANNEL_VIDEO must be an address such as https:/],
    ['CHANNEL_PODCAST', 'javascript:alert(1)', /^CHANNEL_PODCAST must be an address/],
    ['CHANNEL_PATRON', 'patron', /^CHANNEL_PATRON must be an address/],
    ['CHANNEL_SOCIAL', 'https://forum.example.org', /^CHANNEL_SOCIAL must be a list such as: Name=https:/],
    ['PARTNER_SITES', 'Shop=shop', /^PARTNER_SITES must be a list such as/],
    ['TCGPLAYER_SALE', '10', /^TCGPLAYER_SALE must be whole percent and the first and last day/],
    ['TCGPLAYER_SALE', '0 % 2026-02-27 to 2026-03-01', /^TCGPLAYER_SALE/],
    ['TCGPLAYER_SALE', '10 % 2026-02-30 to 2026-03-01', /^TCGPLAYER_SALE/],
    ['TCGPLAYER_SALE', '10 % 2026-03-01 to 2026-02-27', /^TCGPLAYER_SALE/],
    ['CARDKINGDOM_PARTNER', 'me & you', /^CARDKINGDOM_PARTNER must be your id at the shop/],
    ['MANAPOOL_REF', 'x'.repeat(101), /^MANAPOOL_REF must be your id at the shop/],
    ['TCGPLAYER_AFFILIATE', '11/22', /^TCGPLAYER_AFFILIATE must be publisher\/ad\/campaign/],
    ['TCGPLAYER_AFFILIATE', '11/22/33/44/55', /^TCGPLAYER_AFFILIATE must be/],
    ['TCGL_LINK', 'tcgl.example.org', /^TCGL_LINK must be an address such as https:/],
    ['SCG_LINK', 'https://go.example.org/?to=', /^SCG_LINK must be an address with \{url\} in it/],
    ['SCG_LINK', 'javascript:{url}', /^SCG_LINK must be an address with/],
    ['ADS_PROVIDER', 'none', /^ADS_PROVIDER must be "development" or the address of a script/],
    ['ADS_PROVIDER', 'https://ads.example.org/tag.js my site', /^ADS_PROVIDER must be/],
    ['ADS_PROVIDER', 'javascript:alert(1)', /^ADS_PROVIDER must be/],
    ['ADS_HOSTS', 'https://a.example.org/x', /^ADS_HOSTS must be addresses without a path/],
    ['ADS_HOSTS', '*', /^ADS_HOSTS must be/],
    ['ANALYTICS_URL', '//count.example.org', /^ANALYTICS_URL must be a path such as/],
    ['ANALYTICS_URL', 'count', /^ANALYTICS_URL must be/],
    ['CONSENT_MANAGER', 'manager.js', /^CONSENT_MANAGER must be an address/],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address such/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key', /^OTEL_EXPORTER_OTLP_HEADERS must be a list such as: name=value/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%zz', /^OTEL_EXPORTER_OTLP_HEADERS must be a list/],
    ['OTEL_SERVICE_NAME', 'my site', /^OTEL_SERVICE_NAME must be at most 100 letters/],
    ['OTEL_TRACES_SAMPLER_ARG', '5%', /^OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1/],
    ['SALT_VOTE', 'yes', /^SALT_VOTE must be on or off/],
    ['LOAD_SHEDDING', '0', /^LOAD_SHEDDING must be on or off/],
    ['SNAPSHOT_STORE', 'share/decks', /^SNAPSHOT_STORE must be s3:\/\/bucket\/prefix or the absolute path/],
    ['SNAPSHOT_STORE', 'gs://decks/x', /^SNAPSHOT_STORE must be/],
    ['SNAPSHOT_STORE', 's3://De_cks', /^SNAPSHOT_STORE must look like/],
    ['SNAPSHOT_STORE', 's3://decks/a', /^AWS_ACCESS_KEY_ID is missing.*\nAWS_SECRET_ACCESS_KEY is missing/],
    ['SNAPSHOT_POLL_SECONDS', '0', /^SNAPSHOT_POLL_SECONDS must be a whole number/],
    ['SCG_ADDRESS', 'ftp://scg.example.org', /^SCG_ADDRESS must be an address/],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    expect(messageFor({ [name]: value })).toMatch(message);
  });

  it('reads where traces are sent', () => {
    expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).traces).toBeNull();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    const url = 'http://127.0.0.1:4318/v1/traces';
    expect(readSettings(endpoint).traces).toEqual({ url, headers: {}, service: 'deckwright', share: 1 });
    expect(
      readSettings({
        ...endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc==,x-team=decks',
        OTEL_SERVICE_NAME: 'decks',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      }).traces,
    ).toEqual({
      url,
      headers: { authorization: 'Bearer abc==', 'x-team': 'decks' },
      service: 'decks',
      share: 0.05,
    });
  });

  it('watches backups unless it is told that they are made otherwise', () => {
    const read = (days: string) => readSettings({ MAX_BACKUP_AGE_DAYS: days }).maxBackupAgeDays;
    expect([read(''), read('10'), read('0')]).toEqual([3, 10, null]);
    expect(messageFor({ MAX_BACKUP_AGE_DAYS: 'never' })).toMatch(
      /^MAX_BACKUP_AGE_DAYS must be a whole number/,
    );
  });

  it('never repeats a password', () => {
    expect(messageFor({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).not.toContain('hunter2');
  });

  it('reports all errors at once, one per line', () => {
    const lines = messageFor({ PORT: 'x', API_HOST: 'y', IMAGE_HOST: 'z' }).split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['PORT', 'API_HOST', 'IMAGE_HOST']);
  });

  it.each([
    ['MAX_DECK_AGE_DAYS', 'abc', 'MAX_DECK_AGE_DAYS must be a whole number of days or "all"; got "abc".'],
    ['BULK_DATA', 'off', /^BULK_DATA must be 0/],
    ['SCRYFALL_URL', 'scryfall', /^SCRYFALL_URL must be an address/],
    ['TOPDECK_URL', 'x', /^TOPDECK_URL must be an address/],
    ['BUILD_THREADS', '0', 'BUILD_THREADS must be a whole number, 1…256; got "0".'],
    ['WAIT_FOR_WORKERS', '1h', 'WAIT_FOR_WORKERS must be a whole number of seconds, 0…3600; got "1h".'],
  ])('refuses %s=%s as the commands that read it would', (name, value, sentence) => {
    const message = messageFor({ [name]: value, PORT: 'x' });
    expect(message.split('\n')[0]).toMatch(/^PORT/);
    if (typeof sentence === 'string') expect(message.split('\n')[1]).toBe(sentence);
    else expect(message.split('\n')[1]).toMatch(sentence);
    expect(() => readSettings({ [name]: ' ' })).not.toThrow();
  });

  it('reads exactly what .env.example lists', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
    const listed = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(listed.sort()).toEqual([...SETTING_NAMES, ...COMMAND_SETTINGS].sort());
  });
});

describe('checkNodeVersion', () => {
  it('refuses an old Node with a sentence that says what to do', () => {
    expect(() => checkNodeVersion('22.20.0')).toThrow(
      /runs on Node 24 or newer; this is Node 22\.20\.0\. Start it with "npm start"/,
    );
  });

  it('accepts Node 24 and later', () => {
    expect(() => checkNodeVersion('24.0.0')).not.toThrow();
    expect(() => checkNodeVersion('26.1.0')).not.toThrow();
  });
});

import { resolve } from 'node:path';
import { AppError, findCommandProblems, NO_SALE, OWN_IMAGES, type Sale } from '@deckwright/domain';
import { z } from 'zod';
import {
  type AccountSettings,
  accountSettings,
  addressList,
  headerName,
  previousSecretText,
  secretText,
} from './account-settings.ts';
import type { KeyLimits } from './api-key-settings.ts';
import { callsOfKey, keyLimits } from './api-key-settings.ts';
import {
  type AudienceSettings,
  adProvider,
  audienceSettings,
  origins,
  receiver,
} from './audience-settings.ts';
import { type MailSettings, mailProblem, mailSender, mailSettings, smtpUrl } from './mail-settings.ts';
import { networkIds, type ShopSettings, shopId, shopSettings, wrapper } from './shop-settings.ts';
import { named, type SiteSettings, sale, siteSettings, webAddress } from './site-settings.ts';
import { type StoreSettings, storeSettings } from './store-settings.ts';
import { certificatePath, makeHstsHeader } from './tls-settings.ts';
import {
  serviceName,
  shareOfRequests,
  type TraceSettings,
  traceHeaders,
  traceSettings,
} from './trace-settings.ts';

export type Settings = {
  port: number;
  host: string;
  /** Port and address of /metrics, or null if not served. */
  metrics: { port: number; host: string } | null;
  /** Where traces are sent, or null if nowhere. */
  traces: TraceSettings | null;
  /** Absolute path. */
  dataDir: string;
  /** Where snapshots come from, or null for what is published in the data folder. */
  store: StoreSettings | null;
  /** Address of a PostgreSQL database, or null for the embedded one. */
  databaseUrl: string | null;
  /** Address of the same database without a pooler, for notifications, or null for `databaseUrl`. */
  databaseListenUrl: string | null;
  /** Origin and prefix of published JSON as seen by browsers. */
  staticHost: string;
  /** Origin of `/api` calls as seen by browsers; '' = the same origin. */
  apiHost: string;
  /** Origin or path that replaces the origin of card images, or null to leave them unchanged. */
  imageHost: string | null;
  /** Set if this site serves the card images itself and stores copies of them. */
  imageCache: ImageCacheSettings | null;
  /** Fetch real data at the start. */
  realDataAtStart: boolean;
  /** Absolute path of the folder to read real data from instead of the network. */
  realDataFrom: string | null;
  /** When the data is refreshed each day, in minutes after midnight UTC; null = not by the site. */
  refreshAt: number | null;
  /** Who runs this site and where else it can be found. */
  site: SiteSettings;
  /** The TCGplayer discount and its dates. */
  tcgplayerSale: Sale;
  /** The operator's ids at the shops. */
  affiliates: ShopSettings;
  /** Where Star City Games accepts lists. */
  scgAddress: string;
  /** Value of Strict-Transport-Security; null = not sent. */
  hsts: string | null;
  /** The file of the proxy's certificate, to warn before it expires; null = not watched. */
  certificate: string | null;
  /** Days after which a data folder without a new backup is a problem; null = it is backed up otherwise. */
  maxBackupAgeDays: number | null;
  /** The log of the process; null = what suits where its output goes: text without requests in a terminal, else JSON with them. */
  log: { format: 'json' | 'text' | null; level: 'error' | 'warn' | 'info'; requests: boolean | null };
  /** Seconds for which shared caches, as of a CDN, may answer pages without asking the site; 0 = they ask each time. */
  sharedCacheSeconds: number;
  /** Seconds for which the site goes on answering after it was told to stop, while /readyz says that it stops. */
  drainSeconds: number;
  /** Whether requests are refused while the thread cannot keep up with looking at them. */
  loadShedding: boolean;
  /** Where the security log goes: files below the data folder, the process's output, or nowhere. */
  securityLog: 'file' | 'stdout' | 'off';
  /** Whether menus link to the salt vote; its page exists regardless. */
  saltVote: boolean;
  /** Whether votes are accepted without an account. */
  saltDevices: boolean;
  /** Trusted proxies, and the secret that signs sessions. */
  accounts: AccountSettings;
  /** How emails are sent. */
  mail: MailSettings;
  /** Calls a minute of one API key. */
  keyLimits: KeyLimits;
  /** Ads, page counts and the consent manager. */
  audience: AudienceSettings;
};

type ImageCacheSettings = {
  /** Origin that replaces the one images are fetched from, or null. */
  source: string | null;
  maxBytes: number;
};

const SELF = 'self';
const IMAGE_CACHE_MB = 2000;
/** A daily backup that failed once is a day late; several days say that nobody noticed. */
const MAX_BACKUP_AGE_DAYS = 3;
const SCG_ADDRESS = 'https://ajax.starcitygames.com/affiliate';

const SETTINGS = {
  PORT: port('PORT'),
  HOST: hostName('HOST'),
  METRICS_PORT: port('METRICS_PORT'),
  METRICS_HOST: hostName('METRICS_HOST'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:4318'),
  OTEL_EXPORTER_OTLP_HEADERS: traceHeaders('OTEL_EXPORTER_OTLP_HEADERS'),
  OTEL_SERVICE_NAME: serviceName('OTEL_SERVICE_NAME'),
  OTEL_TRACES_SAMPLER_ARG: shareOfRequests('OTEL_TRACES_SAMPLER_ARG'),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes('\0'), 'DATA_DIR must be the path of a folder.')
    .transform((text) => resolve(text)),
  DATABASE_URL: url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'DATABASE_URL must look like postgres://user:password@host:5432/name; leave it out for the embedded database.',
  ),
  DATABASE_LISTEN_URL: url(
    'DATABASE_LISTEN_URL',
    ['postgres:', 'postgresql:'],
    'DATABASE_LISTEN_URL must look like postgres://user:password@host:5432/name; leave it out unless DATABASE_URL leads to a pooler.',
  ),
  SNAPSHOT_STORE: z.string(),
  SNAPSHOT_POLL_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'SNAPSHOT_POLL_SECONDS must be a whole number of seconds from 1 to 9999.')
    .transform(Number),
  AWS_ACCESS_KEY_ID: z.string(),
  AWS_SECRET_ACCESS_KEY: z.string(),
  AWS_SESSION_TOKEN: z.string(),
  AWS_REGION: z.string(),
  AWS_ENDPOINT_URL: z.string(),
  STATIC_HOST: z.union([
    z.string().regex(/^\/[\w./-]*$/),
    httpUrl('STATIC_HOST', 'https://static.example.org/data'),
  ]),
  API_HOST: httpUrl('API_HOST', 'https://api.example.org'),
  IMAGE_HOST: z
    .string()
    .refine(
      (text) => text === SELF || httpUrl('IMAGE_HOST', '').safeParse(text).success,
      'IMAGE_HOST must be "self" or an address such as https://images.example.org.',
    ),
  IMAGE_SOURCE: httpUrl('IMAGE_SOURCE', 'https://images.example.org'),
  IMAGE_CACHE_MB: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'IMAGE_CACHE_MB must be a whole number of megabytes from 1 up.')
    .transform(Number),
  REAL_DATA: z.literal(['0', '1'], 'REAL_DATA must be 0 or 1.'),
  REAL_DATA_FROM: z
    .string()
    .refine((text) => !text.includes('\0'), 'REAL_DATA_FROM must be the path of a folder.')
    .transform((text) => resolve(text)),
  REFRESH_AT: z
    .string()
    .regex(
      /^(?:[01]\d|2[0-3]):[0-5]\d$/,
      'REFRESH_AT must be a time of day in UTC from 00:00 to 23:59, such as 04:30.',
    )
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
  PUBLIC_ORIGIN: httpUrl('PUBLIC_ORIGIN', 'https://decks.example.org').refine(
    (text) => !URL.canParse(text) || new URL(text).pathname === '/',
    'PUBLIC_ORIGIN must be an address without a path, such as https://decks.example.org.',
  ),
  MORE_ORIGINS: origins('MORE_ORIGINS'),
  TLS_CERTIFICATE: certificatePath('TLS_CERTIFICATE'),
  MAX_BACKUP_AGE_DAYS: z
    .string()
    .regex(/^\d{1,3}$/, 'MAX_BACKUP_AGE_DAYS must be a whole number of days from 0 to 999.')
    .transform(Number),
  OPERATOR_NAME: z.string().max(100, 'OPERATOR_NAME must be at most 100 characters.'),
  OPERATOR_EMAIL: z.email('OPERATOR_EMAIL must be a mail address such as hello@example.org.'),
  CHANNEL_VIDEO: webAddress('CHANNEL_VIDEO', 'https://video.example.org/@decks'),
  CHANNEL_PODCAST: webAddress('CHANNEL_PODCAST', 'https://podcast.example.org'),
  CHANNEL_PATRON: webAddress('CHANNEL_PATRON', 'https://patron.example.org/decks'),
  CHANNEL_SOCIAL: named('CHANNEL_SOCIAL'),
  PARTNER_SITES: named('PARTNER_SITES'),
  TCGPLAYER_SALE: sale('TCGPLAYER_SALE'),
  CARDKINGDOM_PARTNER: shopId('CARDKINGDOM_PARTNER'),
  MANAPOOL_REF: shopId('MANAPOOL_REF'),
  TCGPLAYER_AFFILIATE: networkIds('TCGPLAYER_AFFILIATE'),
  TCGL_LINK: webAddress('TCGL_LINK', 'https://shop.example.org/list?cards='),
  SCG_LINK: wrapper('SCG_LINK'),
  SCG_ADDRESS: webAddress('SCG_ADDRESS', SCG_ADDRESS),
  AUTH_SECRET: secretText('AUTH_SECRET'),
  AUTH_SECRET_PREVIOUS: previousSecretText('AUTH_SECRET_PREVIOUS'),
  TRUSTED_PROXIES: addressList('TRUSTED_PROXIES'),
  COUNTRY_HEADER: headerName('COUNTRY_HEADER'),
  PATRON_WEBHOOK_SECRET: z
    .string()
    .min(16, 'PATRON_WEBHOOK_SECRET must be the secret that the patron service shows for its webhook.'),
  SMTP_URL: smtpUrl('SMTP_URL'),
  MAIL_FROM: mailSender('MAIL_FROM'),
  ADS_PROVIDER: adProvider('ADS_PROVIDER'),
  ADS_HOSTS: origins('ADS_HOSTS'),
  ANALYTICS_URL: receiver('ANALYTICS_URL'),
  HSTS: z.literal(['on', 'off', 'subdomains'], 'HSTS must be on, off or subdomains.'),
  SECURITY_LOG: z.literal(['file', 'stdout', 'off'], 'SECURITY_LOG must be file, stdout or off.'),
  LOG_FORMAT: z.literal(['json', 'text'], 'LOG_FORMAT must be json or text.'),
  LOG_LEVEL: z.literal(['error', 'warn', 'info'], 'LOG_LEVEL must be error, warn or info.'),
  ACCESS_LOG: z.literal(['on', 'off'], 'ACCESS_LOG must be on or off.'),
  SHARED_CACHE: z
    .string()
    .regex(
      /^(?:[1-9]?\d{1,2}|[12]\d{3}|3[0-5]\d\d|3600)$/,
      'SHARED_CACHE must be a whole number of seconds from 0 to 3600.',
    )
    .transform(Number),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:\d{1,2}|[12]\d\d|300)$/, 'DRAIN_SECONDS must be a whole number from 0 to 300.')
    .transform(Number),
  LOAD_SHEDDING: z.literal(['on', 'off'], 'LOAD_SHEDDING must be on or off.'),
  SALT_VOTE: z.literal(['on', 'off'], 'SALT_VOTE must be on or off.'),
  API_KEY_REQUESTS: callsOfKey('API_KEY_REQUESTS', 'requests'),
  API_KEY_WORK: callsOfKey('API_KEY_WORK', 'work'),
  CONSENT_MANAGER: webAddress('CONSENT_MANAGER', 'https://consent.example.org/manager.js'),
} as const;

const NAMES = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws AppError invalid-argument with one sentence for each wrong setting, one per line.
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const read = <K extends keyof typeof SETTINGS>(name: K): z.infer<(typeof SETTINGS)[K]> | null => {
    const text = env[name]?.trim();
    if (!text) return null;
    const parsed = SETTINGS[name].safeParse(text);
    if (parsed.success) return parsed.data as z.infer<(typeof SETTINGS)[K]>;
    problems.push(describeSettingError(name, text, parsed.error));
    return null;
  };
  const operator = { name: read('OPERATOR_NAME'), email: read('OPERATOR_EMAIL') };
  const mail = { smtp: read('SMTP_URL'), from: read('MAIL_FROM'), operator };
  const dataDir = read('DATA_DIR') ?? resolve('var');
  const settings: Settings = {
    port: read('PORT') ?? 3000,
    host: read('HOST') ?? '0.0.0.0',
    metrics: makeMetricsSettings(read('METRICS_PORT'), read('METRICS_HOST')),
    traces: traceSettings({
      endpoint: read('OTEL_EXPORTER_OTLP_ENDPOINT'),
      headers: read('OTEL_EXPORTER_OTLP_HEADERS'),
      service: read('OTEL_SERVICE_NAME'),
      share: read('OTEL_TRACES_SAMPLER_ARG'),
    }),
    dataDir,
    store: storeSettings(env, dataDir, read('SNAPSHOT_POLL_SECONDS'), problems),
    databaseUrl: read('DATABASE_URL'),
    databaseListenUrl: read('DATABASE_LISTEN_URL'),
    staticHost: withoutLastSlash(read('STATIC_HOST') ?? '/data'),
    apiHost: withoutLastSlash(read('API_HOST') ?? ''),
    ...makeImageSettings(read('IMAGE_HOST'), read('IMAGE_SOURCE'), read('IMAGE_CACHE_MB') ?? IMAGE_CACHE_MB),
    realDataAtStart: read('REAL_DATA') === '1',
    realDataFrom: read('REAL_DATA_FROM'),
    refreshAt: read('REFRESH_AT'),
    site: siteSettings({
      origin: read('PUBLIC_ORIGIN'),
      operator: { ...operator, email: operator.email ?? defaultWebmaster(read('PUBLIC_ORIGIN')) },
      channels: {
        video: read('CHANNEL_VIDEO'),
        podcast: read('CHANNEL_PODCAST'),
        patron: read('CHANNEL_PATRON'),
        social: read('CHANNEL_SOCIAL'),
      },
      partners: read('PARTNER_SITES'),
    }),
    tcgplayerSale: read('TCGPLAYER_SALE') ?? NO_SALE,
    affiliates: shopSettings({
      cardkingdom: read('CARDKINGDOM_PARTNER'),
      manapool: read('MANAPOOL_REF'),
      tcgplayer: read('TCGPLAYER_AFFILIATE'),
      tcgl: read('TCGL_LINK'),
      scg: read('SCG_LINK'),
    }),
    certificate: read('TLS_CERTIFICATE'),
    maxBackupAgeDays: (read('MAX_BACKUP_AGE_DAYS') ?? MAX_BACKUP_AGE_DAYS) || null,
    hsts: makeHstsHeader(read('HSTS'), read('PUBLIC_ORIGIN')),
    log: {
      format: read('LOG_FORMAT'),
      level: read('LOG_LEVEL') ?? 'info',
      requests: isOn(read('ACCESS_LOG')),
    },
    sharedCacheSeconds: read('SHARED_CACHE') ?? 0,
    drainSeconds: read('DRAIN_SECONDS') ?? 0,
    loadShedding: read('LOAD_SHEDDING') !== 'off',
    securityLog: read('SECURITY_LOG') ?? 'file',
    saltVote: read('SALT_VOTE') === 'on',
    saltDevices: read('SALT_VOTE') !== 'off',
    scgAddress: read('SCG_ADDRESS') ?? SCG_ADDRESS,
    accounts: accountSettings({
      secret: read('AUTH_SECRET'),
      previousSecret: read('AUTH_SECRET_PREVIOUS'),
      trustedProxies: read('TRUSTED_PROXIES'),
      countryHeader: read('COUNTRY_HEADER'),
      moreOrigins: read('MORE_ORIGINS'),
      patronSecret: read('PATRON_WEBHOOK_SECRET'),
    }),
    keyLimits: keyLimits(read('API_KEY_REQUESTS'), read('API_KEY_WORK')),
    mail: mailSettings(mail),
    audience: audienceSettings({
      ads: read('ADS_PROVIDER'),
      adHosts: read('ADS_HOSTS'),
      analyticsUrl: read('ANALYTICS_URL'),
      consentManager: read('CONSENT_MANAGER'),
      publicOrigin: read('PUBLIC_ORIGIN') ?? '',
    }),
  };
  problems.push(...findCommandProblems(env), mailProblem(mail) ?? '');
  const found = new Set(problems.filter(Boolean));
  if (found.size > 0) throw new AppError('invalid-argument', [...found].join('\n'));
  return settings;
}

function isOn(choice: 'on' | 'off' | null): boolean | null {
  return choice === null ? null : choice === 'on';
}

/** The address that RFC 2142 reserves for a web site at its host; null if the site has no host name. */
function defaultWebmaster(origin: string | null): string | null {
  const { hostname } = new URL(origin ?? 'http://localhost');
  const isName = hostname.includes('.') && !/^[\d.]+$/.test(hostname);
  return isName ? `webmaster@${hostname.replace(/^www\./, '')}` : null;
}

function makeImageSettings(
  host: string | null,
  source: string | null,
  megabytes: number,
): Pick<Settings, 'imageHost' | 'imageCache'> {
  if (host !== SELF) return { imageHost: host && withoutLastSlash(host), imageCache: null };
  const maxBytes = megabytes * 1_000_000;
  return { imageHost: OWN_IMAGES, imageCache: { source: source && withoutLastSlash(source), maxBytes } };
}

/** Every variable the site reads; `.env.example` lists them all. */
export const SETTING_NAMES: readonly string[] = NAMES;

function describeSettingError(name: keyof typeof SETTINGS, text: string, error: z.ZodError): string {
  const message = error.issues[0]?.message ?? '';
  if (message.startsWith(name)) return message;
  if (name === 'STATIC_HOST')
    return `STATIC_HOST must be a path such as /data or an address such as https://static.example.org/data, not "${text}".`;
  return `${name} is not valid: ${message}`;
}

function httpUrl(name: string, example: string) {
  return url(name, ['http:', 'https:'], `${name} must be an address such as ${example}.`);
}

/** The message never repeats the value: an address may contain a password. */
function makeMetricsSettings(port: number | null, host: string | null): Settings['metrics'] {
  return port === null ? null : { port, host: host ?? '127.0.0.1' };
}

function port(setting: string) {
  return z.string().transform((text, context) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : -1;
    if (number >= 0 && number <= 65_535) return number;
    context.addIssue(`${setting} must be a whole number from 0 to 65535, not "${text}".`);
    return z.NEVER;
  });
}

function hostName(setting: string) {
  return z
    .string()
    .regex(
      /^[0-9A-Za-z.:%_-]+$/,
      `${setting} must be a host name or an address such as 127.0.0.1 or 0.0.0.0, without a scheme or a port.`,
    );
}

function url(name: string, protocols: readonly string[], message: string) {
  return z.string().refine((text) => {
    if (!URL.canParse(text)) return false;
    const { protocol, hostname, search, hash } = new URL(text);
    const bare = name.startsWith('DATABASE_') || (search === '' && hash === '');
    return protocols.includes(protocol) && hostname !== '' && bare;
  }, message);
}

function withoutLastSlash(text: string): string {
  return text.replace(/(?<!\/)\/+$/, '');
}

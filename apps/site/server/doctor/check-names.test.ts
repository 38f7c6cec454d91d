import { expect, it } from 'vitest';
import { checkNames } from './check-names.ts';

const texts = (env: Record<string, string>) => checkNames(env).map(({ state, text }) => `${state} ${text}`);

it('names variables that look like a misspelled setting, with the one that was meant', () => {
  expect(texts({ PUBLIC_ORIGN: 'https://decks.example.org', REFRESH: '04:00' })).toEqual([
    'problem PUBLIC_ORIGN is no setting, so it is ignored. Did you mean PUBLIC_ORIGIN?',
    'problem REFRESH is no setting, so it is ignored. Did you mean REFRESH_AT?',
  ]);
  // Settings, variables of the system, and what resembles none.
  const others = [
    ...['AWS_PROFILE', 'PGHOST', 'PGPORT', 'API_KEY', 'OTEL_TRACES_SAMPLER', 'SMTP_USER', 'SMTP_FROM'],
    ...['ACCESS', 'WORKER', 'STATIC', 'COUNTRY', 'METRICS', 'EDITOR', 'INVOCATION_ID', 'RUNTIME_DIRECTORY'],
    'PORT',
    'DATA_DIR',
    'SCRYFALL_URL',
    'HOME',
    'MAIL',
    'HOSTNAME',
    'NODE_OPTIONS',
    'LS_COLORS',
    'SHLVL',
  ];
  expect(texts(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([]);
  // In lower case they are npm's.
  expect(texts({ npm_config_public_orign: '1', public_orign: '1' })).toEqual([]);
});

it.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['MAX_DECK_AGE', 'MAX_DECK_AGE_DAYS'],
  ['MAX_AGE_DAYS', 'MAX_DECK_AGE_DAYS'],
  ['AWS_ACESS_KEY_ID', 'AWS_ACCESS_KEY_ID'],
  ['AWS_SECRET_KEY', 'AWS_SECRET_ACCESS_KEY'],
  ['OTEL_EXPORTER_OTLP_ENPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['Public_Origin', 'PUBLIC_ORIGIN'],
  ['public_origin', 'PUBLIC_ORIGIN'],
  ['TLS_CERT', 'TLS_CERTIFICATE'],
  ['TOPDECK_API_KEY', 'TOPDECK_KEY'],
  ['ADS_HOST', 'ADS_HOSTS'],
  ['API_HOSTS', 'API_HOST'],
  ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATA_BASE_URL', 'DATABASE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['LOG_LVL', 'LOG_LEVEL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['SMPT_URL', 'SMTP_URL'],
  ['MAXDECKAGE', 'MAX_DECK_AGE_DAYS'],
  ['DECK_AGE', 'MAX_DECK_AGE_DAYS'],
  ['BACKUP_AGE', 'MAX_BACKUP_AGE_DAYS'],
  ['MAX_BACKUP_AGE', 'MAX_BACKUP_AGE_DAYS'],
  ['REFRESH_TIME', 'REFRESH_AT'],
  ['SMTP', 'SMTP_URL'],
  ['DATABASE', 'DATABASE_URL'],
  ['HOSTS', 'HOST'],
  ['PROT', 'PORT'],
  ['BUILD_THREAD', 'BUILD_THREADS'],
])('takes %s for %s', (name, setting) => {
  expect(texts({ [name]: 'x' })).toEqual([
    `problem ${name} is no setting, so it is ignored. Did you mean ${setting}?`,
  ]);
});

it('leaves variables of other programs alone', () => {
  const others = [
    ...['API_PORT', 'STATIC_PORT', 'IMAGE_PORT', 'STATIC_ROOT', 'APP_HOST', 'API_TEST', 'METRICS_PATH'],
    ...['TEST_DATABASE_URL', 'APP_LOG_LEVEL', 'API_PUBLIC_HOST', 'HTTP_PROXY', 'NO_PROXY', 'COMPOSE_FILE'],
    ...['AWS_DEFAULT_REGION', 'AWS_ENDPOINT_URL_S3', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_LOG_LEVEL'],
    ...['REFRESH_TOKEN', 'SHELL', 'PAGER', 'TERM', 'USER', 'PWD', 'PATH', 'DISPLAY', 'MAX_AGE', 'BACKUP_DIR'],
    ...['http_proxy', 'no_proxy', 'npm_config_data_dir'],
  ];
  expect(texts(Object.fromEntries(others.map((name) => [name, '1'])))).toEqual([]);
  // Read by older programs next to ours.
  expect(texts({ AWS_ACCESS_KEY_ID: 'id', AWS_ACCESS_KEY: 'id' })).toEqual([]);
});

it('names everything in the file of settings that is none, with the nearest', () => {
  const listed = [
    'PORT',
    'MAXDECKAGE',
    'MAIL',
    'BACKUP_FOLDER',
    'NODE_ENV',
    'HTTPS_PROXY',
    'TZ',
    'POSTGRES_PASSWORD',
  ];
  const env = Object.fromEntries(listed.map((name) => [name, '1']));
  expect(checkNames(env, listed).map(({ state, text }) => `${state} ${text}`)).toEqual([
    'problem MAXDECKAGE is no setting, so it is ignored. Did you mean MAX_DECK_AGE_DAYS?',
    expect.stringMatching(
      /^warning MAIL in \.env is no setting, so the site ignores it\. The nearest is [A-Z_]+\.$/,
    ),
    expect.stringMatching(/^warning BACKUP_FOLDER in \.env is no setting/),
  ]);
});

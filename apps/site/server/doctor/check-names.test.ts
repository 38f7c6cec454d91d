import { expect, it } from 'vitest';
import { checkNames } from './check-names.ts';

it('names variables that look like a misspelled setting, with the one that was meant', () => {
  const texts = (env: Record<string, string>) => checkNames(env).map(({ state, text }) => `${state} ${text}`);
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

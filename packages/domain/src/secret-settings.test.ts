import { expect, it } from 'vitest';
import { createSecretMask } from './secret-mask.ts';
import { readSecrets } from './secret-settings.ts';

const base64 = (text: string): string => Buffer.from(text).toString('base64').replace(/=+$/, '');

it('finds secrets, passwords of addresses and values of headers, as written and decoded', () => {
  expect(
    readSecrets({
      AUTH_SECRET: ' first-secret ',
      AUTH_SECRET_PREVIOUS: 'stored',
      DATABASE_URL: 'postgres://deckwright:pass%2Fword@db.example.org/x',
      SMTP_URL: 'smtp://mail.example.org',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key,x-team=blue-team',
      PUBLIC_ORIGIN: 'https://decks.example.org',
    }),
  ).toEqual(
    expect.arrayContaining([
      'first-secret',
      'pass%2Fword',
      'pass/word',
      'Bearer%20key',
      'Bearer key',
      'blue-team',
    ]),
  );
});

it.each([
  ['DATABASE_URL', 'postgres://u:p4ssword!@h1:1,h2:2/db', 'p4ssword!'],
  ['DATABASE_URL', 'postgresql:///db?host=x&password=longsecret', 'longsecret'],
  ['DATABASE_URL', 'postgres://u:p@ss/word@host', 'p@ss/word'],
  ['DATABASE_URL', 'postgres://user:password1@host', base64('user:password1')],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20abcdefghijkl', 'abcdefghijkl'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://token-alone@host:4318', 'token-alone'],
  ['HTTPS_PROXY', 'http://jo:proxy-password@proxy:8080', 'proxy-password'],
  ['AWS_SECRET_ACCESS_KEY', 'ab/cd+efghij', 'ab%2Fcd%2Befghij'],
  ['AWS_SECRET_ACCESS_KEY', 'ab/cd+efghij', base64('ab/cd+efghij')],
])('of %s=%s masks %s', (name, setting, secret) => {
  const masked = createSecretMask(readSecrets({ [name]: setting }))(`before ${secret} behind`);
  expect(masked).toBe('before [secret] behind');
});

it('leaves words that are no secrets', () => {
  const secrets = readSecrets({
    DATABASE_URL: 'postgres://deckwright@localhost/deckwright?application_name=deckwright',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-scope-orgid=anonymous,x-honeycomb-dataset=requests',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/v1',
  });
  expect(secrets).toEqual([]);
});

import { expect, it } from 'vitest';
import { readSecrets } from './secret-settings.ts';

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
  ).toEqual(['first-secret', 'pass%2Fword', 'pass/word', 'Bearer%20key', 'Bearer key', 'blue-team']);
});

import { STORED_SECRET } from '@deckwright/domain';

/** Settings that are secrets as a whole. */
const SECRETS = [
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'PATRON_WEBHOOK_SECRET',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'TOPDECK_KEY',
] as const;
/** Addresses that may contain a password. */
const ADDRESSES = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL'] as const;
/** A list such as `authorization=Bearer%20key,other=value`. */
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';

/** Every secret in the settings, as written and decoded: none may be in a line of the log. */
export function readSecrets(env: Readonly<Record<string, string | undefined>>): string[] {
  const found = [
    ...SECRETS.map((name) => env[name]),
    ...ADDRESSES.map((name) => readPassword(env[name])),
    ...(env[HEADERS] ?? '').split(',').map((header) => header.slice(header.indexOf('=') + 1)),
  ];
  // "stored" names the one in the database.
  const written = found
    .map((text) => text?.trim() ?? '')
    .filter((text) => text !== '' && text !== STORED_SECRET);
  return [...new Set(written.flatMap((text) => [text, decode(text)]))];
}

function readPassword(address: string | undefined): string {
  return address !== undefined && URL.canParse(address) ? new URL(address).password : '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is no escape.
    return text;
  }
}

import { STORED_SECRET } from './stored-secret.ts';

/** Settings that are secrets as a whole. */
const SECRETS = [
  'AUTH_SECRET',
  'AUTH_SECRET_PREVIOUS',
  'PATRON_WEBHOOK_SECRET',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'TOPDECK_KEY',
] as const;
/** Addresses that may contain a password; their user is no secret. */
const ADDRESSES = ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'SMTP_URL'] as const;
/** Addresses whose user alone may be a token. */
const ENDPOINTS = [
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_S3',
  'SCRYFALL_URL',
  'MTGJSON_URL',
  'SPELLBOOK_URL',
  'TOPDECK_URL',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'http_proxy',
  'https_proxy',
] as const;
/** A list such as `authorization=Bearer%20key,other=value`. */
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
/** Of these the values are words that lines have too; some services have their key in a header of any other name. */
const HARMLESS_HEADER =
  /(?:^|-)(?:dataset|org|orgid|organization|tenant|stream-name|project|environment|region)$/i;

type Env = Readonly<Record<string, string | undefined>>;

/** Every secret in the settings in each form that a library may write it in: none may be in a line of the log. */
export function readSecrets(env: Env): string[] {
  const found = [
    ...SECRETS.map((name) => env[name] ?? ''),
    ...ADDRESSES.flatMap((name) => readAddress(env[name] ?? '', false)),
    ...ENDPOINTS.flatMap((name) => readAddress(env[name] ?? '', true)),
    ...readHeaders(env[HEADERS] ?? ''),
  ];
  // "stored" names the one in the database.
  const written = found.map((text) => text.trim()).filter((text) => text !== '' && text !== STORED_SECRET);
  return [...new Set(written.flatMap(getForms))];
}

/** As written, decoded, encoded for an address, and as in a header of basic authentication. */
function getForms(text: string): string[] {
  const plain = decode(text);
  return [text, plain, ...[text, plain].flatMap((each) => [encode(each), toBase64(each)])];
}

/**
 * The password, both with the user as basic authentication sends them, and parameters that are secrets. Read by hand:
 * addresses with several hosts, or a password with "/", are none for `URL`.
 */
function readAddress(address: string, isUserSecret: boolean): string[] {
  const [before = '', query = ''] = address.split('?', 2);
  const [, userInfo = ''] = /^[a-z][a-z0-9+.-]*:\/\/(.*)@/is.exec(before.trim()) ?? [];
  const colon = userInfo.indexOf(':');
  const password = colon < 0 ? '' : userInfo.slice(colon + 1);
  const user = colon < 0 ? userInfo : userInfo.slice(0, colon);
  const parameters = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    return /password|secret|token|key$/i.test(name) ? [value] : [];
  });
  const pair = password === '' ? '' : toBase64(`${decode(user)}:${decode(password)}`);
  return [password, pair, ...(isUserSecret && password === '' ? [user] : []), ...parameters];
}

/** Each value, and of "Bearer KEY" also the key. */
function readHeaders(headers: string): string[] {
  return headers.split(',').flatMap((header) => {
    const [name = '', value = ''] = header.split(/=(.*)/s, 2);
    if (HARMLESS_HEADER.test(name.trim())) return [];
    return [value, ...decode(value).trim().split(/\s+/).slice(1)];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is no escape.
    return text;
  }
}

function encode(text: string): string {
  // A lone surrogate has no encoding.
  return encodeURIComponent(text.toWellFormed());
}

/** Without the padding, which some leave out. */
function toBase64(text: string): string {
  const [digits = ''] = btoa(String.fromCharCode(...new TextEncoder().encode(text))).split('=', 1);
  return digits;
}

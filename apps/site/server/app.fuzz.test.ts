import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Problem } from '@deckwright/api-client/schemas';
import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let failures: MockInstance;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  failures = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  expect(failures).not.toHaveBeenCalled();
  failures.mockRestore();
});

const odd = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../..',
    '%',
    '%00',
    '%ff',
    '%C3%28',
    ' ',
    'beacon',
    'cyr-the-lone',
    'ada-the-first-bo-the-second',
    '1 Beacon',
    '/cards/wave',
    'NaN',
    '1e999',
    '-',
    '\u0000',
    '\ud800',
    'a'.repeat(3000),
  ),
);
const prefix = fc.constantFrom(
  '/healthz',
  '/data/static/misc',
  '/data/cards/',
  '/data/pages/commanders/',
  '/data/pages/cards/',
  '/data/pages/commanders',
  '/data/pages/home',
  '/data/pages/',
  '/api/typeahead',
  '/api/recs',
  '/api/cards/',
  '/api/',
  '/static/typeahead/',
  '/',
);
const query = fc.dictionary(
  fc.oneof(fc.constantFrom('f', 'range', 'bracket', 'estimated', 'page', 'q', 'theme'), fc.string()),
  fc.oneof(
    odd,
    fc.constantFrom('week', 'cedh', '1', 'in=beacon', 'c:gt=3;x:gt=1', 'd:lt=200', 'in=', 'c:gt=1e9'),
  ),
  { maxKeys: 4 },
);

/** As much of the address as a client can send. */
function address(path: string, tail: string, keys: Record<string, string>, raw: boolean): URL {
  const encoded = raw ? tail.replace(/[\s?#\\]/g, '') : encodeURIComponent(tail.toWellFormed());
  const url = new URL('http://x');
  url.pathname = `${path}${encoded}`;
  for (const [key, value] of Object.entries(keys)) url.searchParams.append(key, value);
  return url;
}

async function expectNoFailure(url: URL, init: RequestInit): Promise<void> {
  const answer = await test.app.request(url.toString(), init);
  expect(answer.status).toBeLessThan(500);
  const text = await plainText(answer);
  if (answer.status >= 400 && text !== '') Problem.parse(JSON.parse(text));
}

/** The body as a client reads it that undoes the encoding named in the header. */
async function plainText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  if (bytes.length === 0 || encoding === null) return bytes.toString();
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  throw new Error(`An encoding that nobody asked for: ${encoding}`);
}

describe('nothing a client sends gives a failure of the server', () => {
  it('by path, query, method and headers', async () => {
    const header = fc.record({
      'accept-encoding': fc.constantFrom('', 'br', 'gzip;q=0', '*', ';;;', 'br;q=x'),
      'if-none-match': fc.constantFrom('', '*', '"x"', ',,,', 'W/'),
      accept: fc.constantFrom('*/*', 'text/html', ''),
    });
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH');
    // Any encoding is welcome and the answer is long enough to be worth one.
    const compressedProblem: [string, string, Record<string, string>, boolean, string, HeadersInit] = [
      '/data/pages/commanders/',
      'a'.repeat(3000),
      {},
      false,
      'GET',
      { 'accept-encoding': '*', 'if-none-match': '', accept: '*/*' },
    ];
    await fc.assert(
      fc.asyncProperty(
        prefix,
        odd,
        query,
        fc.boolean(),
        method,
        header,
        (path, tail, keys, raw, verb, headers) =>
          expectNoFailure(address(path, tail, keys, raw), { method: verb, headers }),
      ),
      { numRuns: 400, examples: [compressedProblem] },
    );
  }, 60_000);

  it('by the body of a call', async () => {
    const entries = fc.array(odd, { maxLength: 6 });
    const near = fc.record(
      {
        format: fc.constantFrom('dict', 'list'),
        names: fc.oneof(entries, fc.anything()),
        cards: fc.oneof(entries, fc.anything()),
        commanders: fc.oneof(entries, fc.constant(['Cyr the Lone']), fc.anything()),
        full_card_data: fc.oneof(fc.boolean(), fc.anything()),
        options: fc.oneof(fc.record({ offset: fc.integer(), excludeLands: fc.boolean() }), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const body = fc.oneof(
      near.map((value) => jsonOrNull(value)),
      fc.json(),
      fc.string(),
      fc.uint8Array({ maxLength: 300 }),
      fc.constant('{"__proto__":{"cards":[]},"cards":["__proto__"],"commanders":["__proto__"]}'),
      fc.constant('['.repeat(50_000)),
    );
    const type = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', '');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/api/recs', '/api/cards/'),
        body,
        type,
        async (path, content, contentType) => {
          const headers = contentType === '' ? {} : { 'content-type': contentType };
          await expectNoFailure(new URL(path, 'http://x'), { method: 'POST', body: content, headers });
        },
      ),
      { numRuns: 400 },
    );
  }, 60_000);
});

/** What JSON cannot hold (bigints, circles) goes as null. */
function jsonOrNull(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // The generator makes values that no client could write down.
    return 'null';
  }
}

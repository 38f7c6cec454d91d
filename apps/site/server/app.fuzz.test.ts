import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PreviewFacts } from '@deckwright/answers';
import { Problem } from '@deckwright/contract/schemas';
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
import { openPreviewSvg } from './previews/preview-svg.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let failures: MockInstance;
let reports: MockInstance;
beforeAll(async () => {
  const draw = openPreviewSvg();
  // Everything of the picture except the pixels.
  const paint = async (_: string, facts: PreviewFacts) => {
    const png = new TextEncoder().encode(draw(facts));
    return { png, etag: '"picture"', bytes: png.byteLength };
  };
  test = await openTestApp({}, { previews: { cached: () => undefined, paint } });
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  failures = vi.spyOn(console, 'error').mockImplementation(() => {});
  reports = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  expect(failures).not.toHaveBeenCalled();
  // Each report is one line of the log, without control characters that a terminal would interpret.
  for (const [line] of reports.mock.calls) expect(line).toMatch(/^[\u0020-\u007e\u00a0-\uffff]*$/);
  failures.mockRestore();
  reports.mockRestore();
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
    'beacon.png',
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
  '/api/v1/cards',
  '/api/v1/cards/',
  '/api/v1/combos',
  '/api/v1/combos/',
  '/api/v1/commanders',
  '/api/v1/commanders/',
  '/api/v1/commanders/cyr-the-lone/',
  '/api/v1/decks/',
  '/api/v1/precons/',
  '/api/v1/search',
  '/api/v1/sets/',
  '/api/v1/themes/',
  '/api/v1/',
  '/api/v1/pages/commanders/',
  '/api/v1/pages/cards/',
  '/api/v1/pages/commanders',
  '/api/v1/pages/home',
  '/api/v1/pages/',
  '/api/v1/pages/articles/',
  '/api/v1/pages/average-decks/',
  '/api/v1/pages/backgrounds/',
  '/api/v1/pages/combos',
  '/api/v1/pages/combos/',
  '/api/v1/pages/companions',
  '/api/v1/pages/decks/',
  '/api/v1/pages/decks/cyr-the-lone/',
  '/api/v1/pages/guides/',
  '/api/v1/pages/lands',
  '/api/v1/pages/lands/',
  '/api/v1/pages/lands/azorius',
  '/api/v1/pages/partners/',
  '/api/v1/pages/precon/',
  '/api/v1/pages/search',
  '/api/v1/pages/sets/',
  '/api/v1/pages/tags',
  '/api/v1/pages/tags/',
  '/api/v1/pages/tags/tokens/',
  '/api/v1/pages/top/',
  '/api/v1/pages/top/salt',
  '/api/deckpreview/',
  '/api/filters',
  '/data/cardranks.json',
  '/data/pages/',
  '/data/pages/average-decks/',
  '/data/pages/average-decks/cyr-the-lone/',
  '/data/pages/backgrounds/',
  '/data/pages/cards/',
  '/data/pages/combos/',
  '/data/pages/combos/wu/',
  '/data/pages/commanders/',
  '/data/pages/commanders/cyr-the-lone/',
  '/data/pages/commanders/year-past2years-',
  '/data/pages/deckpreview/',
  '/data/pages/decks/cyr-the-lone/',
  '/data/pages/partners/',
  '/data/pages/precon/first-steps/',
  '/data/pages/sets/',
  '/data/pages/tags/tokens/',
  '/data/pages/themes/',
  '/data/pages/top/',
  '/data/pages/top/salt--',
  '/data/spellbook_counts.json',
  '/data/static/prices',
  '/deckpreview/',
  '/pages/commanders/',
  '/_next/data/build/commanders/',
  '/api/typeahead',
  '/api/recs',
  '/api/cards/',
  '/api/crash',
  '/api/docs/',
  '/api/games/spellify',
  '/api/search',
  '/api/search/within',
  '/api/',
  '/oembed',
  '/og/',
  '/og/cards/',
  '/random',
  '/robots.txt',
  '/feed.xml',
  '/sitemap.xml',
  '/sitemaps/',
  '/_next/static/chunks/',
  '/static/typeahead/',
  '/',
);
const QUERY_KEYS = [
  'f',
  'range',
  'bracket',
  'estimated',
  'page',
  'q',
  'theme',
  'budget',
  'by',
  'dir',
  'kind',
  'card',
  'colors',
  'type',
  'size',
  'result',
  'mana',
  'cheap',
  'cap',
  'among',
  'limit',
  'commander',
  'prints',
  'cmdr',
  'commanderName',
  'fields',
  'after',
  'order',
  'url',
  'maxwidth',
];
/** Parts of the card search syntax in any order: valid and nearly valid queries. */
const queryTexts = fc
  .array(
    fc.constantFrom(
      't:wizard',
      'o:"draw a"',
      'o:/(a+)+$/',
      'mv<=3',
      'mv>1e999',
      'in:cyr-the-lone',
      'in:"',
      'lift>2',
      '(',
      ')',
      '-',
      'or',
      'and',
      '!"Beacon"',
      'order:price',
      'order:__proto__',
      'id<=wubrg',
      'm:{w}{w}',
      'date>=2020-99-99',
      '__proto__:x',
      '\u0000',
    ),
    { maxLength: 12 },
  )
  .map((words) => words.join(' '));
const query = fc.dictionary(
  fc.oneof(fc.constantFrom(...QUERY_KEYS), fc.string()),
  fc.oneof(
    odd,
    fc.constantFrom('week', 'cedh', '1', 'in=beacon', 'c:gt=3;x:gt=1', 'd:lt=200', 'in=', 'c:gt=1e9'),
    fc.constantFrom('name', 'prices.scg.price,id', 'a.b', 'key-beacon', 'synergy'),
    fc.constantFrom('asc', 'price', 'azorius', '0', '99', '3.2', '1e9', '-1', '0x10', 'cards'),
    queryTexts,
  ),
  { maxKeys: 4 },
);

type Form = { raw: boolean; repeated: boolean };

/** The parts of an address that a client can send. */
function address(path: string, tail: string, keys: Record<string, string>, { raw, repeated }: Form): URL {
  const encoded = raw ? tail.replace(/[\s?#\\]/g, '') : encodeURIComponent(tail.toWellFormed());
  const url = new URL('http://x');
  url.pathname = `${path}${encoded}`;
  for (const [key, value] of Object.entries(keys)) {
    url.searchParams.append(key, value);
    if (repeated) url.searchParams.append(key, `${value}1`);
  }
  return url;
}

async function expectNoFailure(url: URL, init: RequestInit): Promise<void> {
  const answer = await test.app.request(url.toString(), init);
  expect(answer.status).toBeLessThan(500);
  expectOwnTarget(answer.headers.get('location'));
  const text = await plainText(answer);
  if (answer.status >= 400 && text !== '') Problem.parse(JSON.parse(text));
}

/** A redirect leads to a path of this site, never to another host. */
function expectOwnTarget(location: string | null): void {
  if (location === null) return;
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, 'http://own.example').host).toBe('own.example');
}

/** The body as read by a client that decodes the encoding named in the header. */
async function plainText(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const encoding = answer.headers.get('content-encoding');
  if (bytes.length === 0 || encoding === null) return bytes.toString();
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  throw new Error(`An encoding that nobody asked for: ${encoding}`);
}

describe('nothing a client sends causes a server error', () => {
  it('by path, query, method and headers', async () => {
    const header = fc.record({
      'accept-encoding': fc.constantFrom('', 'br', 'gzip;q=0', '*', ';;;', 'br;q=x'),
      'if-none-match': fc.constantFrom('', '*', '"x"', ',,,', 'W/'),
      accept: fc.constantFrom('*/*', 'text/html', ''),
    });
    const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH');
    // The client accepts any encoding, and the answer is long enough to be worth compressing.
    const compressedProblem: [string, string, Record<string, string>, Form, string, HeadersInit] = [
      '/api/v1/pages/commanders/',
      'a'.repeat(3000),
      {},
      { raw: false, repeated: false },
      'GET',
      { 'accept-encoding': '*', 'if-none-match': '', accept: '*/*' },
    ];
    await fc.assert(
      fc.asyncProperty(
        prefix,
        odd,
        query,
        fc.record({ raw: fc.boolean(), repeated: fc.boolean() }),
        method,
        header,
        (path, tail, keys, form, verb, headers) =>
          expectNoFailure(address(path, tail, keys, form), { method: verb, headers }),
      ),
      { numRuns: 1000, examples: [compressedProblem] },
    );
  }, 60_000);

  it('by request body', async () => {
    const entries = fc.array(odd, { maxLength: 6 });
    const near = fc.record(
      {
        format: fc.constantFrom('dict', 'list'),
        names: fc.oneof(entries, fc.anything()),
        cards: fc.oneof(entries, fc.anything()),
        ids: fc.oneof(entries, fc.anything()),
        fields: fc.oneof(fc.constant(['name']), entries),
        commanders: fc.oneof(entries, fc.constant(['Cyr the Lone']), fc.anything()),
        full_card_data: fc.oneof(fc.boolean(), fc.anything()),
        options: fc.oneof(fc.record({ offset: fc.integer(), excludeLands: fc.boolean() }), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const ofGames = fc.record(
      {
        puzzle: fc.oneof(fc.constantFrom('practice-7', 'practice-999999', '2026-02-31', '9999-12-31'), odd),
        letters: fc.oneof(fc.array(fc.constantFrom('a', 'e', 'z')), fc.anything()),
        hints: fc.oneof(fc.array(fc.constantFrom('colors', 'year', 'cost', 'type', 'face')), entries),
        gaveUp: fc.oneof(fc.boolean(), fc.anything()),
      },
      { requiredKeys: ['puzzle'] },
    );
    const ofSearches = fc.record({ q: fc.oneof(queryTexts, odd), within: fc.oneof(entries, fc.anything()) });
    const ofLists = fc.record({
      text: fc.oneof(
        fc
          .array(
            fc.oneof(
              odd,
              fc.constantFrom('1 Wave', 'Commander', '', '2x Bacon', '<zone name="side">', '{"a":', 'a,b'),
            ),
          )
          .map((lines) => lines.join('\n')),
        fc.anything(),
      ),
      file_name: fc.oneof(fc.constantFrom('a.txt', 'a.json', 'a.cod', 'a.csv'), odd),
    });
    const ofCrashes = fc.record({
      message: odd,
      stack: fc.oneof(odd, fc.constant(null)),
      page: odd,
      tag: fc.oneof(odd, fc.constant(null)),
    });
    const body = fc.oneof(
      ...[near, ofGames, ofSearches, ofLists, ofCrashes].map((values: fc.Arbitrary<unknown>) =>
        values.map(jsonOrNull),
      ),
      fc.json(),
      fc.string(),
      fc.uint8Array({ maxLength: 300 }),
      fc.constant('{"__proto__":{"cards":[]},"cards":["__proto__"],"commanders":["__proto__"]}'),
      fc.constant('['.repeat(50_000)),
    );
    const type = fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', '');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          '/api/recs',
          '/api/v1/recommendations',
          '/api/v1/insight',
          '/api/v1/deck-lists',
          '/api/v1/cards/batch',
          '/api/cards/',
          '/api/search/within',
          '/api/games/spellify',
          '/api/crash',
        ),
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

/** Values that JSON cannot represent (bigints, cycles) are sent as null. */
function jsonOrNull(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    // The generator produces values that no client could serialize.
    return 'null';
  }
}

import { HOSTILE_TEXTS } from '../testing/hostile-text.ts';

/** A request that a reader of text might be slow with; without a body it is a GET. */
export type HostileBody = {
  name: string;
  path: string;
  type: string | null;
  body: string | null;
  /** Sent once before all others. */
  isFirst?: boolean;
};

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';

function form(
  name: string,
  fields: Record<string, string> | [string, string][],
  isFirst = false,
): HostileBody {
  return {
    name: `form: ${name}`,
    path: '/recs',
    type: FORM,
    body: `${new URLSearchParams(fields)}`,
    isFirst,
  };
}

function json(name: string, path: string, value: unknown, isFirst = false): HostileBody {
  return { name: `${path}: ${name}`, path, type: JSON_TYPE, body: JSON.stringify(value), isFirst };
}

function tool(name: string, tool: string, args: Record<string, string>, isFirst = false): HostileBody {
  const params = { name: tool, arguments: args };
  return json(`${tool}, ${name}`, '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params }, isFirst);
}

function get(name: string, path: string): HostileBody {
  return { name: `GET ${name}`, path, type: null, body: null };
}

/** Bytes of the body, or of the address. */
export function sizeOfBody({ body, path }: HostileBody): number {
  return Buffer.byteLength(body ?? path);
}

const between = (run: string): string => `1 Sol Ring${run}!`;
const spaces = (count: number): string => between(' '.repeat(count));
/** Letters like those of a name, other ones for each number. */
const word = (at: number, length: number): string =>
  Array.from(
    { length },
    (_, index) => 'etaoinshrdlu'[(at * 7 + index * (1 + (at % 11)) + (at >> 3)) % 12],
  ).join('');
const names = (count: number, length: number): string[] =>
  Array.from({ length: count }, (_, at) => `${word(at, length - 4)}${at.toString(36).padStart(4, 'q')}`);
const lines = (count: number, length: number): string =>
  names(count, length)
    .map((name) => `1 ${name}`)
    .join('\n');
const swap = (to: string): string => JSON.stringify(['a', `1 b${'c'.repeat(to.length)}`]);
const SHARED = { consent: true, licence: 'cc0' };
/** What an address may hold. */
const ADDRESS = 14_000;
const QUERIES: [string, (run: string) => string][] = [
  ['search', (run) => `/search?q=${run}`],
  ['api search', (run) => `/api/search?q=${run}`],
  ['search options', (run) => `/api/v1/search?q=${run}`],
  ['conditions', (run) => `/commanders/x?f=${run}`],
  ['page data', (run) => `/cards/${run}.data`],
  ['card', (run) => `/api/v1/cards/${run}`],
  ['embed', (run) => `/embed/card/${run}`],
  ['oembed', (run) => `/oembed?url=${run}`],
];
const RUNS = HOSTILE_TEXTS.filter(({ name }) =>
  ['spaces', 'tabs', 'hyphens', 'slashes', 'brackets', 'quotes', 'combining marks', 'dots'].includes(name),
);

/** Every way to send text, as long as it is read, and longer. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  form('a deck', { deck: '1 Sol Ring\n1 Arcane Signet' }, true),
  ...[10_000, 30_000, 99_000, 200_000].map((count) => form(`${count} spaces`, { deck: spaces(count) })),
  ...['\t', '\u00a0', '\n', '1', 'a', '(', '[', '"', ',', '/', '\u0301', '<a>', 'a-', '|-', '1x', '; 1'].map(
    (token) =>
      form(`a run of ${JSON.stringify(token)}`, {
        deck: between(
          token.repeat(Math.floor((encodeURIComponent(token).length > 2 ? 40_000 : 99_000) / token.length)),
        ),
      }),
  ),
  form('20,000 spaces in the other list', {
    deck: '1 Sol Ring',
    commander: 'Atraxa',
    compare: 'other',
    other: spaces(20_000),
  }),
  form('99,000 spaces in the other list', {
    deck: '1 Sol Ring',
    commander: 'Atraxa',
    compare: 'other',
    other: spaces(99_000),
  }),
  form('two lists of 2,900 unknown names', {
    deck: lines(2900, 30),
    commander: 'Atraxa',
    compare: 'other',
    other: lines(2900, 31),
  }),
  form('99,000 characters of clipboard', {
    deck: '1 Opt',
    compare: 'clipboard',
    clipboard: '/c '.repeat(33_000),
  }),
  form('1,000 names, each replaced by 20 kB', {
    deck: 'a\n'.repeat(1000),
    replace: swap('c'.repeat(20_000)),
  }),
  form('4,000 names, each replaced by 25 kB', {
    deck: 'a\n'.repeat(4000),
    replace: swap('c'.repeat(25_000)),
  }),
  form('30,000 names, each replaced by 300 letters', {
    deck: 'a\n'.repeat(30_000),
    replace: swap('c'.repeat(300)),
  }),
  form('20 replacements of 300 letters', [
    ['deck', 'a\n'.repeat(30_000)],
    ...Array.from({ length: 20 }, (): [string, string] => ['replace', swap('c'.repeat(300))]),
  ]),
  ...[
    [33_000, 5],
    [4900, 15],
    [8000, 10],
    [3000, 30],
    [1000, 90],
    [245, 395],
  ].map(([count = 0, length = 0]) =>
    form(`${count} unknown names of ${length} letters`, {
      deck: lines(count, length).slice(0, 99_000),
      commander: 'Atraxa',
    }),
  ),
  form('5,000 commanders', [
    ['deck', '1 Opt'],
    ...names(5000, 20).map((name): [string, string] => ['commander', name]),
  ]),
  form('commanders of 20 kB', [
    ['deck', '1 Opt'],
    ...['-', ' // ', ' & ', ',', ' '].map((token): [string, string] => [
      'commander',
      token.repeat(20_000 / token.length),
    ]),
  ]),
  form('5,000 cards to keep', [
    ['deck', '1 Opt'],
    ...names(5000, 30).map((name): [string, string] => ['keep', name]),
  ]),
  form('amounts of 100 kB', {
    deck: '1 Opt',
    maxPrice: `$${' '.repeat(50_000)}x`,
    maxTotal: '1'.repeat(50_000),
  }),
  { ...form('as data', { deck: spaces(99_000) }), path: '/recs.data' },
  form(
    '80,000 fields',
    Array.from({ length: 80_000 }, (): [string, string] => ['x', '']),
  ),
  tool('a deck', 'compare_decks', { first: '1 Sol Ring', second: '1 Opt' }, true),
  tool('2 × 19,900 spaces', 'compare_decks', { first: spaces(19_900), second: spaces(19_900) }),
  tool('250 unknown names', 'compare_decks', { first: lines(250, 75), second: lines(250, 74) }),
  tool('19,900 spaces', 'judge_deck', { deck: spaces(19_900) }),
  ...['spaces', 'brackets', 'quotes', 'hyphens'].map((kind) =>
    tool(`100 kB of ${kind}`, 'find_cards', {
      query: HOSTILE_TEXTS.find(({ name }) => name === kind)?.make(100_000) ?? '',
    }),
  ),
  json('a list', '/api/shared-decks', { ...SHARED, list: '1 Opt' }, true),
  json('49,000 spaces', '/api/shared-decks', { ...SHARED, list: spaces(49_000) }),
  json('1,600 unknown names', '/api/shared-decks', { ...SHARED, list: lines(1600, 28) }),
  json('45,000 brackets', '/api/shared-decks', { ...SHARED, list: between('('.repeat(45_000)) }),
  ...['/api/recs', '/api/decks/insight', '/api/v1/recommendations', '/api/v1/insight'].flatMap((path) => [
    json('a deck', path, { cards: ['Sol Ring'] }, true),
    json('1,000 names of 400 letters', path, { cards: names(1000, 400), commanders: names(100, 400) }),
    json('1,000 × 400 spaces', path, {
      cards: names(1000, 20).map((name) => `${name}${' '.repeat(375)}(!`),
      commanders: names(100, 20).map((name) => `${name}${' - '.repeat(125)}`),
    }),
    json('1,000 × 400 hyphens', path, {
      cards: Array.from({ length: 1000 }, () => '-'.repeat(400)),
      commanders: Array.from({ length: 100 }, () => 'a-'.repeat(200)),
    }),
  ]),
  json('1,000 cards with 380 spaces', '/api/decks/insight', {
    cards: Array.from({ length: 1000 }, () => `1${' '.repeat(380)}Sol\nRing`),
  }),
  get('a mana cost of 26 digits', `/api/search?q=m:${'1'.repeat(26)}!`),
  get(
    '60 types that no card has',
    `/search?q=${Array.from({ length: 60 }, (_, at) => `t:zq${at}`).join('+')}`,
  ),
  get('200 types that no card has', `/search?q=${'t:zq+'.repeat(190)}t:zq`),
  get('60 mana costs', `/search?q=${'m:2wubrg+or+'.repeat(59)}m:w`),
  get('330 words', `/search?q=${'zq+'.repeat(330)}`),
  get('120 texts', `/search?q=${'o:zq+or+'.repeat(119)}o:zq`),
  get('60 texts', `/search?q=${'o:zq+or+'.repeat(59)}o:zq`),
  get('8 × 7 texts', `/search?q=${`(${'o:zq+or+'.repeat(6)}o:zq)`.repeat(8)}`),
  get(
    'commanders in a query',
    `/search?q=${[1, 2, 3, 4, 5].map((at) => `in:${'a'.repeat(150)}${at}`).join('+')}`,
  ),
  json('500 names', '/api/v1/cards/batch', { names: names(100, 200) }),
  json('a long query', '/api/search/within', { q: '('.repeat(100_000), within: [] }),
  json('a long list', '/api/search/within', { q: 't:elf', within: names(30_000, 25) }),
  { ...json('nested arrays', '/api/recs', null), body: '['.repeat(5000) + ']'.repeat(5000) },
  { ...json('400,000 brackets', '/api/recs', null), body: '['.repeat(400_000) },
  json('a long address', '/api/newsletter', { email: `${'a.'.repeat(200_000)}@x` }),
  json('a long name', '/api/users/register', { email: 'a'.repeat(400_000), password: 'b'.repeat(400_000) }),
  json('a long sign-in', '/api/users/sign-in', { email: ' '.repeat(300_000), password: ' '.repeat(300_000) }),
  json('a turn', '/api/games/spellify', {
    puzzle: '1'.repeat(400_000),
    letters: names(10_000, 20),
    hints: [],
  }),
  ...QUERIES.flatMap(([name, path]) =>
    RUNS.map((run) => {
      const text = encodeURIComponent(run.make(ADDRESS));
      return get(`${name}, ${run.name}`, path(text.slice(0, ADDRESS - (ADDRESS % 9)).replace(/%[^%]?$/, '')));
    }),
  ),
];

import { PAGES } from '@deckwright/answers';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { startSiteProcess } from '../testing/site-process.ts';

/** What somebody typed; as an address of an email, and as a word that is in no other line. */
const WORD = 'qzyxalice';
const TYPED = `${WORD} ${WORD}.smith@example.org`;
const HEADERS = {
  'user-agent': `${WORD}-agent`,
  referer: `http://localhost/search?q=${WORD}`,
  'accept-language': WORD,
  cookie: `session=${WORD}; ${WORD}=1`,
  'x-request-id': `${WORD}-${WORD}`,
  'x-forwarded-for': WORD,
};
/** What visitors may put into the path itself is in the log: paths are those of cards and of other pages. */
const NAMES: Record<string, string> = { slug: 'cyr-the-lone', card: 'beacon', partner: 'wave' };
/** Keys that only routes, forms and services know, beside those of the pages and of the description. */
const KEYS = [
  'q',
  'name',
  'f',
  'list',
  'deck',
  'cards',
  'token',
  'cc',
  'include',
  'exclude',
  'sort',
  '_routes',
];

beforeAll(ensurePagesBuilt, 240_000);

const Schema = z.looseObject({ $ref: z.string().optional() });
const Operation = z.looseObject({
  parameters: z.array(z.looseObject({ name: z.string(), in: z.string() })).optional(),
  requestBody: z.looseObject({ content: z.record(z.string(), z.object({ schema: Schema })) }).optional(),
});
const Description = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
});
type Description = z.infer<typeof Description>;

/** A value of a schema whose texts are all what somebody typed. */
function typedFor(schema: unknown, { components }: Description, depth = 0): unknown {
  const { $ref, type, properties, items, anyOf, oneOf, allOf, ...rest } = z
    .looseObject({
      ...{ $ref: z.string().optional(), type: z.unknown().optional(), items: z.unknown().optional() },
      properties: z.record(z.string(), z.unknown()).optional(),
      ...{ anyOf: z.array(z.unknown()).optional(), oneOf: z.array(z.unknown()).optional() },
      ...{ allOf: z.array(z.unknown()).optional() },
    })
    .parse(schema ?? {});
  const described = { components, paths: {} };
  if (depth > 6) return TYPED;
  if ($ref) return typedFor(components.schemas[$ref.split('/').at(-1) ?? ''], described, depth + 1);
  const [first] = anyOf ?? oneOf ?? allOf ?? [];
  if (first) return typedFor(first, described, depth + 1);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, each]) => [name, typedFor(each, described, depth + 1)]),
    );
  if (type === 'array') return [typedFor(items, described, depth + 1)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  // A list of cards, as a part of which the text is read further than as a whole.
  return 'format' in rest && rest.format === 'email' ? `${WORD}@example.org` : `1 Beacon\n1 ${TYPED}`;
}

const inPath = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => NAMES[name] ?? 'beacon');
const queried = (path: string, keys: readonly string[]): string =>
  `${path}?${keys.map((key) => `${key}=${encodeURIComponent(TYPED)}`).join('&')}`;

type Ask = { path: string; init: RequestInit };

function described(description: Description): Ask[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, found]) => {
      const { parameters = [], requestBody } = Operation.parse(found);
      const keys = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const body = content && JSON.stringify(typedFor(content.schema, description));
      const init = {
        method: method.toUpperCase(),
        headers: body === undefined ? HEADERS : { ...HEADERS, 'content-type': type ?? 'application/json' },
        ...(body !== undefined && { body }),
      };
      // A parameter alone is read where another one would have had the call refused.
      const alone = keys.map((key) => ({ path: queried(inPath(path), [key]), init }));
      return [{ path: queried(inPath(path), [...keys, ...KEYS]), init }, ...alone];
    }),
  );
}

function pages(): Ask[] {
  const form = {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(
      Object.fromEntries(
        ['deck', 'other', 'compare', 'email', 'token', 'vote', 'q'].map((key) => [key, TYPED]),
      ),
    ).toString(),
  };
  const own = [
    '/recs',
    '/search',
    '/newsletter',
    '/newsletter/confirm',
    '/signin',
    '/signup',
    '/account',
    '/none',
  ];
  const all = [
    ...Object.values(PAGES).map(({ path, query }) => ({
      path,
      keys: Object.values(query ?? {}).map(({ name }) => name),
    })),
    ...own.map((path) => ({ path, keys: KEYS })),
  ];
  const read = { headers: { ...HEADERS, accept: 'text/html' } };
  return all.flatMap(({ path, keys }) => [
    { path: queried(inPath(path), keys.length > 0 ? keys : KEYS), init: read },
    { path: queried(`${inPath(path)}.data`, KEYS), init: { headers: HEADERS } },
    { path: queried(inPath(path), KEYS), init: form },
  ]);
}

/** Calls of the site's own pages and of others' programs, which the description leaves out. */
function own(): Ask[] {
  const calls = ['typeahead', 'search', 'search/within', 'cards', 'filters', 'decks/insight', 'shared-decks'];
  const paths = [...calls.map((name) => `/api/${name}`), '/route/', '/oembed', '/api/deckpreview/beacon'];
  return paths.flatMap((path) =>
    [KEYS, ...KEYS.map((key) => [key])].map((keys) => ({
      path: queried(path, keys),
      init: { headers: HEADERS },
    })),
  );
}

const json = (path: string, body: unknown): Ask => ({
  path,
  init: {
    ...{ method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) },
    headers: {
      ...HEADERS,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  },
});

/** What no description has: assistants, crashes, broken bodies, names of accounts. */
const OTHERS: Ask[] = [
  ...['search_cards', 'find_cards', 'recommend_cards', TYPED].map((name) =>
    json('/mcp', {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: { query: TYPED, list: `1 Beacon\n1 ${TYPED}`, name: TYPED } },
    }),
  ),
  json('/mcp', { jsonrpc: '2.0', id: 1, method: TYPED, params: { clientInfo: { name: TYPED } } }),
  json('/api/crash', { message: 'm', stack: `/s?q=${WORD}`, page: `/search?q=${WORD}`, tag: null }),
  json('/api/users/register', `{"email": "${TYPED}`),
  json('/api/users/register', {
    ...{ email: `${WORD}@example.org`, password: PASSWORD, username: WORD, consents: {} },
  }),
  json('/api/users/sign-in', { email: `${WORD}@example.org`, password: TYPED }),
  json('/api/users/forgot-password', { email: `${WORD}@example.org` }),
  json('/api/newsletter', { email: `${WORD}@example.org` }),
  json('/api/recs', { text: TYPED, commanders: [TYPED], cards: [TYPED] }),
  json('/api/scg', { cards: [TYPED] }),
  json(`/api/patrons/webhook?key=${WORD}`, { data: TYPED }),
];

describe.each(['json', 'text'])('the log as %s', (format) => {
  it('has nothing that a visitor typed, whatever is asked', async () => {
    const folder = temporaryFolder();
    await publishTiny(folder.path);
    const site = startSiteProcess({
      ...{ DATA_DIR: folder.path, LOG_FORMAT: format, ACCESS_LOG: 'on', SECURITY_LOG: 'stdout' },
      ...{
        PATRON_WEBHOOK_SECRET: 'what-the-patron-service-shows',
        SMTP_URL: 'smtp://127.0.0.1:1?tls=optional',
      },
      ...{ MAIL_FROM: 'Decks <decks@example.org>', SCG_ADDRESS: 'http://127.0.0.1:1/' },
    });
    const address = await site.ready;
    const read = (): string => site.stdout() + site.stderr();
    const description = Description.parse(await (await fetch(`${address}/api/openapi.json`)).json());
    const asks = [...pages(), ...described(description), ...own(), ...OTHERS];
    expect(asks.length).toBeGreaterThan(400);
    const statuses = new Map<number, number>();
    const count = (status: number): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // A few at a time, so that nobody is turned away; streams of live settings do not end.
    const next = asks.values();
    const ask = async (): Promise<void> => {
      for (const { path, init } of next) {
        const answer = await fetch(address + path, { ...init, redirect: 'manual' });
        count(answer.status);
        await answer.body?.cancel();
      }
    };
    await Promise.all([ask(), ask(), ask()]);
    expect(statuses.get(200)).toBeGreaterThan(60);
    expect(statuses.get(500) ?? 0, read()).toBe(0);
    await vi.waitFor(() => expect(read()).toContain('/api/patrons/webhook'));
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    const lines = read()
      .split('\n')
      .filter((line) => line.toLowerCase().includes(WORD));
    expect(lines).toEqual([]);
    folder.remove();
  }, 300_000);
});

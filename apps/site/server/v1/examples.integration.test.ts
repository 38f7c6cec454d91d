// Every call below /api/v1 as its description alone has it, with its examples, against the sample.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeSampleBulk } from '../../../../tooling/lib/made-once.mjs';
import { EXAMPLE_ANSWERS_FILE } from '../api/example-answers.ts';
import { type App, createApp } from '../app.ts';
import { readSettings } from '../settings/settings.ts';
import { cutExample } from '../testing/cut-example.ts';

type Parameter = {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: { example?: unknown };
};
type Media = { schema: object; example?: unknown };
type Call = {
  operationId?: string;
  security?: unknown;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media>; headers?: object }>;
};
type Described = { paths: Record<string, Record<string, Call>> };

const BASE = '/api/v1/';
/** Calls that list something, and those that answer one thing, both with `fields`. */
const RESOURCES = 37;

let app: App;
let document: Described;
let close: () => Promise<void>;
beforeAll(async () => {
  const folder = await madeSampleBulk();
  const loaded = await loadSnapshot(folder, currentSnapshotId(folder) ?? '');
  close = loaded.close;
  app = createApp({
    acquire: () => ({ snapshot: loaded.snapshot, release: () => {} }),
    settings: readSettings({}),
    bulkFrom: folder,
  });
  document = await (await app.request('/api/openapi.json')).json();
}, 120_000);
afterAll(() => close());

type DescribedCall = { path: string; method: string; call: Call };

function allCalls(): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
}

function callsOfVersionOne(): DescribedCall[] {
  return allCalls().filter(({ path }) => path.startsWith(BASE));
}

/** Asks another site, and so has no example of an answer. */
const ASKS_OTHERS = '/api/scg';

/** Which decks are counted. All of these at once leave no deck of the sample, so each is asked for alone. */
const DECK_FILTERS = ['range', 'bracket', 'estimated', 'deck_theme', 'budget', 'placing'];

/**
 * The request that the examples make: every name of the path, the body, and every key of the query that has an example,
 * of the filters of decks only the given one.
 */
function getExample(
  { path, method, call }: DescribedCall,
  filter: string | null = null,
): { address: string; init: RequestInit } {
  const { parameters = [], requestBody } = call;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = parameters.find((each) => each.in === 'path' && each.name === name);
    return `${part?.schema.example ?? '{}'}`;
  });
  const query = new URLSearchParams();
  for (const { name, in: location, schema, required } of parameters) {
    const isNextTo = filter === 'estimated' && name === 'bracket';
    if (DECK_FILTERS.includes(name) && name !== filter && !isNextTo) continue;
    if (location === 'query' && schema.example !== undefined) query.set(name, `${schema.example}`);
    else if (location === 'query' && required) throw new Error(`${path} has no example of ${name}.`);
  }
  const body = requestBody?.content['application/json']?.example;
  return {
    address: query.size > 0 ? `${filled}?${query}` : filled,
    init: body === undefined ? { method } : { method, body: JSON.stringify(body) },
  };
}

describe('every call of /api/v1', () => {
  it('answers its example as it is described', async () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', ...document });
    const calls = callsOfVersionOne();
    expect(calls.length).toBeGreaterThan(25);
    for (const described of calls) {
      const { path, method, call } = described;
      const { address, init } = getExample(described);
      expect(address).not.toContain('{');
      const answer = await app.request(address, { ...init, method: method.toUpperCase() });
      expect(answer.status, `${method} ${address}`).toBe(200);
      expect(answer.headers.get('ratelimit-policy'), address).toContain('"requests";q=1200;w=60');
      expect(answer.headers.get('access-control-allow-origin'), address).toBe('*');
      const kind = answer.headers.get('content-type')?.split(';')[0] ?? '';
      const media = call.responses['200']?.content?.[kind];
      expect(media, `${address} answers ${kind}`).toBeDefined();
      if (kind !== 'application/json') continue;
      const location = ['paths', path, method, 'responses', '200', 'content', kind, 'schema'];
      const pointer = location.map((name) =>
        encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      const validate = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
      const body = await answer.json();
      expect(validate(body), `${address}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      if (Array.isArray(body.data)) expect(body.data.length, address).toBeGreaterThan(0);
      if (call.parameters?.some(({ name }) => name === 'fields')) {
        const [entry] = [body.data].flat();
        const names = Object.keys(entry).slice(2, 6).join(',');
        const part = `${address}${address.includes('?') ? '&' : '?'}fields=${names}`;
        const chosen = await (await app.request(part)).json();
        expect(chosen.fields, part).not.toBeNull();
        expect(validate(chosen), `${part}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
      for (const { name } of call.parameters ?? []) {
        if (!DECK_FILTERS.includes(name)) continue;
        const narrowed = getExample(described, name).address;
        const narrow = await app.request(narrowed);
        expect(narrow.status, narrowed).toBe(200);
        expect(validate(await narrow.json()), `${narrowed}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      }
    }
  });

  it('has a name, says that it needs neither sign-in nor key, and shows its limits and an example', () => {
    for (const { path, method, call } of callsOfVersionOne()) {
      expect(call.operationId, path).toMatch(/^[a-z][A-Za-z0-9.]+$/);
      expect(call.security, path).toEqual([{}, { apiKey: [] }]);
      for (const answer of Object.values(call.responses))
        expect(Object.keys(answer.headers ?? {}), path).toEqual(['RateLimit-Policy', 'RateLimit']);
      expect(Object.keys(call.responses[429]?.content ?? {}), path).toEqual(['application/problem+json']);
      if (method === 'get') expect(call.description, path).toMatch(/`\/api\/v1\/[^`{]+`/);
      else expect(call.requestBody?.content['application/json']?.example, path).toBeDefined();
    }
  });

  it('answers the example in its words, too', async () => {
    for (const { path, call } of callsOfVersionOne().filter(({ method }) => method === 'get')) {
      const [, example = ''] = /`(\/api\/v1\/[^`]+)`/.exec(call.description ?? '') ?? [];
      expect((await app.request(example)).status, `${path}: ${example}`).toBe(200);
    }
  });
});

/** The head of a table and its first line. */
function firstLines(text: string): string {
  return text.split('\r\n', 2).join('\r\n');
}

describe('the example answers of the description', () => {
  it('are what the calls answer, and written down with EXAMPLES=write', async () => {
    const answers: Record<string, unknown> = {};
    for (const described of allCalls().filter(({ path }) => path !== ASKS_OTHERS)) {
      const { method, call } = described;
      const kinds = Object.keys(call.responses['200']?.content ?? {});
      const isText = kinds.includes('text/csv');
      if (!isText && !kinds.includes('application/json')) continue;
      const { address, init } = getExample(described);
      const answer = await app.request(address, { ...init, method: method.toUpperCase() });
      expect(answer.status, address).toBe(200);
      const shown = isText ? firstLines(await answer.text()) : cutExample(await answer.json());
      answers[call.operationId ?? ''] = shown;
    }
    expect(Object.keys(answers).length).toBeGreaterThan(25);
    if (process.env.EXAMPLES === 'write')
      writeFileSync(EXAMPLE_ANSWERS_FILE, `${JSON.stringify(answers, null, 2)}\n`);
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', ...document });
    const written: Record<string, unknown> = JSON.parse(readFileSync(EXAMPLE_ANSWERS_FILE, 'utf8'));
    expect(Object.keys(written)).toEqual(Object.keys(answers));
    for (const { path, method, call } of allCalls()) {
      const example = written[call.operationId ?? ''];
      if (example === undefined || typeof example === 'string') continue;
      // Values change with the sample; what fields there are does not.
      const fields = (of: unknown) => Object.keys((of as { data: object }).data ?? {});
      expect(fields(example), path).toEqual(fields(answers[call.operationId ?? '']));
      const location = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'];
      const pointer = location.map((name) =>
        encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      const validate = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
      expect(validate(example), `${path}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  });
});

describe('resources', () => {
  it('have fields and a tag, and lists end', async () => {
    const resources = callsOfVersionOne().filter(({ call, method }) =>
      method === 'get' ? call.parameters?.some(({ name }) => name === 'fields') : false,
    );
    expect(resources).toHaveLength(RESOURCES - 2);
    for (const described of resources) {
      const { address } = getExample(described);
      const joined = `${address}${address.includes('?') ? '&' : '?'}`;
      const answer = await app.request(`${joined}fields=id`);
      const { data, fields, next } = await answer.json();
      expect(fields, address).toEqual(['id']);
      for (const entry of [data].flat()) expect(Object.keys(entry).sort(), address).toEqual(['id', 'object']);
      // What is drawn anew each time is not stored.
      if (answer.headers.get('cache-control') === 'no-store') continue;
      const etag = answer.headers.get('etag') ?? '';
      const again = await app.request(`${joined}fields=id`, { headers: { 'if-none-match': etag } });
      expect(again.status, address).toBe(304);
      const wrong = await app.request(`${joined}fields=id,nonsense`);
      expect(wrong.status, address).toBe(400);
      expect((await wrong.json()).detail, address).toContain('"nonsense"');
      if (next === undefined) continue;
      const seen = new Set<string>();
      let page: string | null = `${joined}fields=id&limit=100`;
      let total = 0;
      // Ten pages of the longest: the rest is the same.
      for (let pages = 0; page !== null && pages < 10; pages += 1) {
        const part: { data: { id: string }[]; total: number; next: string | null } = await (
          await app.request(page)
        ).json();
        for (const { id } of part.data) {
          expect(seen.has(id), `${page} ${id}`).toBe(false);
          seen.add(id);
        }
        total = part.total;
        page = part.next;
      }
      expect(seen.size, address).toBe(Math.min(total, 1000));
    }
  });
});

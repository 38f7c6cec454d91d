// The description of the API as a site with every part of it has it: complete, valid and understood by tools of others.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIELD_DESCRIPTIONS } from '@deckwright/answers';
import { createConfig, lintFromString, type NormalizedProblem } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_TERMS } from '../../../../tooling/words/page-terms.data.ts';
import { ACCOUNT_DESCRIPTIONS } from '../printers/account-calls.data.ts';
import { OTHER_DESCRIPTIONS } from '../printers/other-calls.data.ts';
import { type MadeCall, makeAccountCalls } from '../testing/account-calls.ts';
import { type ApiDocument, fieldsBelow } from '../testing/api-fields.ts';
import { cutExample } from '../testing/cut-example.ts';
import { openWholeApp, WHOLE_APP_ORIGIN, type WholeApp } from '../testing/whole-app.ts';
import { isQueryChecked } from './check-query.ts';
import { EXAMPLE_CALLS_FILE, type ExampleCall } from './example-answers.ts';

type Media = { schema: object; example?: unknown };
type Operation = {
  operationId: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};

/** Bytes of a file say nothing to a reader. */
const BINARY = ['bulk.download'];
/** What only the call that made it may know; long random texts besides. */
const SECRETS = new Set(['token', 'key', 'secret', 'uri', 'device', 'recoveryCodes']);

let site: WholeApp;
let made: Map<string, MadeCall>;
let text: string;
let document: ApiDocument;
beforeAll(async () => {
  site = await openWholeApp();
  made = await makeAccountCalls(site);
  text = await (await site.app.request(`${WHOLE_APP_ORIGIN}/api/openapi.json`)).text();
  document = JSON.parse(text);
}, 240_000);
afterAll(() => site.close());

function allCalls(): { at: string; path: string; method: string; call: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...{ at: `${method} ${path}`, path, method },
      call: call as unknown as Operation,
    })),
  );
}

/** Secrets cut to their beginnings. */
function withoutSecrets(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return SECRETS.has(name) ? `${value.slice(0, 8)}…` : value;
  if (name === 'qr') return { size: 49, path: 'M2 2h1v1h-1z…' };
  if (Array.isArray(value)) return value.map((part) => withoutSecrets(part, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutSecrets(part, key)]));
}

describe('the description of all calls', () => {
  it('has words for every field and parameter, and an example of every body and answer', () => {
    const calls = allCalls();
    expect(calls.length).toBeGreaterThan(140);
    const bodies = ({ requestBody, responses }: Operation) => [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses['200']?.content ?? {}),
    ];
    const isBare = (call: Operation) => bodies(call).some(({ example }) => example === undefined);
    const bare = calls.filter(({ call }) => isBare(call) && !BINARY.includes(call.operationId));
    expect(bare.map(({ at }) => at)).toEqual([]);
    const silentParameters = calls.flatMap(({ at, call }) =>
      (call.parameters ?? []).filter(({ description }) => !description).map(({ name }) => `${at} ${name}`),
    );
    expect(silentParameters).toEqual([]);
    const silent = fieldsBelow(document, '').filter(({ schema }) => !schema.description?.trim());
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('tells programs of nothing that only a page has', () => {
    const texts = [...text.matchAll(/"(?:description|summary)":"((?:[^"\\]|\\.)*)"/g)].map(
      ([, words = '']) => words,
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((words) => PAGE_TERMS.test(words))).toEqual([]);
  });

  it('describes no field that does not exist', () => {
    const all = { ...FIELD_DESCRIPTIONS, ...OTHER_DESCRIPTIONS, ...ACCOUNT_DESCRIPTIONS };
    const idle = Object.entries(all).filter(
      ([, words]) => !text.includes(JSON.stringify(words).slice(1, -1)),
    );
    expect(idle.map(([key]) => key)).toEqual([]);
  });

  it('has examples that the calls were sent and answered, written down with EXAMPLES=write', () => {
    const answered = Object.fromEntries(
      allCalls().flatMap(({ at, call }): [string, ExampleCall][] => {
        const sent = made.get(at);
        return sent ? [[call.operationId, withoutSecrets(cutExample(sent)) as ExampleCall]] : [];
      }),
    );
    expect(Object.keys(answered)).toHaveLength(made.size);
    if (process.env.EXAMPLES === 'write')
      writeFileSync(EXAMPLE_CALLS_FILE, `${JSON.stringify(answered, null, 2)}\n`);
    const written: Record<string, ExampleCall> = JSON.parse(readFileSync(EXAMPLE_CALLS_FILE, 'utf8'));
    const shape = (calls: Record<string, ExampleCall>) =>
      Object.entries(calls).map(([name, { request, answer }]) => [name, names(request), names(answer)]);
    expect(shape(written)).toEqual(shape(answered));
  });

  it('has examples that its own schemas allow', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'api', ...document });
    const wrong = allCalls().flatMap(({ at, path, method, call }) => {
      const examples = [
        ...Object.entries(call.requestBody?.content ?? {}).map(
          ([kind, media]) => [['requestBody', 'content', kind], media] as const,
        ),
        ...Object.entries(call.responses['200']?.content ?? {}).map(
          ([kind, media]) => [['responses', '200', 'content', kind], media] as const,
        ),
      ];
      return examples.flatMap(([location, { example }]) => {
        if (example === undefined) return [];
        const pointer = ['paths', path, method, ...location, 'schema'].map((name) =>
          encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')),
        );
        const validate = ajv.compile({ $ref: `api#/${pointer.join('/')}` });
        return validate(example) ? [] : [`${at} ${location.join(' ')}: ${ajv.errorsText(validate.errors)}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has no call that ignores a name in silence, but those of the de-facto format', async () => {
    const ignored: string[] = [];
    for (const { at, path, method, call } of allCalls().filter((each) => isQueryChecked(each.path))) {
      const to = `${WHOLE_APP_ORIGIN}${path.replaceAll(/\{\w+\}/g, 'x')}`;
      const send = async (query: string, body: object | null) => {
        const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        const answer = await site.app.request(`${to}${query}`, { method: method.toUpperCase(), ...init });
        return { status: answer.status, said: answer.status < 500 ? await answer.text() : '' };
      };
      const hasBody = call.requestBody !== undefined;
      const refused = await send('?no_such_name=1', hasBody ? {} : null);
      if (refused.status !== 400 || !refused.said.includes('no_such_name'))
        ignored.push(`${at} in the query`);
      const sent = hasBody ? await send('', { no_such_name: 1 }) : null;
      // Who may not call, or has called too often, learns that first.
      const isKnown = sent === null || [401, 403, 404, 429].includes(sent.status);
      if (!isKnown && !sent.said.includes('no_such_name')) ignored.push(`${at} in the body: ${sent.status}`);
    }
    expect(ignored).toEqual([]);
  }, 120_000);

  it('passes the recommended rules of a linter without a warning', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = async (source: string) =>
      (await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(
        ({ ruleId, message, location }: NormalizedProblem) =>
          `${ruleId}: ${message} ${location.map(({ pointer }) => pointer).join()}`,
      );
    expect(await problems(text)).toEqual([]);
    // As it was: an address may fit both this and `/api/users/{uid}/live`.
    const sessions = { '/api/users/sessions/{id}': document.paths['/api/shared-decks/{id}'] };
    const ambiguous = { ...document, paths: { ...document.paths, ...sessions } };
    expect((await problems(JSON.stringify(ambiguous))).join()).toContain('no-ambiguous-paths');
  }, 120_000);

  it('gives generators types that compile and are used as its own client’s', async () => {
    const types = astToString(await openapiTS(text));
    const plain = `import type { paths } from './api';
type Answer<P extends keyof paths> = paths[P] extends { get: { responses: { 200: { content: { 'application/json': infer A } } } } } ? A : never;
declare const card: Answer<'/api/v1/cards/{id}'>;
declare const list: Answer<'/api/v1/cards'>;
declare const whole: Extract<typeof card, { fields: null | '*' }>;
export const decks: number | undefined = card.data.num_decks;
export const name: string | undefined = list.data[0]?.name;
export const all: number = whole.data.num_decks;
if (card.fields === null) {
  const n: number = card.data.num_decks;
}
if (list.fields === null) {
  const n: string = list.data[0]!.name;
}
`;
    const fetched = `import createClient from 'openapi-fetch';
import type { paths } from './api';
const client = createClient<paths>({ baseUrl: 'https://decks.example.org' });
const a = await client.GET('/api/v1/commanders/{id}', { params: { path: { id: 'atraxa-praetors-voice' } } });
if (a.data?.fields === null) {
  const n: number = a.data.data.num_decks;
  const low: number | null = a.data.data.inclusion_low;
}
const b = await client.GET('/api/v1/cards', { params: { query: { colors: 'wu' } } });
if (b.data?.fields === null) {
  const n: string = b.data.data[0]!.name;
}
const c = await client.GET('/api/v1/search', { params: { query: { q: 't:elf', fields: 'name' } } });
if (Array.isArray(c.data?.fields)) {
  const names: string[] = c.data.fields;
}
const some: string | undefined = c.data?.data[0]?.name;
const warnings: string[] | undefined = c.data?.warnings;
// Fields of a body with a default may be left out.
await client.POST('/api/v1/insight', { body: { cards: ['1 Sol Ring'] } });
await client.POST('/api/v1/combos/find', { body: { cards: ['1 Sol Ring'] } });
await client.POST('/api/recs', { body: { commanders: ['Kinnan, Bonder Prodigy'] } });
const d = await client.POST('/api/v1/cards/batch', { body: { ids: ['sol-ring'] } });
if (d.data?.fields === null) {
  const n: number | undefined = d.data.data[0]?.num_decks;
  const unknown: string[] = d.data.not_found;
}
// @ts-expect-error A field may be absent where fields are chosen.
const unsure: number = a.data!.data.num_decks;
`;
    const written = { 'api.d.ts': types, 'plain.ts': plain, 'fetched.mts': fetched };
    expect(compileErrors(written)).toEqual([]);
    // As it was: openapi-fetch drops a property that can only be null, so that nothing told the halves apart.
    const before = types.replaceAll(/fields: null \| "\*"/g, 'fields: null');
    expect(before).not.toBe(types);
    expect(compileErrors({ ...written, 'api.d.ts': before }).join()).toContain('undefined');
  }, 120_000);
});

/** The names of an object’s fields. */
function names(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}

/** What the compiler says of these files, with strict settings. */
function compileErrors(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-types-'));
  try {
    const rootNames = Object.entries(files).map(([name, code]) => {
      writeFileSync(join(folder, name), code);
      return join(folder, name);
    });
    const options = {
      ...{
        strict: true,
        noEmit: true,
        types: [],
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      },
      ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      paths: {
        'openapi-fetch': [fileURLToPath(import.meta.resolve('openapi-fetch')).replace(/\.mjs$/, '.d.mts')],
      },
    };
    return ts
      .getPreEmitDiagnostics(ts.createProgram({ rootNames, options }))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

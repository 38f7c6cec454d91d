import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenApi, readApi } from './api-model.ts';
import { clientFiles, writeClients } from './client-files.ts';
import { printSurface } from './client-surface.ts';
import { compileSource } from './compile-source.ts';
import { readDocument } from './read-document.ts';

const SURFACE = 'client-surface.golden.txt';
/** Printed if programs of others would notice a change. */
const CHANGED = `The clients have another public surface than tooling/clients/${SURFACE}. If that is meant, say so in
CHANGELOG.md and write it down: npm run unit -- tooling/clients/clients.test.ts -u`;

const work = temporaryFolder();
let document: OpenApi;
let files: Map<string, string>;
beforeAll(async () => {
  document = await readDocument();
  files = clientFiles(document);
});
afterAll(() => work.remove());

describe('the clients', () => {
  it(`offer what tooling/clients/${SURFACE} says`, async () => {
    await expect(printSurface(files), CHANGED).toMatchFileSnapshot(SURFACE);
  });

  it('have another surface without a call, a parameter of a function, or a method', () => {
    const surface = printSurface(files);
    const { '/api/v1/sets': _, ...paths } = document.paths;
    expect(printSurface(clientFiles({ ...document, paths }))).not.toBe(surface);
    const edited = (path: string, from: string, to: string): string => {
      const text = files.get(path) ?? '';
      expect(text).toContain(from);
      return printSurface(new Map(files).set(path, text.replace(from, to)));
    };
    expect(edited('lib/each.d.ts', 'first: ', 'start: ')).not.toBe(surface);
    expect(edited('lib/main.d.ts', 'createClient', 'makeClient')).toContain('makeClient: nowhere declared');
    expect(edited('lib/deckwright.py', 'def each(self', 'def walk(self')).not.toBe(surface);
    expect(edited('lib/deckwright.py', 'def _once(self', 'def _try(self')).toBe(surface);
  });

  it('have every call below /api/v1, by the name of its operation', async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith('/api/v1/') ? Object.values(methods) : [],
    );
    expect(operations.length).toBeGreaterThan(25);
    const folder = join(work.path, 'calls');
    writeClients(files, folder);
    // Files without a package beside them: they are modules by what they say.
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const client: Record<string, unknown> = await import(
      /* @vite-ignore */ pathToFileURL(join(folder, 'lib/index.js')).href
    );
    for (const { operationId } of operations) {
      const [group = '', name = ''] = operationId.replace(/^(page|card)\./, 'pages.').split('.');
      expect(client[group], operationId).toHaveProperty(name, expect.any(Function));
    }
  });

  it('refuse a form of schema or call that they do not know', () => {
    const answer = { 200: { content: { 'application/json': { schema: { $ref: '#/elsewhere' } } } } };
    const paths = { '/api/v1/x': { get: { operationId: 'x.get', summary: 'X', responses: answer } } };
    expect(() => readApi({ paths, components: { schemas: {} } })).toThrow('#/elsewhere');
    const nameless = { '/api/v1/x': { get: { operationId: 'x', summary: 'X', responses: answer } } };
    expect(() => readApi({ paths: nameless, components: { schemas: {} } })).toThrow('no call of a client');
  });
});

describe('a source file of the clients', () => {
  it('is compiled with its comments, and imports JavaScript', () => {
    const { code, declarations } = compileSource(
      'x.ts',
      "import { y } from './y.ts';\nimport type { Z } from './z.ts';\n/** Words. */\nexport const x: Z = y as Z;\n",
    );
    expect(code).toBe('import { y } from "./y.js";\n/** Words. */\nexport const x = y;\n');
    expect(declarations).toContain('from "./z.js";\n/** Words. */\nexport declare const x: Z;');
  });

  it('is refused if it cannot be read or does not state the type of an export', () => {
    expect(() => compileSource('x.ts', 'let x: = 3;')).toThrow('x.ts: ');
    expect(() => compileSource('x.ts', 'export function f() { return g(); }')).toThrow('x.ts: TS9007');
  });
});

describe('writing the clients', () => {
  it('leaves what has not changed, and removes calls that are gone', () => {
    const folder = join(work.path, 'written');
    const first = new Map([
      ['lib/index.js', 'a\n'],
      ['lib/calls/gone.js', 'b\n'],
    ]);
    expect(writeClients(first, folder)).toBe(2);
    expect(writeClients(first, folder)).toBe(0);
    expect(writeClients(new Map([['lib/index.js', 'c\n']]), folder)).toBe(1);
    expect(existsSync(join(folder, 'lib/calls/gone.js'))).toBe(false);
    expect(readFileSync(join(folder, 'lib/index.js'), 'utf8')).toBe('c\n');
    expect(readdirSync(join(folder, 'lib'))).toEqual(['calls', 'index.js']);
  });
});

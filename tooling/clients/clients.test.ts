import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type OpenApi, readApi } from './api-model.ts';
import { CLIENT, clientFiles } from './client-files.ts';
import { readDocument } from './read-document.ts';

let document: OpenApi;
beforeAll(async () => {
  document = await readDocument();
});

describe('the clients in packages/client/lib', () => {
  it('are those of this API; `npm run clients` writes them', () => {
    const files = clientFiles(document);
    const present = readdirSync(join(CLIENT, 'lib'), { recursive: true, encoding: 'utf8' })
      .map((name) => `lib/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(js|ts|py)$/.test(name));
    expect(present.sort()).toEqual([...files.keys()].sort());
    const stale = [...files].filter(([path, text]) => readFileSync(join(CLIENT, path), 'utf8') !== text);
    expect(stale.map(([path]) => `${path} is out of date: run "npm run clients"`)).toEqual([]);
  });

  it('have every call below /api/v1, by the name of its operation', async () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      path.startsWith('/api/v1/') ? Object.values(methods) : [],
    );
    expect(operations.length).toBeGreaterThan(25);
    const client: Record<string, unknown> = await import('@deckwright/client');
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

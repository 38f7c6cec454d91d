import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@deckwright/answers/testing';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, describe, expect, it } from 'vitest';
import type { Api, ApiEnv } from '../api/api.ts';
import { answerProblem } from '../api/problem.ts';
import { clientRoutes } from './clients.ts';

const LIB = join(import.meta.dirname, '../../../../clients/lib');

const work = temporaryFolder();
afterAll(() => work.remove());

function apiOver(folder: string): Api {
  const api: Api = new OpenAPIHono<ApiEnv>();
  api.onError(answerProblem);
  clientRoutes(api, folder);
  return api;
}

describe('the clients of the API', () => {
  it('are offered as a package and file by file', async () => {
    const folder = join(work.path, 'made');
    mkdirSync(join(folder, 'lib'), { recursive: true });
    for (const [path, text] of [
      ['package.json', '{}'],
      ['README.md', '# Client'],
      ['lib/index.js', 'export {};'],
    ] as const)
      writeFileSync(join(folder, path), text);
    const api = apiOver(folder);
    const script = await api.request('/clients/index.js');
    expect(await script.text()).toBe('export {};');
    expect(script.headers.get('x-typescript-types')).toBe('./index.d.ts');
    const archive = await (await api.request('/clients/deckwright-client.tgz')).arrayBuffer();
    expect(gunzipSync(archive).toString()).toContain('package/lib/index.js');
    expect((await api.request('/clients/other.js')).status).toBe(404);
  });

  it('are missing until they are made, and the answer says how a site gets them', async () => {
    const folder = join(work.path, 'bare');
    const api = apiOver(folder);
    for (const path of ['/clients/deckwright-client.tgz', '/clients/index.js', '/clients/deckwright.py']) {
      const answer = await api.request(path);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('by building the site');
    }
    mkdirSync(join(folder, 'lib'), { recursive: true });
    writeFileSync(join(folder, 'lib/index.js'), 'export {};');
    expect((await api.request('/clients/index.js')).status).toBe(200);
  });

  it('are looked for in the package of this checkout', async () => {
    const api: Api = new OpenAPIHono<ApiEnv>();
    api.onError(answerProblem);
    expect(() => clientRoutes(api)).not.toThrow();
    const { status } = await api.request('/clients/index.js');
    expect(status).toBe(existsSync(LIB) ? 200 : 503);
  });
});

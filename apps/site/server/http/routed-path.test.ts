import { OpenAPIHono } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';
import { routedPath } from './routed-path.ts';

const TARGETS: [target: string, path: string | null][] = [
  ['/', '/'],
  ['/api/v1/cards/sol-ring?a=/b', '/api/v1/cards/sol-ring'],
  ['/api/v1/cards/', '/api/v1/cards'],
  ['/cards/sol-ring.data', '/cards/sol-ring.data'],
  ['/%61pi/users/1', '/api/users/1'],
  ['/api%2fusers', '/api%2fusers'],
  ['//api/users', '//api/users'],
  ['/x/../api/users', '/api/users'],
  ['/x/%2e%2e/api/users', '/api/users'],
  ['/x/.%2e/./api/users', '/api/users'],
  ['/x\\..\\api/users', '/api/users'],
  ['http://site.example/api/v1/cards?a', '/api/v1/cards'],
  ['/%ff/%zz', '/%ff/%zz'],
  ['*', null],
  ['site.example:443', null],
  ['ftp://site.example/api', null],
];

describe('routedPath', () => {
  it.each(TARGETS)('of %s is %s', (target, path) => {
    expect(routedPath(target)).toBe(path);
  });

  it.each(TARGETS.filter(([, path]) => path !== null))(
    'of %s is the path of the app',
    async (target, path) => {
      const app = new OpenAPIHono({ strict: false }).all('*', (c) => c.text(c.req.path));
      const url = new URL(target.startsWith('/') ? `http://localhost${target}` : target);
      expect(await (await app.request(url.href)).text()).toBe(path);
    },
  );
});

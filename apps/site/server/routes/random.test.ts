import { TINY_CARDS } from '@deckwright/answers/testing';
import { OpenAPIHono } from '@hono/zod-openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiEnv } from '../api/api.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { randomRoutes } from './random.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** Only the route, with a controlled draw. */
function withDraw(snapshot: TestApp['snapshot'], draw: (below: number) => number) {
  const app = new OpenAPIHono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('snapshot', snapshot);
    await next();
  });
  randomRoutes(app, draw);
  return app;
}

describe('GET /random', () => {
  it('redirects to each entry of the commander list for one draw', async () => {
    const list = (await (await test.app.request('/static/typeahead/commanders')).json()) as { url: string }[];
    expect(list.length).toBeGreaterThan(1);
    const targets = [];
    for (let index = 0; index < list.length; index += 1) {
      const answer = await withDraw(test.snapshot, (below) => {
        expect(below).toBe(list.length);
        return index;
      }).request('/random');
      expect(answer.status).toBe(302);
      targets.push(answer.headers.get('location'));
    }
    expect(targets.sort()).toEqual(list.map(({ url }) => url).sort());
  });

  it('is drawn anew each time', async () => {
    const answer = await test.app.request('/random');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/commanders\/[a-z0-9-]+$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('redirects to a legal commander if no deck exists', async () => {
    const empty = await openTestApp({}, {}, []);
    const commanders = TINY_CARDS.filter(({ lead }) => lead.canLead).map(({ slug }) => `/commanders/${slug}`);
    const targets = [];
    for (let index = 0; index < commanders.length; index += 1) {
      const answer = await withDraw(empty.snapshot, () => index).request('/random');
      targets.push(answer.headers.get('location'));
    }
    expect(targets.sort()).toEqual(commanders.sort());
    const [first = ''] = targets;
    expect((await empty.app.request(`/api/v1/pages${first}`)).status).toBe(200);
    await empty.close();
  });
});

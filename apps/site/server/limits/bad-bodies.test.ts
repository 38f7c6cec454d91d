import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { createUserLimits } from './user-limits.ts';

let test: TestApp;
const clock = { now: 0 };
beforeEach(async () => {
  clock.now = 0;
  test = await openTestApp({}, { limits: createUserLimits(() => clock.now) });
});
afterEach(() => test.close());

const send = (path: string, body: string, from = '203.0.113.1') =>
  test.app.request(
    path,
    { method: 'POST', body, headers: { 'content-type': 'application/json' } },
    { incoming: { socket: { remoteAddress: from } } },
  );
const getStatuses = async (times: number, path: string, body: string, from?: string) => {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add((await send(path, body, from)).status);
  return [...statuses];
};

describe('bodies that cannot be read', () => {
  it.each([
    ['no JSON', '/api/v1/insight', '['],
    ['JSON of another shape', '/api/cards', '[[[[]]]]'],
    ['no text', '/api/recs', '\u{d800}'],
    ['no message of an assistant', '/mcp', '[]'],
  ])('are read a hundred times in five minutes: %s', async (_, path, body) => {
    expect(await getStatuses(100, path, body)).toEqual([400]);
    const refused = await send(path, body);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('300');
    // Everything else of it is answered, and all of others.
    expect((await test.app.request('/api/v1/cards/beacon')).status).toBe(200);
    expect((await send(path, body, '203.0.113.2')).status).toBe(400);
    clock.now += 300_000;
    expect((await send(path, body)).status).toBe(400);
  });

  it('count apart from bodies that are read, whatever is answered to them', async () => {
    const unknown = JSON.stringify({ commanders: [], cards: [] });
    expect(await getStatuses(120, '/api/recs', unknown)).toEqual([200]);
    expect(await getStatuses(100, '/api/recs', '{')).toEqual([400]);
    expect((await send('/api/recs', unknown)).status).toBe(429);
  });

  it('count for the /56 of IPv6 together', async () => {
    for (let n = 0; n < 4; n += 1) await getStatuses(100, '/api/recs', '{', `2001:db8:1:ab0${n}::1`);
    expect((await send('/api/recs', '{', '2001:db8:1:ab09::1')).status).toBe(429);
    expect((await send('/api/recs', '{', '2001:db8:1:ac09::1')).status).toBe(400);
  });
});

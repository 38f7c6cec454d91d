import { ProblemDetails } from '@deckwright/contract/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUserLimits } from '../limits/user-limits.ts';
import { post } from '../testing/api-calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let now = 0;
beforeEach(async () => {
  now = 0;
  test = await openTestApp({}, { limits: createUserLimits(() => now) });
}, 60_000);
afterEach(() => test.close());

const ask = async (path: string, init?: RequestInit): Promise<Response> => test.app.request(path, init);

describe('the limits of /api/v1', () => {
  it('are stated on every answer, and count down', async () => {
    const first = await ask('/api/v1/cards/beacon');
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60');
    expect(first.headers.get('ratelimit')).toBe('"requests";r=1199;t=60');
    now = 20_000;
    const unknown = await ask('/api/v1/nothing');
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get('content-type')).toBe('application/problem+json');
    expect(unknown.headers.get('ratelimit')).toBe('"requests";r=1198;t=40');
    const wrong = await ask('/api/v1/cards/beacon', { method: 'DELETE' });
    expect(wrong.status).toBe(405);
    ProblemDetails.parse(await wrong.json());
    expect(wrong.headers.get('ratelimit')).toBe('"requests";r=1197;t=40');
    const large = await ask('/api/v1/cards/batch', {
      ...post({ ids: ['x'.repeat(1_000_001)] }),
      headers: { 'content-length': '1000020' },
    });
    expect(large.status).toBe(413);
    expect(large.headers.get('ratelimit-policy')).toBe('"requests";q=1200;w=60');
    ProblemDetails.parse(await large.json());
    expect((await ask('/data/cards/beacon')).headers.has('ratelimit')).toBe(false);
  });

  it('refuse the call behind the last with 429 and say when to come back', async () => {
    for (let call = 0; call < 1200; call += 1) {
      const answer = await ask('/api/v1/cards/beacon?fields=name', { headers: { 'if-none-match': '*' } });
      if (answer.status !== 304) expect(answer.status).toBe(304);
    }
    now = 30_000;
    const refused = await ask('/api/v1/cards/beacon', { headers: { origin: 'https://else.example' } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.headers.get('ratelimit')).toBe('"requests";r=0;t=30');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toContain('RateLimit');
    expect(ProblemDetails.strict().parse(await refused.json())).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      title: 'Too Many Requests',
      status: 429,
    });
    expect((await ask('/data/cards/beacon')).status).toBe(200);
    now = 60_000;
    expect((await ask('/api/v1/cards/beacon')).status).toBe(200);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let warn: MockInstance<typeof console.warn>;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const REPORT = { message: 'the sky fell', stack: 'Error\n    at sky.ts:1:2', page: '/cards/x', tag: 'page' };

function report(body: unknown, address = '192.0.2.1', text = JSON.stringify(body)) {
  const request = new Request('http://x/api/crash', { method: 'POST', body: text });
  return test.app.fetch(request, { incoming: { socket: { remoteAddress: address } } });
}

describe('POST /api/crash', () => {
  it('logs the report as one line', async () => {
    const answer = await report({ ...REPORT, message: 'a\nb\u2028c\u009bd' });
    expect(answer.status).toBe(204);
    expect(warn).toHaveBeenCalledTimes(1);
    const line = `${warn.mock.calls[0]?.[0]}`;
    expect(line).toBe(
      'Crash in a browser: {"message":"a\\nb\\u2028c\\u009bd","stack":"Error\\n    at sky.ts:1:2","page":"/cards/x","tag":"page"}',
    );
  });

  it('logs no query of an address: it may be what somebody typed', async () => {
    await report({
      message: "FetchError: Failed to fetch /api/search?q=alice's(alice)%40example.org&page=2 (400)",
      stack:
        'Error: /search?q=alice\n    at load (https://decks.example.org/assets/a.js?v=alice:1:2)\n    at x ? y : z',
      page: '/search?q=alice#alice',
      tag: null,
    });
    expect(warn.mock.calls).toEqual([
      [
        'Crash in a browser: {"message":"FetchError: Failed to fetch /api/search?… (400)","stack":"Error: /search?…\\n    at load (https://decks.example.org/assets/a.js?…\\n    at x ? y : z","page":"/search","tag":null}',
      ],
    ]);
  });

  it.each<[string, unknown]>([
    ['another form', { message: 1 }],
    ['a text too long', { ...REPORT, stack: 'x'.repeat(10_001) }],
    ['no object', 'crash'],
  ])('refuses %s and logs nothing', async (_what, body) => {
    expect((await report(body)).status).toBe(400);
    expect(warn).not.toHaveBeenCalled();
  });

  it('refuses bodies that are not JSON or too large', async () => {
    expect((await report(null, '192.0.2.2', '{')).status).toBe(400);
    expect((await report(null, '192.0.2.2', `"${'x'.repeat(64_000)}"`)).status).toBe(413);
    expect(warn).not.toHaveBeenCalled();
  });

  it('logs ten per minute from one address and later how many it omitted', async () => {
    const clock = { now: performance.now() + 120_000 };
    const steady = vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
    const statuses = [];
    for (let call = 0; call < 12; call += 1) statuses.push((await report(REPORT, '192.0.2.9')).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429, 429]);
    expect(warn).toHaveBeenCalledTimes(10);
    // A sum of such fractions may be a little less than the minute.
    clock.now += 60_001;
    await report(REPORT, '192.0.2.9');
    steady.mockRestore();
    expect(warn.mock.calls[10]?.[0]).toBe('2 crash reports of browsers were left out.');
  });

  it('accepts no other method', async () => {
    expect((await test.app.request('/api/crash')).status).toBe(405);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const OWN = 'https://decks.example.org';
const ELSEWHERE = 'https://elsewhere.example';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({}, { settings: readSettings({ PUBLIC_ORIGIN: OWN }) });
});
afterAll(() => test.close());

async function allowed(path: string, origin: string, method = 'GET') {
  const headers = { origin, 'access-control-request-method': 'GET' };
  const answer = await test.app.request(path, { method, headers });
  expect(answer.headers.get('access-control-allow-credentials'), path).toBeNull();
  return answer.headers.get('access-control-allow-origin');
}

describe('pages of other sites', () => {
  it('may read public data', async () => {
    for (const path of ['/healthz', '/data/static/misc', '/api/search?q=elf'])
      for (const method of ['GET', 'OPTIONS']) expect(await allowed(path, ELSEWHERE, method), path).toBe('*');
  });

  it('may read the id of a request, and why a body is refused', async () => {
    const send = (path: string, length: number) =>
      test.app.request(path, {
        method: 'POST',
        headers: { origin: ELSEWHERE, 'content-type': 'application/json', 'content-length': `${length}` },
        body: 'x'.repeat(length),
      });
    const answer = await send('/api/v1/insight', 1_000_001);
    expect(answer.status).toBe(413);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')?.split(',')).toContain('X-Request-Id');
    const personal = await send('/api/users/sign-in', 1_000_001);
    expect([personal.status, personal.headers.get('access-control-allow-origin')]).toEqual([413, null]);
  });

  it('may neither call nor read anything personal', async () => {
    for (const path of ['/api/users/sign-in', '/api/users', '/api/staff/users', '/api/USERS/../users/x'])
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        expect(await allowed(path, ELSEWHERE, method), path).toBeNull();
        expect(await allowed(path, 'null', method), path).toBeNull();
      }
    expect(await allowed('/api/users/sign-in', OWN, 'OPTIONS')).toBe(OWN);
  });
});

describe('the body of a personal call', () => {
  const send = (type: string, path = '/api/users/sign-in') =>
    test.app.request(path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': '2' },
      body: '{}',
    });

  it('is accepted only as application/json, which no form of another site can send', async () => {
    for (const type of ['text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded', ''])
      for (const path of ['/api/users/sign-in', '/api/staff/roles'])
        expect((await send(type, path)).status, type).toBe(415);
    // Nothing answers: this app has no accounts.
    expect((await send('Application/JSON; charset=utf-8')).status).toBe(404);
  });
});

describe('Strict-Transport-Security', () => {
  it('is on every answer of a site whose configured address uses TLS', async () => {
    for (const path of ['/healthz', '/data/static/misc', '/api/nothing'])
      expect((await test.app.request(path)).headers.get('strict-transport-security'), path).toBe(
        'max-age=31536000',
      );
  });

  it.each([
    [{}, null],
    [{ PUBLIC_ORIGIN: 'http://decks.example.org' }, null],
    [{ PUBLIC_ORIGIN: OWN, HSTS: 'off' }, null],
    [{ PUBLIC_ORIGIN: OWN, HSTS: 'subdomains' }, 'max-age=31536000; includeSubDomains'],
    [{ HSTS: 'on' }, 'max-age=31536000'],
  ])('of the settings %j is %j', (env, value) => {
    expect(readSettings(env).hsts).toBe(value);
  });
});

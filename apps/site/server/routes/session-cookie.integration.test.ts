import type { Accounts } from '@deckwright/accounts';
import { Problem, SignedIn, SignInAnswer, UserProfile } from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openAccounts, USER_SITE } from '../testing/user-app.ts';

const HERE = 'https://decks.example.org';
const SITE = { ...USER_SITE, origin: HERE };
const OWN_PAGE = { 'session-in': 'cookie', 'sec-fetch-site': 'same-origin', origin: HERE };

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;
let plain: TestApp;
let count = 0;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  accounts = await openAccounts(database, { site: SITE });
  test = await openTestApp({}, { accounts, settings: readSettings({ PUBLIC_ORIGIN: HERE }) });
  plain = await openTestApp({}, { accounts });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
  await plain.close();
});

type Sent = { body?: unknown; headers?: Record<string, string>; app?: TestApp; at?: string };

async function call(method: string, path: string, { body, headers = {}, app = test, at = HERE }: Sent = {}) {
  return app.app.request(`${at}/api/users/${path}`, {
    method,
    headers: { host: new URL(at).host, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function registration() {
  count += 1;
  const consents = { terms: true, privacy: true };
  return { email: `jo${count}@example.org`, password: PASSWORD, username: 'Jo', consents };
}

/** A user who signed up on a page of the site, and the browser's cookie. */
async function newVisitor(sent: Sent = {}) {
  const body = registration();
  const answer = await call('POST', 'register', { headers: OWN_PAGE, ...sent, body });
  expect(answer.status).toBe(200);
  const { uid, token } = SignInAnswer.parse(await answer.json());
  expect(token).toBeNull();
  const header = answer.headers.get('set-cookie') ?? '';
  return { uid, email: body.email, header, cookie: header.split(';')[0] ?? '' };
}

const getStatus = async (answer: Promise<Response>) => (await answer).status;

describe('the session of a browser', () => {
  it('is in a cookie that no script, subdomain or other site gets', async () => {
    const { header } = await newVisitor();
    const [pair = '', ...attributes] = header.split('; ');
    expect(pair).toMatch(/^__Host-deckwright-session=[A-Za-z0-9]{32}$/);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=7776000', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  it('has a plain cookie if the site has no TLS, which one with TLS does not accept', async () => {
    const at = 'http://192.168.1.5:3000';
    const lan = { headers: { 'session-in': 'cookie', origin: at }, app: plain, at };
    const { uid, header, cookie } = await newVisitor(lan);
    expect(header).toMatch(/^deckwright-session=/);
    expect(header).not.toContain('Secure');
    // Such browsers do not send a GET's origin.
    const read = { headers: { 'session-in': 'cookie', cookie }, app: plain, at };
    expect(await getStatus(call('GET', uid, read))).toBe(200);
    expect(await getStatus(call('GET', uid, { headers: { ...OWN_PAGE, cookie } }))).toBe(401);
  });

  it("gives access to requests of the site's pages, and changes with what it sends", async () => {
    const { uid, cookie } = await newVisitor();
    const headers = { ...OWN_PAGE, cookie };
    expect(UserProfile.parse(await (await call('GET', uid, { headers })).json()).uid).toBe(uid);
    expect(await getStatus(call('PATCH', uid, { headers, body: { saltLevel: 2 } }))).toBe(200);
    const changed = await call('POST', 'change-password', {
      headers,
      body: { password: PASSWORD, newPassword: 'another three words' },
    });
    expect(await changed.json()).toEqual({ token: null });
    const next = changed.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(next).not.toBe(cookie);
    expect(await getStatus(call('GET', uid, { headers }))).toBe(401);
    const out = await call('POST', 'sign-out', { headers: { ...OWN_PAGE, cookie: next } });
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-deckwright-session=; Max-Age=0/);
    expect(await getStatus(call('GET', uid, { headers: { ...OWN_PAGE, cookie: next } }))).toBe(401);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.org' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['another site, by an old browser', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['nowhere, to change something', {}],
  ])('is closed to %s', async (_, from) => {
    const { uid, cookie } = await newVisitor();
    const headers = { 'session-in': 'cookie', cookie, ...from };
    for (const [method, path, body] of [
      ['PATCH', uid, { saltLevel: 2 }],
      ['POST', 'sign-out', undefined],
      ['DELETE', 'sessions', undefined],
    ] as const) {
      const answer = await call(method, path, { headers, body });
      expect(answer.status, path).toBe(403);
      expect(Problem.parse(await answer.json()).error.message).toContain('another site');
    }
    // Other sites cannot sign a browser in either.
    const signIn = { email: 'jo1@example.org', password: PASSWORD };
    const login = await call('POST', 'sign-in', { headers, body: signIn });
    expect([login.status, login.headers.get('set-cookie')]).toEqual([403, null]);
  });

  it('is refused before anything has changed if requested from elsewhere', async () => {
    const body = registration();
    const { uid, token } = SignedIn.parse(await (await call('POST', 'register', { body })).json());
    const authorization = `Bearer ${token}`;
    const headers = { authorization, 'session-in': 'cookie', 'sec-fetch-site': 'cross-site' };
    const next = { password: PASSWORD, newPassword: 'another three words' };
    expect(await getStatus(call('POST', 'change-password', { headers, body: next }))).toBe(403);
    expect(await getStatus(call('POST', 'renew-token', { headers }))).toBe(403);
    const other = registration();
    expect(await getStatus(call('POST', 'register', { headers, body: other }))).toBe(403);
    expect(await getStatus(call('GET', uid, { headers: { authorization } }))).toBe(200);
    const signIn = ({ email, password }: typeof body) =>
      getStatus(call('POST', 'sign-in', { body: { email, password } }));
    expect([await signIn(body), await signIn(other)]).toEqual([200, 401]);
  });

  it('is closed to calls that do not name it, as forms and links cannot', async () => {
    const { uid, cookie } = await newVisitor();
    const headers = { cookie, 'sec-fetch-site': 'same-origin', origin: HERE };
    for (const [method, path] of [
      ['GET', uid],
      ['GET', 'export'],
      ['GET', `${uid}/live`],
      ['POST', 'sign-out'],
      ['DELETE', uid],
    ] as const)
      expect(await getStatus(call(method, path, { headers })), path).toBe(401);
  });

  it('is granted to no other origin by CORS', async () => {
    const preflight = await test.app.request(`${HERE}/api/users/sign-out`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'session-in',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')?.toLowerCase()).not.toContain('session-in');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('deletes and subscribes nothing by GET', async () => {
    const { uid, cookie } = await newVisitor();
    const headers = { ...OWN_PAGE, cookie };
    expect(await getStatus(call('GET', 'delete', { headers }))).toBe(401);
    expect(await getStatus(call('GET', uid, { headers }))).toBe(200);
    const gone = await call('DELETE', uid, { headers });
    expect([gone.status, gone.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^__Host-deckwright-session=; Max-Age=0/),
    ]);
  });

  it('replaces a token that an earlier page stored, which becomes invalid', async () => {
    const body = registration();
    const { uid, token } = SignedIn.parse(await (await call('POST', 'register', { body })).json());
    const authorization = `Bearer ${token}`;
    const moved = await call('POST', 'renew-token', { headers: { ...OWN_PAGE, authorization } });
    expect(await moved.json()).toEqual({ token: null });
    const cookie = moved.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await getStatus(call('GET', uid, { headers: { authorization } }))).toBe(401);
    expect(await getStatus(call('GET', uid, { headers: { ...OWN_PAGE, cookie } }))).toBe(200);
    expect(await getStatus(call('POST', 'renew-token', { headers: { authorization } }))).toBe(401);
  });
});

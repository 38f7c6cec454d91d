import { type Accounts, createAccounts } from '@deckwright/accounts';
import { AccountExport, Problem, SignedIn, UserSessions } from '@deckwright/api-client/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../http/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const OTHER = 'another three words';
const PROXY = '10.0.0.1';

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;
const remoteAddress = '203.0.113.1';
let now = Date.now();
let count = 0;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  accounts = await createAccounts({
    database,
    secret: null,
    site: SITE,
    mailer: { send: async () => undefined },
    log: (line) => expect.fail(line),
    beatMs: 200,
    passwords: CHEAP_PASSWORDS,
  });
  const settings = readSettings({ TRUSTED_PROXIES: PROXY, COUNTRY_HEADER: 'X-Country' });
  const limits = createUserLimits(() => now);
  test = await openTestApp({}, { accounts, settings, limits });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});
beforeEach(() => {
  now += 3_600_000;
});

type Call = { body?: unknown; token?: string; headers?: Record<string, string> };

async function call(method: string, path: string, { body, token, headers = {} }: Call = {}) {
  const answer = await test.app.request(
    `/api/users/${path}`,
    {
      method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress } } },
  );
  expect(answer.headers.get('cache-control'), path).toBe('no-store');
  expect(answer.headers.get('set-cookie'), path).toBeNull();
  return answer;
}

async function refused(status: number, method: string, path: string, given: Call = {}): Promise<string> {
  const answer = await call(method, path, given);
  expect(answer.status, path).toBe(status);
  return Problem.parse(await answer.json()).error.message;
}

async function newUser(headers: Record<string, string> = {}) {
  count += 1;
  const email = `jo${count}@example.org`;
  const consents = { terms: true, privacy: true };
  const body = { email, password: PASSWORD, username: 'Jo', consents };
  const answer = await call('POST', 'register', { body, headers });
  expect(answer.status).toBe(200);
  return { ...SignedIn.parse(await answer.json()), email };
}

describe('/api/users/sessions', () => {
  it('are listed with the device, and end one by one or all others', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const { token, uid, email } = await newUser({ 'user-agent': firefox });
    const body = { email, password: PASSWORD };
    const begin = async () => SignedIn.parse(await (await call('POST', 'sign-in', { body })).json()).token;
    const [second, third] = [await begin(), await begin()];
    const list = async () =>
      UserSessions.parse(await (await call('GET', 'sessions', { token })).json()).sessions;
    const own = (await list()).filter(({ isCurrent }) => isCurrent);
    expect(own).toMatchObject([{ device: 'Firefox on Linux' }]);
    expect(JSON.stringify(await list())).not.toContain(token);
    const ids = UserSessions.parse(await (await call('GET', 'sessions', { token: second })).json());
    const gone = ids.sessions.find(({ isCurrent }) => isCurrent)?.id;
    expect(await (await call('DELETE', `sessions/${gone}`, { token })).json()).toEqual({ ended: 1 });
    await refused(401, 'GET', uid, { token: second });
    await refused(404, 'DELETE', `sessions/${gone}`, { token });
    expect(await (await call('DELETE', 'sessions', { token })).json()).toEqual({ ended: 1 });
    await refused(401, 'GET', uid, { token: third });
    expect(await list()).toHaveLength(1);
    const stranger = await newUser();
    await refused(404, 'DELETE', `sessions/${own[0]?.id}`, { token: stranger.token });
    for (const [method, path] of [
      ['GET', 'sessions'],
      ['DELETE', 'sessions'],
      ['DELETE', 'sessions/x'],
    ] as const)
      await refused(401, method, path);
  });
});

describe('export and deletion', () => {
  it('ask for the password where it was not given lately', async () => {
    const { token, uid } = await newUser();
    const before = "now() - interval '11 minutes'";
    await database.orm.execute(`UPDATE sessions SET proven_at = ${before} WHERE user_id = '${uid}'`);
    const calls = [
      ['GET', 'export'],
      ['GET', 'delete'],
      ['DELETE', uid],
    ] as const;
    for (const [method, path] of calls)
      expect(await refused(403, method, path, { token })).toBe('Enter your password again to continue.');
    await refused(403, 'POST', 'reauthenticate', { token, body: { password: OTHER } });
    await refused(403, 'GET', 'delete', { token });
    const proof = await call('POST', 'reauthenticate', { token, body: { password: PASSWORD } });
    expect(await proof.json()).toEqual({ seconds: 600 });
    expect((await call('GET', 'export', { token })).status).toBe(200);
    expect((await call('GET', 'delete', { token })).status).toBe(200);
  });

  it('gives everything as a file', async () => {
    const { token, email } = await newUser();
    const answer = await call('GET', 'export', { token });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect(AccountExport.parse(await answer.json()).account.email).toBe(email);
  });

  it.each(['GET', 'DELETE'])('deletes by %s, with the token alone', async (method) => {
    const { token, uid, email } = await newUser();
    const path = method === 'GET' ? 'delete' : uid;
    await refused(401, method, path);
    expect(await (await call(method, path, { token })).json()).toEqual({ deleted: true });
    await refused(401, 'GET', uid, { token });
    await refused(401, 'POST', 'sign-in', { body: { email, password: PASSWORD } });
  });
});

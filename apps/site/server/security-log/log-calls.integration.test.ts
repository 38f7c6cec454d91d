import { type Accounts, createAccounts, createStaff, type Staff } from '@deckwright/accounts';
import {
  MadeApiKey,
  PasskeyCreation,
  PasskeyRequest,
  SignedIn,
  StaffSecurity,
  UserPasskey,
} from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { SoftwarePasskey } from '../../../../tooling/testing/software-passkey.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { SECURITY_EVENTS } from './events.data.ts';
import { SecurityLog } from './security-log.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const HERE = 'http://localhost';
const ADDRESS = '203.0.113.77';

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let staff: Staff;
let test: TestApp;
let lines: string[] = [];
let log: SecurityLog;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const mailer = { send: async () => undefined };
  const reported = (line: string) => expect.fail(line);
  accounts = await createAccounts({
    ...{ database, secret: null, site: SITE, mailer, log: reported },
    passwords: CHEAP_PASSWORDS,
  });
  staff = createStaff({ database, mailer, site: SITE, log: reported });
  const sink = { append: (line: string) => void lines.push(line), stop: async () => {} };
  // All within one minute, however slow the machine.
  log = new SecurityLog({ sink, secret: 'of the database', steady: () => 0 });
  const data = (): Promise<never> => Promise.reject(new Error('nobody asks'));
  test = await openTestApp(
    {},
    { accounts, securityLog: log, limits: createUserLimits(), staff: { staff, data, status: data } },
  );
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});
beforeEach(() => {
  lines = [];
});

async function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  return test.app.request(
    `/api/${path}`,
    {
      method,
      headers: { origin: HERE, host: 'localhost', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: ADDRESS } } },
  );
}

async function register(email: string) {
  const consents = { terms: true, privacy: true };
  const answer = await call('POST', 'users/register', undefined, {
    ...{ email, password: PASSWORD, username: 'Jo', consents },
  });
  return SignedIn.parse(await answer.json());
}

const reported = () => lines.map((line) => JSON.parse(line));

describe('the security log', () => {
  it('covers an account from creation to deletion, without a secret or an address', async () => {
    const email = 'secret-jo@example.org';
    const { token, uid } = await register(email);
    await call('POST', 'users/sign-in', undefined, { email, password: 'a wrong password' });
    await call('POST', 'users/reauthenticate', token, { password: 'a wrong password' });
    const changed = { password: PASSWORD, newPassword: 'another three words' };
    await call('POST', 'users/change-password', token, changed);
    const signedIn = await call('POST', 'users/sign-in', undefined, {
      email,
      password: 'another three words',
    });
    const { token: next } = SignedIn.parse(await signedIn.json());
    await call('GET', 'users/export', next);
    await call('DELETE', `users/${uid}`, next);
    const hash = log.hash(email);
    expect(reported()).toMatchObject([
      { event: 'registration', outcome: 'done', account: uid, email: hash, network: log.hash(ADDRESS) },
      { event: 'sign-in', outcome: 'failed', reason: 'unauthenticated', email: hash },
      { event: 'password-asked', outcome: 'failed', reason: 'permission-denied', account: uid },
      { event: 'password-changed', outcome: 'done', account: uid },
      { event: 'sign-in', outcome: 'done', account: uid, email: hash },
      { event: 'account-exported', outcome: 'done', account: uid },
      { event: 'account-deleted', outcome: 'done', account: uid, subject: uid },
    ]);
    const whole = lines.join('');
    for (const secret of [email, ADDRESS, PASSWORD, 'wrong password', token, next, 'Jo"'])
      expect(whole, secret).not.toContain(secret);
  });

  it('covers API keys, without the keys', async () => {
    const { token, uid } = await register('key-jo@example.org');
    lines = [];
    const made = MadeApiKey.parse(
      await (await call('POST', 'users/api-keys', token, { name: 'Bot' })).json(),
    );
    await call('GET', 'v1/cards/beacon', made.key);
    await call('DELETE', `users/${uid}/api-keys/${made.apiKey.id}`, token);
    await call('GET', 'v1/cards/beacon', made.key);
    const second = MadeApiKey.parse(
      await (await call('POST', 'users/api-keys', token, { name: 'Bot' })).json(),
    );
    // The address of before.
    await call('DELETE', `users/api-keys/${second.apiKey.id}`, token);
    expect(reported()).toMatchObject([
      { event: 'api-key-made', outcome: 'done', account: uid },
      { event: 'api-key-revoked', outcome: 'done', account: uid, subject: made.apiKey.id },
      { event: 'refusal', outcome: 'failed', reason: 'unauthenticated', call: 'GET /api/v1' },
      { event: 'api-key-made', outcome: 'done', account: uid },
      { event: 'api-key-revoked', outcome: 'done', account: uid, subject: second.apiKey.id },
    ]);
    expect(lines.join('')).not.toContain('dwk_');
  });

  it('covers wrong keys and limits of the public API, the first of each network in a minute', async () => {
    const { token, uid } = await register('busy-jo@example.org');
    const made = MadeApiKey.parse(
      await (await call('POST', 'users/api-keys', token, { name: 'Bot' })).json(),
    );
    const limits = createUserLimits(() => 0, { requests: 1, work: 1 });
    const own = await openTestApp({}, { accounts, securityLog: log, limits });
    const ask = async (path: string, key: string, address: string) => {
      const init = { method: path === '/mcp' ? 'POST' : 'GET', headers: { authorization: `Bearer ${key}` } };
      const env = { incoming: { socket: { remoteAddress: address } } };
      return (await own.app.request(path, init, env)).status;
    };
    lines = [];
    const path = '/api/v1/cards/beacon';
    for (let count = 0; count < 100; count += 1)
      expect(await ask(path, 'dwk_guess', '203.0.113.80')).toBe(count < 60 ? 401 : 429);
    expect(await ask('/mcp', 'dwk_guess', '203.0.113.81')).toBe(401);
    expect(await ask(path, made.key, '203.0.113.82')).toBe(200);
    for (let count = 0; count < 10; count += 1) expect(await ask(path, made.key, '203.0.113.82')).toBe(429);
    expect(reported()).toMatchObject([
      { event: 'refusal', reason: 'unauthenticated', network: log.hash('203.0.113.80'), call: 'GET /api/v1' },
      { event: 'limit', reason: 'resource-exhausted', network: log.hash('203.0.113.80') },
      { event: 'refusal', network: log.hash('203.0.113.81'), call: 'POST /mcp' },
      { event: 'limit', account: uid, network: log.hash('203.0.113.82'), call: 'GET /api/v1' },
    ]);
    await own.close();
  });

  it('covers passkeys, and whose account one has opened', async () => {
    const { token, uid } = await register('passkey-jo@example.org');
    lines = [];
    const key = new SoftwarePasskey(HERE);
    const options = PasskeyCreation.parse(await (await call('POST', 'users/passkeys/begin', token)).json());
    const added = await call('POST', 'users/passkeys', token, { response: key.create(options) });
    const { id } = UserPasskey.parse(await added.json());
    const begun = PasskeyRequest.parse(await (await call('POST', 'users/passkey-sign-in/begin')).json());
    const response = key.get(begun);
    await call('POST', 'users/passkey-sign-in', undefined, { response });
    await call('PATCH', `users/${uid}/passkeys/${id}`, token, { name: 'Blue' });
    await call('DELETE', `users/${uid}/passkeys/${id}`, token);
    await call('POST', 'users/passkey-sign-in', undefined, { response });
    await call('POST', 'users/renew-token', token);
    expect(reported()).toMatchObject([
      { event: 'passkey-added', outcome: 'done', account: uid },
      { event: 'sign-in', outcome: 'done', account: uid, call: 'POST /api/users/passkey-sign-in' },
      { event: 'passkey-removed', outcome: 'done', account: uid, subject: id },
      { event: 'sign-in', outcome: 'failed', reason: 'unauthenticated' },
      { event: 'session-renewed', outcome: 'done', account: uid },
    ]);
  });

  it('covers what staff do and to whom, and refusals, and shows the last lines only to staff', async () => {
    const [admin, other] = [await register('ada@example.org'), await register('bo@example.org')];
    await database.orm.execute(`UPDATE users SET two_factor_enabled = true WHERE id = '${admin.uid}'`);
    await database.orm.execute('UPDATE users SET email_verified = true');
    const roles = { isStaff: true, isAdmin: true };
    await staff.setRoles({ by: { kind: 'command' }, uid: admin.uid, roles });
    lines = [];
    expect((await call('GET', 'staff/security', other.token)).status).toBe(403);
    expect((await call('GET', 'staff/security')).status).toBe(401);
    const made = { isStaff: true, isAdmin: false };
    await call('PUT', `staff/users/${other.uid}/roles`, admin.token, made);
    await call('DELETE', `staff/users/${other.uid}/name`, admin.token);
    await call('PUT', `staff/users/${other.uid}/name`, admin.token, { name: 'Bo' });
    expect(reported()).toMatchObject([
      { event: 'refusal', reason: 'permission-denied', account: other.uid, call: 'GET /api/staff' },
      { event: 'refusal', reason: 'unauthenticated', call: 'GET /api/staff' },
      { event: 'roles-changed', outcome: 'done', account: admin.uid, subject: other.uid },
      { event: 'name-removed', outcome: 'done', account: admin.uid, subject: other.uid },
      { event: 'staff-action', outcome: 'done', account: admin.uid, call: 'PUT /api/staff' },
    ]);
    const answer = await call('GET', `staff/security?q=${other.uid}`, admin.token);
    const shown = StaffSecurity.parse(await answer.json());
    expect(shown.lines.map(({ event }) => event)).toEqual([
      ...['name-removed', 'roles-changed', 'refusal', 'registration'],
    ]);
  });

  it("covers limits, with paths only if they are the site's own", async () => {
    for (let n = 0; n < 11; n += 1)
      await call('POST', 'users/sign-in', undefined, { email: 'cy@example.org', password: 'wrong wrong' });
    expect(reported().at(-1)).toMatchObject({ event: 'limit', email: log.hash('cy@example.org') });
    lines = [];
    await call('DELETE', 'users/jo@example.org');
    expect(reported()).toMatchObject([
      { event: 'account-deleted', outcome: 'failed', reason: 'unauthenticated' },
    ]);
    expect(lines.join('')).not.toContain('example');
  });

  it('has a page for operators that explains every event', async () => {
    const { readFile } = await import('node:fs/promises');
    const page = await readFile(new URL('../../../../docs/operate/security-log.md', import.meta.url), 'utf8');
    for (const event of SECURITY_EVENTS) expect(page).toContain(`\`${event}\``);
  });
});

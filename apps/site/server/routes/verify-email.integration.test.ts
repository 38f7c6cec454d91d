import { type Accounts, createAccounts } from '@deckwright/accounts';
import { Problem, SignedIn } from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const remoteAddress = '203.0.113.199';
const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  accounts = await createAccounts({
    database,
    secret: null,
    site: { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } },
    mailer: { send: async () => undefined },
    log: (line) => expect.fail(line),
    passwords: CHEAP_PASSWORDS,
  });
  test = await openTestApp({}, { accounts, settings: readSettings({}), limits: createUserLimits() });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});

async function post(path: string, { body, token }: { body?: object; token?: string }): Promise<Response> {
  return test.app.request(
    `/api/users/${path}`,
    {
      method: 'POST',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
    { incoming: { socket: { remoteAddress } } },
  );
}

async function newToken(number: number): Promise<string> {
  const answer = await post('register', {
    body: {
      email: `verify${number}@example.org`,
      password: 'three words in a row',
      username: `Jo ${number}`,
      consents: { terms: true, privacy: true },
    },
  });
  return SignedIn.parse(await answer.json()).token;
}

describe('POST /api/users/verify-email', () => {
  it('is limited by address for any request for codes', async () => {
    for (let user = 0; user < 6; user += 1) {
      const token = await newToken(user);
      for (let requested = 0; requested < 5; requested += 1)
        expect((await post('verify-email', { token })).status).toBe(200);
    }
    const refused = await post('verify-email', { token: await newToken(6) });
    expect(refused.status).toBe(429);
    expect(Problem.parse(await refused.json()).error.message).toMatch(/Wait/);
  });
});

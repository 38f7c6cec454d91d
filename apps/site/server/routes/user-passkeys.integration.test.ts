import { type Accounts, createStaff } from '@deckwright/accounts';
import {
  PasskeyCreation,
  PasskeyRequest,
  Problem,
  SignedIn,
  StaffVotes,
  UserPasskey,
  UserPasskeys,
} from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { SoftwarePasskey } from '../../../../tooling/testing/software-passkey.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { openAccounts, USER_SITE } from '../testing/user-app.ts';

const HERE = 'https://decks.example.org';
const ALSO_HERE = 'https://cards.example.net';
const SITE = { ...USER_SITE, origin: HERE };

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;
let count = 0;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const mailer = { send: async () => undefined };
  const log = (line: string) => expect.fail(line);
  accounts = await openAccounts(database, { site: SITE });
  const settings = readSettings({ PUBLIC_ORIGIN: HERE, MORE_ORIGINS: ALSO_HERE });
  const staff = {
    staff: createStaff({ database, mailer, site: SITE, log }),
    data: () => expect.fail('unasked'),
    status: () => expect.fail('unasked'),
  };
  test = await openTestApp({}, { accounts, settings, staff });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});

type Call = { body?: unknown; token?: string; origin?: string | null };

function call(method: string, path: string, { body, token, origin = HERE }: Call = {}) {
  return test.app.request(`${HERE}/api/${path}`, {
    method,
    headers: {
      host: 'inside:3000',
      ...(origin === null ? {} : { origin }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function newUser() {
  count += 1;
  const email = `jo${count}@example.org`;
  const consents = { terms: true, privacy: true };
  const body = { email, password: PASSWORD, username: 'Jo', consents };
  return { ...SignedIn.parse(await (await call('POST', 'users/register', { body })).json()), email };
}

async function add(token: string, origin = HERE) {
  const key = new SoftwarePasskey(origin);
  const begun = await call('POST', 'users/passkeys/begin', { token, origin });
  const options = PasskeyCreation.parse(await begun.json());
  const body = { response: key.create(options), name: 'Phone' };
  const added = await call('POST', 'users/passkeys', { token, origin, body });
  expect(added.status).toBe(200);
  return { key, options, passkey: UserPasskey.parse(await added.json()) };
}

async function signIn(key: SoftwarePasskey, origin = HERE) {
  const begun = await call('POST', 'users/passkey-sign-in/begin', { origin });
  const options = PasskeyRequest.parse(await begun.json());
  return call('POST', 'users/passkey-sign-in', { origin, body: { response: key.get(options) } });
}

describe('/api/users/passkeys', () => {
  it('creates keys that are found without an address and opened by their owner', async () => {
    const { token, email } = await newUser();
    const { options, passkey } = await add(token);
    expect(options).toMatchObject({
      rp: { id: 'decks.example.org', name: 'Deckwright' },
      user: { name: email, displayName: 'Jo' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const own = UserPasskeys.parse(await (await call('GET', 'users/passkeys', { token })).json());
    expect(own.passkeys).toEqual([passkey]);
  });

  it('signs in, at every address of the site with the keys created there', async () => {
    const { token, uid } = await newUser();
    const [here, there] = [await add(token), await add(token, ALSO_HERE)];
    for (const [key, origin] of [
      [here.key, HERE],
      [there.key, ALSO_HERE],
    ] as const)
      expect(SignedIn.parse(await (await signIn(key, origin)).json()).uid).toBe(uid);
    expect((await signIn(here.key, ALSO_HERE)).status).toBe(401);
  });

  it('rejects pages of other sites', async () => {
    const { token } = await newUser();
    const { key } = await add(token);
    for (const origin of ['https://evil.example', null, 'null']) {
      const begun = await call('POST', 'users/passkey-sign-in/begin', { origin });
      expect(begun.status).toBe(400);
      expect(Problem.parse(await begun.json()).error.message).toContain('pages of this site');
      expect((await call('POST', 'users/passkeys/begin', { token, origin })).status).toBe(400);
    }
    expect((await signIn(key)).status).toBe(200);
  });

  it('renames and removes, for their owner only', async () => {
    const { token } = await newUser();
    const { passkey, key } = await add(token);
    const path = `users/passkeys/${passkey.id}`;
    const other = await newUser();
    for (const [method, body] of [
      ['PATCH', { name: 'Desk' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await call(method, path, { body })).status).toBe(401);
      expect((await call(method, path, { body, token: other.token })).status).toBe(404);
    }
    const renamed = await call('PATCH', path, { token, body: { name: 'Desk' } });
    expect(UserPasskey.parse(await renamed.json())).toEqual({ ...passkey, name: 'Desk' });
    expect((await call('DELETE', path, { token })).status).toBe(200);
    expect((await signIn(key)).status).toBe(401);
  });

  it('admits staff, whom a password alone does not', async () => {
    const { token, uid } = await newUser();
    const { key } = await add(token);
    await database.orm.execute(`UPDATE profiles SET is_staff = true WHERE user_id = '${uid}'`);
    const refused = await call('GET', 'staff/votes', { token });
    expect(refused.status).toBe(400);
    expect(Problem.parse(await refused.json()).error.message).toContain('or sign in with a passkey');
    const { token: second } = SignedIn.parse(await (await signIn(key)).json());
    expect(
      StaffVotes.safeParse(await (await call('GET', 'staff/votes', { token: second })).json()).success,
    ).toBe(true);
  });
});

import { type Accounts, createAccounts } from '@deckwright/accounts';
import { AccountExport, AdsConsent, SignedIn } from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };

const databases = createTestDatabases();

describe.each(KINDS)('/api/users/{uid}/ads-consent, %s', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let test: TestApp;
  let count = 0;

  beforeAll(async () => {
    database = await databases.openNew(kind);
    accounts = await createAccounts({
      database,
      secret: null,
      site: SITE,
      mailer: { send: async () => undefined },
      log: (line) => expect.fail(line),
      passwords: CHEAP_PASSWORDS,
    });
    test = await openTestApp({}, { accounts });
  });
  afterAll(async () => {
    await accounts.stop();
    await test.close();
  });

  const call = (method: string, path: string, token: string | null, body?: unknown) =>
    test.app.request(`/api/users/${path}`, {
      method,
      ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function newUser(ads?: boolean) {
    count += 1;
    const consents = { terms: true, privacy: true, ...(ads === undefined ? {} : { ads }) };
    const body = {
      email: `jo${count}@example.org`,
      password: 'three words in a row',
      username: 'Jo',
      consents,
    };
    return SignedIn.parse(await (await call('POST', 'register', null, body)).json());
  }

  const getIdentity = async ({ uid, token }: SignedIn) =>
    AdsConsent.parse(await (await call('GET', `${uid}/ads-consent`, token)).json()).identity;

  it('is what was chosen at registration, and empty otherwise', async () => {
    expect(await getIdentity(await newUser(true))).toBe('yes');
    expect(await getIdentity(await newUser(false))).toBeNull();
    expect(await getIdentity(await newUser())).toBeNull();
  });

  it('is the last answer, with its time in the export', async () => {
    const user = await newUser(true);
    const consents = async () =>
      AccountExport.parse(await (await call('GET', 'export', user.token)).json()).consents;
    for (const identity of ['no', 'yes', 'no', 'no'] as const) {
      const answer = await call('PUT', `${user.uid}/ads-consent`, user.token, { identity });
      expect(await answer.json()).toEqual({ identity });
      expect(await getIdentity(user)).toBe(identity);
      const { ads, adsRefused } = await consents();
      expect([ads === null, adsRefused === null]).toEqual([identity === 'no', identity === 'yes']);
    }
  });

  it('is accessible only to its user, and accepts nothing but an answer', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const path = `${one.uid}/ads-consent`;
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', { identity: 'yes' }],
    ] as const) {
      expect((await call(method, path, two.token, body)).status).toBe(403);
      expect((await call(method, path, null, body)).status).toBe(401);
    }
    for (const body of [{}, { identity: null }, { identity: true }, []])
      expect((await call('PUT', path, one.token, body)).status).toBe(400);
    expect(await getIdentity(one)).toBeNull();
  });
});

import { type Accounts, createAccounts } from '@deckwright/accounts';
import { Problem, SignedIn } from '@deckwright/contract/schemas';
import type { Database } from '@deckwright/database';
import { RefusalCounts } from '@deckwright/overload';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { CHEAP_PASSWORDS, PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from './test-app.ts';

export const USER_SITE = {
  name: 'Deckwright',
  origin: 'http://localhost',
  operator: { name: null, email: null },
};
/** The proxy that the app trusts, and the default address of visitors. */
export const PROXY = '10.0.0.1';
export const HOME = '203.0.113.1';

export type UserCall = { body?: unknown; token?: string; headers?: Record<string, string> };

/** Accounts over a database, whose log has to stay empty; emails go nowhere. */
export function openAccounts(
  database: Database,
  changes: Partial<Parameters<typeof createAccounts>[0]> = {},
): Promise<Accounts> {
  return createAccounts({
    database,
    secret: null,
    site: USER_SITE,
    mailer: { send: async () => undefined },
    log: (line) => expect.fail(line),
    passwords: CHEAP_PASSWORDS,
    ...changes,
  });
}

/**
 * An app with accounts for the tests of a file, opened before the first and closed after the last, and calls below
 * `/api/users` as programs make them. Each test starts with fresh limits.
 */
export function createUserApp() {
  const databases = createTestDatabases();
  const mails: { to: string; text: string }[] = [];
  const from = { address: HOME };
  const clock = { now: Date.now() };
  const refusals = new RefusalCounts();
  let database: Database;
  let accounts: Accounts;
  let test: TestApp;
  let count = 0;

  beforeAll(async () => {
    database = await databases.openNew('pglite');
    const mailer = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
    accounts = await openAccounts(database, { mailer, heartbeatMs: 200 });
    const settings = readSettings({ TRUSTED_PROXIES: PROXY, COUNTRY_HEADER: 'X-Country' });
    const limits = createUserLimits(() => clock.now);
    test = await openTestApp({}, { accounts, settings, limits, refusals });
  }, 60_000);
  afterAll(async () => {
    await accounts.stop();
    await test.close();
  });
  beforeEach(() => {
    clock.now += 3_600_000;
  });

  async function call(method: string, path: string, { body, token, headers = {} }: UserCall = {}) {
    const answer = await test.app.request(
      `/api/users/${path}`,
      {
        method,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: from.address } } },
    );
    expect(answer.headers.get('cache-control'), path).toBe('no-store');
    expect(answer.headers.get('set-cookie'), path).toBeNull();
    return answer;
  }

  return {
    call,
    /** The message a call is refused with. */
    refused: async (status: number, method: string, path: string, given: UserCall = {}): Promise<string> => {
      const answer = await call(method, path, given);
      expect(answer.status, path).toBe(status);
      return Problem.parse(await answer.json()).error.message;
    },
    /** A user called Jo, whose password is PASSWORD. */
    newUser: async (headers: Record<string, string> = {}) => {
      count += 1;
      const email = `jo${count}@example.org`;
      const consents = { terms: true, privacy: true };
      const body = { email, password: PASSWORD, username: 'Jo', consents };
      const answer = await call('POST', 'register', { body, headers });
      expect(answer.status).toBe(200);
      return { ...SignedIn.parse(await answer.json()), email };
    },
    mails,
    from,
    clock,
    refusals,
    get database() {
      return database;
    },
    get accounts() {
      return accounts;
    },
    get app() {
      return test.app;
    },
  };
}

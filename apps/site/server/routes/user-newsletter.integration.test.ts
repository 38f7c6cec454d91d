import { type Accounts, createAccounts, createNewsletter, newsletterPart } from '@deckwright/accounts';
import { NewsletterState, SignedIn } from '@deckwright/contract/schemas';
import { type Database, newsletterAddresses } from '@deckwright/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createNewsletterService } from '../accounts/newsletter-service.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const NONE = { subscribed: false, pending: false };
const PENDING = { subscribed: false, pending: true };
const SUBSCRIBED = { subscribed: true, pending: false };

type Sent = { to: string; subject: string; text: string };

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;
let count = 0;
const mails: Sent[] = [];

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const deps = {
    database,
    site: SITE,
    mailer: { send: async (mail: Sent) => void mails.push(mail) },
    log: (line: string) => expect.fail(line),
    passwords: CHEAP_PASSWORDS,
  };
  const newsletter = createNewsletter(deps);
  accounts = await createAccounts({ ...deps, secret: null, parts: [newsletterPart(newsletter)] });
  test = await openTestApp(
    {},
    { accounts, newsletter, newsletterService: createNewsletterService(newsletter) },
  );
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});
beforeEach(() => {
  mails.length = 0;
});

type User = { token: string; uid: string; email: string };

function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  return Promise.resolve(test.app.request(`/api/${path}`, init));
}

async function newUser(newsletter?: boolean): Promise<User> {
  count += 1;
  const email = `jo${count}@example.org`;
  const consents = { terms: true, privacy: true, ...(newsletter === undefined ? {} : { newsletter }) };
  const body = { email, password: PASSWORD, username: 'Jo', consents };
  const signedIn = SignedIn.parse(await (await call('POST', 'users/register', undefined, body)).json());
  await accounts.settled();
  return { ...signedIn, email };
}

async function state(answer: Promise<Response>): Promise<NewsletterState> {
  const { status, headers } = await answer;
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  return NewsletterState.parse(await (await answer).json());
}

/** Opens the link of the newest email to the user. */
async function confirm({ email }: User): Promise<void> {
  const mail = mails.findLast(({ to, subject }) => to === email && subject.startsWith('Confirm'));
  const token = mail?.text.split('token=')[1]?.slice(0, 43);
  expect((await call('POST', 'newsletter/confirm', undefined, { token })).status).toBe(200);
}

describe('GET /api/users/newsletter', () => {
  it('asks by email, subscribes after the link, changes nothing when repeated, and ends', async () => {
    const user = await newUser();
    expect(mails).toEqual([]);
    for (let time = 0; time < 3; time += 1)
      expect(await state(call('GET', 'users/newsletter', user.token))).toEqual(PENDING);
    expect(mails.map(({ to }) => to)).toEqual([user.email]);
    await confirm(user);
    expect(await state(call('GET', 'users/newsletter', user.token))).toEqual(SUBSCRIBED);
    expect(mails).toHaveLength(2);
    expect(await state(call('GET', 'users/newsletter?subscribe=false', user.token))).toEqual(NONE);
    expect(await state(call('GET', 'users/newsletter?subscribe=false', user.token))).toEqual(NONE);
  });

  it('does nothing for a link or an image: without a valid bearer token', async () => {
    const { token } = await newUser();
    const cookie = { headers: { cookie: `token=${token}; better-auth.session_token=${token}` } };
    expect((await test.app.request('/api/users/newsletter', cookie)).status).toBe(401);
    // No call takes a token from an address.
    expect((await call('GET', `users/newsletter?token=${token}`)).status).toBe(400);
    expect((await call('GET', 'users/newsletter', 'x')).status).toBe(401);
    expect(mails).toEqual([]);
  });

  it('refuses any word but true or false', async () => {
    const { token } = await newUser();
    expect((await call('GET', 'users/newsletter?subscribe=maybe', token)).status).toBe(400);
    expect(mails).toEqual([]);
  });
});

describe('/api/users/{uid}/newsletter', () => {
  it('reads, starts and ends like the call above', async () => {
    const user = await newUser();
    const path = `users/${user.uid}/newsletter`;
    expect(await state(call('GET', path, user.token))).toEqual(NONE);
    expect(await state(call('PUT', path, user.token, { subscribed: true }))).toEqual(PENDING);
    await confirm(user);
    expect(await state(call('GET', path, user.token))).toEqual(SUBSCRIBED);
    expect(await state(call('PUT', path, user.token, { subscribed: false }))).toEqual(NONE);
  });

  it('is accessible only to its user', async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const [method, body] of [['GET'], ['PUT', { subscribed: true }]] as const) {
      expect((await call(method, `users/${one.uid}/newsletter`, other.token, body)).status).toBe(403);
      expect((await call(method, `users/${one.uid}/newsletter`, undefined, body)).status).toBe(401);
    }
    expect(mails).toEqual([]);
  });

  it('refuses a body of another form, and another method', async () => {
    const { token, uid } = await newUser();
    for (const body of [{}, { subscribed: 'yes' }, null])
      expect((await call('PUT', `users/${uid}/newsletter`, token, body)).status).toBe(400);
    expect((await call('DELETE', `users/${uid}/newsletter`, token)).status).toBe(405);
  });
});

describe('the newsletter of an account', () => {
  it('is requested at registration only by those who want it', async () => {
    const user = await newUser(true);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Confirm the Deckwright newsletter'],
    ]);
    expect(await state(call('GET', `users/${user.uid}/newsletter`, user.token))).toEqual(PENDING);
    await newUser(false);
    expect(mails).toHaveLength(1);
  });

  it('is part of the export and deleted with the account, confirmed or not', async () => {
    for (const confirmed of [true, false]) {
      const user = await newUser(true);
      if (confirmed) await confirm(user);
      const reported = await (await call('GET', 'users/export', user.token)).json();
      expect(reported.newsletter).toEqual(confirmed ? SUBSCRIBED : PENDING);
      expect((await call('DELETE', `users/${user.uid}`, user.token)).status).toBe(200);
      const stored = await database.orm
        .select({ email: newsletterAddresses.email })
        .from(newsletterAddresses);
      expect(stored.map(({ email }) => email)).not.toContain(user.email);
    }
  });

  it('follows the account to its new address', async () => {
    const user = await newUser(true);
    await confirm(user);
    const email = `new-${user.email}`;
    await call('POST', 'users/change-email', user.token, { email, password: PASSWORD });
    await accounts.settled();
    const code = /^ {4}(\d{6})$/m.exec(mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    expect((await call('POST', 'users/confirm-email', user.token, { code })).status).toBe(200);
    await accounts.settled();
    expect(await state(call('GET', `users/${user.uid}/newsletter`, user.token))).toEqual(SUBSCRIBED);
    const stored = await database.orm.select({ email: newsletterAddresses.email }).from(newsletterAddresses);
    const addresses = stored.map((row) => row.email);
    expect(addresses).toContain(email);
    expect(addresses).not.toContain(user.email);
  });
});

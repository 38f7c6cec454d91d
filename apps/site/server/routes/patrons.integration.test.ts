import { createHmac } from 'node:crypto';
import { type Accounts, createAccounts, createPatrons, type Patrons, patronPart } from '@deckwright/accounts';
import { type Database, patronMembers, profiles, users } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const SECRET = 'a secret of the patron service';
const PATH = '/api/patrons/webhook';

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let patrons: Patrons;
let test: TestApp;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const log = (line: string) => expect.fail(line);
  patrons = createPatrons({ database, log });
  const mailer = { send: async () => undefined };
  const parts = [patronPart(patrons)];
  accounts = await createAccounts({
    ...{ database, secret: null, site: SITE, mailer, parts, log },
    passwords: CHEAP_PASSWORDS,
  });
  const settings = readSettings({ PATRON_WEBHOOK_SECRET: SECRET });
  test = await openTestApp({}, { accounts, patrons, settings });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});

function sign(body: string | Uint8Array<ArrayBuffer>): string {
  return createHmac('md5', SECRET).update(body).digest('hex');
}

function send(
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | null = sign(body),
  trigger = 'members:update',
) {
  const headers = {
    'x-patreon-event': trigger,
    ...(signature === null ? {} : { 'x-patreon-signature': signature }),
  };
  return test.app.request(PATH, { method: 'POST', headers, body });
}

/** As documented by the service, including many fields that are not used here. */
function message(email: string, changes: Record<string, unknown> = {}): string {
  return JSON.stringify({
    data: {
      type: 'member',
      id: `id of ${email}`,
      attributes: {
        email,
        full_name: 'Jo Example',
        is_follower: false,
        patron_status: 'active_patron',
        currently_entitled_amount_cents: 500,
        last_charge_date: '2026-03-01T08:00:00.000+00:00',
        last_charge_status: 'Paid',
        lifetime_support_cents: 1500,
        pledge_relationship_start: '2026-01-01T08:00:00.000+00:00',
        ...changes,
      },
      relationships: { user: { data: { id: '1', type: 'user' } } },
    },
    included: [{ type: 'user', id: '1', attributes: { full_name: 'Jo Example' } }],
    links: { self: 'https://patrons.example/1' },
  });
}

async function newPatron(email: string) {
  const consents = { terms: true, privacy: true } as const;
  const user = await accounts.register({ email, password: 'three words in a row', username: 'Jo', consents });
  await database.orm.update(users).set({ emailVerified: true });
  const status = async () => {
    const rows = await database.orm.select().from(profiles);
    const row = rows.find(({ userId }) => userId === user.uid);
    return row && [row.patreonStatus, row.patreonCents];
  };
  return { ...user, status };
}

describe(`POST ${PATH}`, () => {
  it('applies a signed message once', async () => {
    const jo = await newPatron('jo@example.org');
    const first = await send(message('jo@example.org'));
    expect([first.status, await first.json()]).toEqual([200, { applied: true }]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await jo.status()).toEqual(['active_patron', 500]);
    const again = await send(message('jo@example.org'));
    expect(await again.json()).toEqual({ applied: false });
  });

  it('refuses wrong signatures, missing ones, and those of other bytes, and stores nothing of them', async () => {
    const stored = async () => (await database.orm.select().from(patronMembers)).length;
    const before = await stored();
    const body = message('thief@example.org');
    const wrong = [null, '', 'x', '0'.repeat(32), sign(`${body} `), `${sign(body)}00`, sign(body).slice(1)];
    for (const signature of wrong) expect((await send(body, signature)).status).toBe(403);
    const sha = createHmac('sha256', SECRET).update(body).digest('hex');
    expect((await send(body, sha)).status).toBe(403);
    expect(await stored()).toBe(before);
    expect((await send(body, sign(body).toUpperCase())).status).toBe(200);
  });

  it('does not go back with late messages', async () => {
    const ann = await newPatron('ann@example.org');
    const old = message('ann@example.org');
    const gone = message('ann@example.org', { last_charge_date: '2026-03-10T00:00:00Z' });
    await send(gone, sign(gone), 'members:pledge:delete');
    expect(await ann.status()).toEqual(['former_patron', 0]);
    expect(await (await send(old)).json()).toEqual({ applied: false });
    // The same bytes with another event name: only the body is signed.
    expect(await (await send(gone, sign(gone), 'members:update')).json()).toEqual({ applied: false });
    expect(await ann.status()).toEqual(['former_patron', 0]);
    const next = message('ann@example.org', { last_charge_date: '2026-03-11T00:00:00Z' });
    expect(await (await send(next)).json()).toEqual({ applied: true });
    expect(await ann.status()).toEqual(['active_patron', 500]);
    await send(next, sign(next), 'members:delete');
    expect(await ann.status()).toEqual([null, 0]);
  });

  it('answers 400 to signed bytes that are not a message, 413 to too many', async () => {
    for (const body of ['', '{', 'null', '[]', '{"data":{"type":"member"}}'])
      expect((await send(body)).status).toBe(400);
    expect((await send(new Uint8Array([0xff, 0xfe, 0x00]))).status).toBe(400);
    expect((await send(`"${'x'.repeat(200_000)}"`)).status).toBe(413);
    const post = JSON.stringify({ data: { type: 'post', id: '1', attributes: {} } });
    expect(await (await send(post, sign(post), 'posts:publish')).json()).toEqual({ applied: false });
  });

  it('does not exist without a secret', async () => {
    const bare = await openTestApp({}, { accounts, patrons });
    const answer = await bare.app.request(PATH, { method: 'POST', body: message('jo@example.org') });
    expect(answer.status).toBe(404);
    await bare.close();
  });
});

import { type Accounts, createAccounts, createSharing, sharingPart } from '@deckwright/accounts';
import {
  AccountExport,
  DeckReports,
  DeckReviewed,
  DeckShared,
  DeckWithdrawn,
  OwnDecks,
  Problem,
  ShownDeck,
  SignedIn,
  WaitingDecks,
} from '@deckwright/contract/schemas';
import { wireSchema } from '@deckwright/contract/wire';
import type { Database } from '@deckwright/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const databases = createTestDatabases();

let database: Database;
let accounts: Accounts;
let test: TestApp;
let remoteAddress = '203.0.113.1';
let now = Date.now();
let count = 0;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const log = (line: string) => expect.fail(line);
  const sharing = createSharing({
    database,
    secret: 'a secret',
    toLink: (id) => id.replaceAll('-', '').slice(0, 12),
    changed: () => {},
    log,
  });
  accounts = await createAccounts({
    database,
    secret: null,
    site: SITE,
    mailer: { send: async () => {} },
    parts: [sharingPart(() => {})],
    log,
    passwords: CHEAP_PASSWORDS,
  });
  test = await openTestApp({}, { accounts, sharing, limits: createUserLimits(() => now) });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});
beforeEach(() => {
  now += 3_600_000;
});

type Call = { token?: string | undefined; body?: unknown };

async function call(method: string, path: string, { token, body }: Call = {}) {
  const answer = await test.app.request(
    `/api/${path}`,
    {
      method,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress } } },
  );
  expect(answer.headers.get('cache-control'), path).toBe('no-store');
  return answer;
}

async function refused(status: number, method: string, path: string, given: Call = {}): Promise<string> {
  const answer = await call(method, path, given);
  expect(answer.status, path).toBe(status);
  return Problem.parse(await answer.json()).error.message;
}

async function newUser(role: { isStaff?: boolean } = {}) {
  count += 1;
  const username = `Jolanda ${count}`;
  const consents = { terms: true, privacy: true };
  const body = { email: `jo${count}@example.org`, password: 'three words in a row', username, consents };
  const { uid, token } = SignedIn.parse(await (await call('POST', 'users/register', { body })).json());
  if (role.isStaff) {
    await database.orm.execute(`UPDATE profiles SET is_staff = true WHERE user_id = '${uid}'`);
    await database.orm.execute(`UPDATE users SET two_factor_enabled = true WHERE id = '${uid}'`);
  }
  return { uid, token, username };
}

/** A complete deck of Cyr the Lone: one Beacon, and Plains. */
const listWith = (...lines: string[]) =>
  ['Commander', '1 Cyr the Lone', '', 'Deck', ...lines, `${99 - lines.length} Plains`].join('\n');
const request = (list: string, more: object = {}) => ({ list, licence: 'site', consent: true, ...more });

async function share(token: string, list: string, more: object = {}) {
  const answer = await call('POST', 'shared-decks', { token, body: request(list, more) });
  expect(answer.status).toBe(200);
  return wireSchema(DeckShared).parse(await answer.json());
}

describe('sharing a deck', () => {
  it('stores a valid list, and shows it only to its owner', async () => {
    const [jo, kim] = [await newUser(), await newUser()];
    const { deck, outcome } = await share(jo.token, listWith('1 Beacon'), { name: '  Lights  ', bracket: 2 });
    expect(outcome).toBe('new');
    expect(deck).toMatchObject({
      name: 'Lights',
      status: 'pending',
      commanders: ['Cyr the Lone'],
      bracket: 2,
    });
    expect(deck?.url).toBe(`/decks/cyr-the-lone/${deck?.id}`);
    const own = async (token: string) =>
      wireSchema(OwnDecks).parse(await (await call('GET', 'shared-decks', { token })).json()).decks;
    expect(await own(jo.token)).toEqual([deck]);
    expect(await own(kim.token)).toEqual([]);
    await refused(404, 'DELETE', `shared-decks/${deck?.id}`, { token: kim.token });
    const gone = await call('DELETE', `shared-decks/${deck?.id}`, { token: jo.token });
    expect(wireSchema(DeckWithdrawn).parse(await gone.json()).deck.status).toBe('withdrawn');
  });

  it('says line by line what is wrong, and stores nothing', async () => {
    const jo = await newUser();
    const { deck, faults } = await share(
      jo.token,
      [
        'Commander',
        '1 Cyr the Lone',
        '',
        'Deck',
        '2 Beacon',
        '1 Nobody Knows',
        'https://decks.example/1',
      ].join('\n'),
    );
    expect(deck).toBeNull();
    const lines = (part: string) => faults.find(({ text }) => text.includes(part))?.lines;
    expect(lines('address')).toEqual([7]);
    expect(lines('Nobody Knows')).toEqual([6]);
    expect(lines('2 copies of Beacon')).toEqual([5]);
    expect(lines('The deck has 3 cards')).toEqual([]);
    const others = await share(jo.token, ['Deck', '1 Beacon', '99 Plains'].join('\n'));
    expect(others.faults.map(({ text }) => text).join()).toContain('No commander is chosen');
    const own = wireSchema(OwnDecks).parse(
      await (await call('GET', 'shared-decks', { token: jo.token })).json(),
    );
    expect(own.decks).toEqual([]);
  });

  it('refuses without a session, consent, license or valid name', async () => {
    const body = request(listWith('1 Beacon'));
    await refused(401, 'POST', 'shared-decks', { body });
    await refused(401, 'GET', 'shared-decks');
    const { token } = await newUser();
    expect(await refused(400, 'POST', 'shared-decks', { token, body: { ...body, consent: false } })).toMatch(
      /agree/,
    );
    await refused(400, 'POST', 'shared-decks', { token, body: { ...body, licence: 'all' } });
    await refused(400, 'POST', 'shared-decks', { token, body: { ...body, bracket: 6 } });
    const address = { ...body, name: 'www.decks-for-sale.example' };
    expect(await refused(400, 'POST', 'shared-decks', { token, body: address })).toMatch(/address/);
    await refused(400, 'POST', 'shared-decks', { token, body: { ...body, list: 'x'.repeat(60_000) } });
  });

  it('answers a list of thousands of unknown names immediately', { timeout: 30_000 }, async () => {
    const { token } = await newUser();
    const names = Array.from({ length: 7_000 }, (_, index) => `1 ${index.toString(36)}x`);
    const { deck, faults } = await share(token, ['Commander', '1 Cyr the Lone', '', ...names].join('\n'));
    expect(deck).toBeNull();
    expect(faults.length).toBeLessThanOrEqual(30);
  });

  it('answers characters that the database cannot store', async () => {
    const { token } = await newUser();
    await refused(400, 'GET', 'shared-decks/a%00b');
    await refused(400, 'DELETE', 'shared-decks/a%00b', { token });
  });

  it('is limited by account, and by address for everyone', async () => {
    const tired = await newUser();
    const list = 'Deck\n1 Nothing';
    for (let sent = 0; sent < 30; sent += 1) await share(tired.token, list);
    expect(await refused(429, 'POST', 'shared-decks', { token: tired.token, body: request(list) })).toMatch(
      /Wait/,
    );
    const other = await newUser();
    for (let sent = 0; sent < 29; sent += 1) await share(other.token, list);
    await refused(429, 'POST', 'shared-decks', { token: (await newUser()).token, body: request(list) });
    remoteAddress = '203.0.113.2';
    await share((await newUser()).token, list);
  });

  it('accepts no list twice, and is exported', async () => {
    const { token } = await newUser();
    await share(token, listWith('1 Wave'), { name: 'First' });
    const again = await share(token, listWith('1 Wave'), { name: 'Second' });
    expect(again).toMatchObject({ outcome: 'already', deck: { name: 'Second' } });
    const reported = AccountExport.parse(await (await call('GET', 'users/export', { token })).json());
    expect(reported.sharedDecks).toMatchObject({ decks: [{ name: 'Second', licence: 'site' }], reports: [] });
  });
});

describe('moderation', () => {
  it('is only for staff', async () => {
    const { token } = await newUser();
    const paths = [
      ['GET', 'staff/decks'],
      ['POST', 'staff/decks/x'],
      ['GET', 'staff/reports'],
      ['POST', 'staff/reports/x/dismiss'],
    ] as const;
    for (const [method, path] of paths) {
      await refused(401, method, path);
      await refused(403, method, path, { token });
    }
  });

  it('accepts, shows the name, receives reports, removes the name and refuses', async () => {
    const [jo, staff] = [await newUser(), await newUser({ isStaff: true })];
    const { deck } = await share(jo.token, listWith('1 Beacon', '1 Wave'), {
      name: 'Bright',
      show_player: true,
    });
    const path = `shared-decks/${deck?.id}`;
    await refused(404, 'GET', path);
    const waiting = wireSchema(WaitingDecks).parse(
      await (await call('GET', 'staff/decks', { token: staff.token })).json(),
    );
    const seen = waiting.decks.find(({ id }) => id === deck?.id);
    expect(seen).toMatchObject({ name: 'Bright', faults: [], player: { name: jo.username, accepted: 0 } });
    expect(seen?.list).toContain('97 Plains');
    const act = async (review: object) =>
      call('POST', `staff/decks/${deck?.id}`, { token: staff.token, body: review });
    const updated_at = deck?.updated_at;
    expect((await act({ action: 'accept', updated_at: '2020-01-01' })).status).toBe(400);
    expect((await act({ action: 'refuse', updated_at })).status).toBe(400);
    wireSchema(DeckReviewed).parse(await (await act({ action: 'accept', updated_at })).json());
    const shown = async () => ShownDeck.parse(await (await call('GET', path)).json());
    expect(await shown()).toEqual({ id: deck?.id, name: 'Bright', player: jo.username });

    remoteAddress = '198.51.100.9';
    const report = { reason: 'name', note: ' dazzles ' };
    expect((await call('POST', `${path}/report`, { body: report })).status).toBe(200);
    expect((await call('POST', `${path}/report`, { body: report, token: jo.token })).status).toBe(200);
    await refused(404, 'POST', 'shared-decks/nothing/report', { body: report });
    await refused(400, 'POST', `${path}/report`, { body: { reason: 'mood' } });
    const reports = async () =>
      wireSchema(DeckReports).parse(await (await call('GET', 'staff/reports', { token: staff.token })).json())
        .reports;
    expect(await reports()).toMatchObject([{ reason: 'name', note: 'dazzles', deck: { id: deck?.id } }]);
    await act({ action: 'remove-name', updated_at });
    expect(await shown()).toEqual({ id: deck?.id, name: null, player: null });
    expect(await reports()).toEqual([]);

    await call('POST', `${path}/report`, { body: { reason: 'list' } });
    const [open] = await reports();
    const dismissed = await call('POST', `staff/reports/${open?.id}/dismiss`, { token: staff.token });
    expect(dismissed.status).toBe(200);
    await refused(404, 'POST', `staff/reports/${open?.id}/dismiss`, { token: staff.token });
    await refused(404, 'POST', 'staff/reports/nonsense/dismiss', { token: staff.token });
    await act({ action: 'refuse', updated_at, reason: 'Not a deck.' });
    await refused(404, 'GET', path);
  });

  it('limits reports by address', async () => {
    remoteAddress = '192.0.2.77';
    for (let sent = 0; sent < 10; sent += 1)
      await refused(404, 'POST', 'shared-decks/nothing/report', { body: { reason: 'other' } });
    await refused(429, 'POST', 'shared-decks/nothing/report', { body: { reason: 'other' } });
  });
});

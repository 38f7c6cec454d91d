import { type Accounts, createAccounts, createSaltVoting, saltPart } from '@deckwright/accounts';
import {
  AccountExport,
  Problem,
  SaltDevice,
  SaltMoved,
  SaltVote,
  SaltVotes,
  SaltWithdrawn,
  SignedIn,
} from '@deckwright/contract/schemas';
import { type Database, saltVotes } from '@deckwright/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { readSettings } from '../settings/settings.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const ADDRESS = '203.0.113.1';

const databases = createTestDatabases();
let database: Database;
let accounts: Accounts;
let test: TestApp;
let now = Date.now();
let changes = 0;
let userCount = 0;

beforeAll(async () => {
  database = await databases.openNew('pglite');
  const log = (line: string) => expect.fail(line);
  const changed = () => {
    changes += 1;
  };
  accounts = await createAccounts({
    database,
    secret: null,
    site: SITE,
    mailer: { send: async () => undefined },
    parts: [saltPart({ getName: (key) => getName(key), changed })],
    log,
    passwords: CHEAP_PASSWORDS,
  });
  const salt = createSaltVoting({ database, secret: null, log, changed });
  const limits = createUserLimits(() => now);
  test = await openTestApp({}, { accounts, salt, limits, settings: readSettings({}) });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});
beforeEach(async () => {
  now += 3_600_000;
  changes = 0;
  await database.orm.delete(saltVotes);
});

const getName = (key: string) => test.snapshot.cards.find((card) => card.key === key)?.name ?? null;

/** The caller: a device, a session, both or neither. */
type Caller = { device?: string; token?: string; address?: string };

async function call(method: string, path: string, caller: Caller = {}, body?: unknown): Promise<Response> {
  const { device, token, address = ADDRESS } = caller;
  const answer = await test.app.request(
    `/api/salt/${path}`,
    {
      method,
      headers: {
        ...(device === undefined ? {} : { 'Salt-Device': device }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
  expect(answer.headers.get('cache-control'), path).toBe('no-store');
  expect(answer.headers.get('set-cookie'), path).toBeNull();
  return answer;
}

async function read<T extends z.ZodType>(answer: Response, shape: T): Promise<z.output<T>> {
  expect(answer.status).toBe(200);
  return shape.parse(await answer.json());
}

async function refusal(answer: Response, status: number): Promise<string> {
  expect(answer.status).toBe(status);
  return Problem.parse(await answer.json()).error.message;
}

async function newDevice(): Promise<{ device: string }> {
  return read(await call('POST', 'device'), SaltDevice);
}

async function signUp(): Promise<{ token: string }> {
  userCount += 1;
  const body = {
    email: `jo${userCount}@example.org`,
    password: 'three words in a row',
    username: `Jo ${userCount}`,
    consents: { terms: true, privacy: true },
  };
  const answer = await test.app.request('/api/users/register', {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return read(answer, SignedIn);
}

const vote = async (caller: Caller, card: string, score: unknown) =>
  call('PUT', `votes/${card}`, caller, { score });

async function getScores(caller: Caller): Promise<Record<string, number>> {
  const { votes } = await read(await call('GET', 'votes', caller), SaltVotes);
  return Object.fromEntries(votes.map(({ slug, score }) => [slug, score]));
}

describe('the salt vote of a device', () => {
  it('is cast, changed, listed with names and withdrawn', async () => {
    const me = await newDevice();
    expect(await read(await vote(me, 'beacon', 4), SaltVote)).toMatchObject({
      slug: 'beacon',
      name: 'Beacon',
      url: '/cards/beacon',
      score: 4,
    });
    await vote(me, 'beacon', 1);
    await vote(me, 'sunbeam', 0);
    expect(await getScores(me)).toEqual({ beacon: 1, sunbeam: 0 });
    expect(await getScores(await newDevice())).toEqual({});
    expect(await read(await call('DELETE', 'votes/beacon', me), SaltWithdrawn)).toEqual({
      withdrawn: true,
    });
    expect(await read(await call('DELETE', 'votes/beacon', me), SaltWithdrawn)).toEqual({
      withdrawn: false,
    });
    expect(await getScores(me)).toEqual({ sunbeam: 0 });
    expect(changes).toBe(4);
  });

  it('keeps one row of many simultaneous votes', async () => {
    const me = await newDevice();
    await Promise.all([0, 1, 2, 3, 4, 0, 1, 2].map((score) => vote(me, 'beacon', score)));
    expect(await database.orm.select().from(saltVotes)).toHaveLength(1);
  });

  it("is refused with a sentence: unknown card, wrong score, no device, another's device", async () => {
    const me = await newDevice();
    const unknown = await vote(me, 'beacom', 2);
    expect(unknown.status).toBe(404);
    const problem = Problem.parse(await unknown.json());
    expect(problem.error.message).toBe('No card has the address "beacom".');
    expect(problem.nearest?.[0]?.label).toBe('Beacon');
    for (const score of [5, -1, 2.5])
      expect(await refusal(await vote(me, 'beacon', score), 400)).toBe(
        'A vote is a whole number from 0 to 4.',
      );
    for (const score of ['4', null, undefined])
      expect(await refusal(await vote(me, 'beacon', score), 400)).toMatch(/^The field "score" /);
    expect(await refusal(await vote({}, 'beacon', 2), 401)).toContain('POST /api/salt/device');
    const stranger = { device: me.device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
    expect(await refusal(await vote(stranger, 'beacon', 2), 401)).toContain('no longer recognize');
    expect(await database.orm.select().from(saltVotes)).toEqual([]);
    expect(changes).toBe(0);
  });

  it('never changes by a GET, a link or a form of another site', async () => {
    const me = await newDevice();
    await vote(me, 'beacon', 3);
    for (const path of ['votes/beacon', 'device', 'move'])
      expect((await call('GET', path, me)).status, path).toBe(405);
    const cookies = await test.app.request('/api/salt/votes/beacon', {
      method: 'DELETE',
      headers: { cookie: `Salt-Device=${me.device}` },
    });
    expect(cookies.status).toBe(401);
    expect(await getScores(me)).toEqual({ beacon: 3 });
  });
});

describe('the salt vote of an account', () => {
  it('needs a valid session', async () => {
    expect(await refusal(await vote({ token: 'x'.repeat(32) }, 'beacon', 1), 401)).toContain('sign in');
  });

  it('takes over the votes of its device; its own votes win', async () => {
    const me = { ...(await newDevice()), ...(await signUp()) };
    const { device, token } = me;
    await vote({ device }, 'beacon', 4);
    await vote({ device }, 'sunbeam', 2);
    await vote({ token }, 'beacon', 0);
    expect(await refusal(await call('POST', 'move', { device }), 401)).toBe('Please sign in first.');
    expect(await refusal(await call('POST', 'move', { token }), 401)).toContain('Salt-Device');
    expect(await read(await call('POST', 'move', me), SaltMoved)).toEqual({ moved: 1 });
    expect(await getScores({ token })).toEqual({ beacon: 0, sunbeam: 2 });
    expect(await getScores({ device })).toEqual({});
    // With both, the account votes.
    await vote(me, 'sunbeam', 3);
    expect(await getScores({ token })).toMatchObject({ sunbeam: 3 });
    expect(await database.orm.select().from(saltVotes)).toHaveLength(2);
  });

  it("is exported with the card's name, and deleted with the account", async () => {
    const me = await signUp();
    await vote(me, 'beacon', 4);
    const users = (method: string, path: string) =>
      test.app.request(`/api/users/${path}`, { method, headers: { authorization: `Bearer ${me.token}` } });
    const reported = await read(await users('GET', 'export'), AccountExport);
    expect(reported.saltVotes).toMatchObject([{ card: 'Beacon', score: 4 }]);
    changes = 0;
    expect((await users('GET', 'delete')).status).toBe(200);
    expect(await database.orm.select().from(saltVotes)).toEqual([]);
    expect(changes).toBe(1);
  });
});

describe('cards that leave the catalog', () => {
  it("stay in a voter's list and can be withdrawn", async () => {
    const me = await newDevice();
    await vote(me, 'beacon', 4);
    await database.orm.update(saltVotes).set({ cardKey: 'oracle-of-old' });
    const { votes } = await read(await call('GET', 'votes', me), SaltVotes);
    expect(votes).toMatchObject([
      { slug: 'oracle-of-old', name: 'A card of an older catalog', url: null, score: 4 },
    ]);
    expect(await read(await call('DELETE', 'votes/oracle-of-old', me), SaltWithdrawn)).toEqual({
      withdrawn: true,
    });
  });
});

describe('limits', () => {
  async function untilRefused(most: number, run: () => Promise<Response>): Promise<number> {
    for (let done = 0; done <= most; done += 1) {
      const answer = await run();
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Problem.parse(await answer.json()).error.message).toMatch(/^Too many attempts\. Wait \d+ /);
      return done;
    }
    return most + 1;
  }

  it('apply to one device at any address', async () => {
    const me = await newDevice();
    const other = await newDevice();
    let number = 0;
    const done = await untilRefused(130, () => {
      number += 1;
      return vote({ ...me, address: `198.51.100.${number}` }, 'beacon', 1);
    });
    expect(done).toBe(120);
    expect((await vote({ ...other, address: '198.51.100.1' }, 'beacon', 1)).status).toBe(200);
    now += 60_000;
    expect((await vote(me, 'beacon', 2)).status).toBe(200);
  });

  it('apply to one account', async () => {
    const me = await signUp();
    let number = 0;
    const done = await untilRefused(130, () => {
      number += 1;
      return vote({ ...me, address: `198.51.100.${number}` }, 'beacon', number % 5);
    });
    expect(done).toBe(120);
  });

  it('apply to one address with any number of devices', async () => {
    const done = await untilRefused(610, () => vote({ device: `${Math.random()}` }, 'beacon', 1));
    expect(done).toBe(600);
    expect((await vote({ device: 'x', address: '198.51.100.7' }, 'beacon', 1)).status).toBe(401);
  });

  it('apply to new devices of one address', async () => {
    expect(await untilRefused(130, () => call('POST', 'device', { address: '198.51.100.9' }))).toBe(120);
    expect((await call('POST', 'device', { address: '198.51.100.10' })).status).toBe(200);
  });
});

describe('a site that takes votes from accounts only', () => {
  it('signs no device and takes no vote of one, which may still be withdrawn', async () => {
    const me = await newDevice();
    await vote(me, 'beacon', 4);
    const salt = createSaltVoting({ database, secret: null, log: (line) => expect.fail(line) });
    const settings = readSettings({ SALT_VOTE: 'off' });
    const strict = await openTestApp({}, { accounts, salt, limits: createUserLimits(), settings });
    const send = (method: string, path: string, body?: unknown) =>
      strict.app.request(
        `/api/salt/${path}`,
        {
          method,
          headers: { 'Salt-Device': me.device },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        },
        { incoming: { socket: { remoteAddress: ADDRESS } } },
      );
    const ONLY_ACCOUNTS = /from accounts only/;
    expect(await refusal(await send('POST', 'device'), 403)).toMatch(ONLY_ACCOUNTS);
    expect(await refusal(await send('PUT', 'votes/beacon', { score: 0 }), 403)).toMatch(ONLY_ACCOUNTS);
    expect(await getScores(me)).toEqual({ beacon: 4 });
    expect(await read(await send('DELETE', 'votes/beacon'), SaltWithdrawn)).toEqual({ withdrawn: true });
    await strict.close();
  });
});

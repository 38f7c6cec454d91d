import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Accounts, createAccounts, createMailer, createStaff, type Staff } from '@deckwright/accounts';
import {
  NameChanged,
  Problem,
  StaffActions,
  StaffData,
  StaffNewsletter,
  StaffStatus,
  StaffUsers,
  StaffVotes,
} from '@deckwright/contract/schemas';
import { type Database, lastMigration } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { FairQueue } from '@deckwright/overload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { writeBackupReport } from '../backup/backup-report.ts';
import { dataStatus } from '../health/data-status.ts';
import { createReadiness } from '../health/readiness.ts';
import { siteStatus } from '../health/site-status.ts';
import { createUserLimits } from '../limits/user-limits.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';

const databases = createTestDatabases();
let folder: string;
let database: Database;
let accounts: Accounts;
let staff: Staff;
let test: TestApp;
let count = 0;
const calls = new FairQueue({ atOnce: 1, waiting: 0, now: () => performance.now() });

beforeAll(async () => {
  const at = await databases.prepare('pglite');
  folder = at.dataDir;
  database = await databases.open(at);
  const mailer = createMailer({
    smtp: null,
    outbox: join(folder, 'outbox'),
    from: { name: 'Deckwright', address: 'site@example.org' },
    log: () => undefined,
  });
  const log = (line: string) => expect.fail(line);
  accounts = await createAccounts({
    ...{ database, secret: null, site: SITE, mailer, log },
    passwords: CHEAP_PASSWORDS,
  });
  staff = createStaff({ database, mailer, site: SITE, log });
  const acquire = () => {
    throw new AppError('unavailable', 'There is no snapshot.');
  };
  const data = dataStatus({ dataDir: folder, acquire, storeStatus: () => null, database, mailer, accounts });
  const queue = new FairQueue({ atOnce: 1, waiting: 1, now: () => performance.now() });
  const status = siteStatus({
    ...{ dataDir: folder, data, pages: queue, calls },
    readiness: createReadiness({ acquire, databaseAnswers: () => database.health() }),
    lastMigration: () => lastMigration(database),
    shedder: { refused: 3 },
  });
  test = await openTestApp({}, { accounts, limits: createUserLimits(), staff: { staff, data, status } });
}, 60_000);
afterAll(async () => {
  await accounts.stop();
  await test.close();
});

async function call(method: string, path: string, token?: string, body?: unknown): Promise<Response> {
  const answer = await test.app.request(`/api/staff/${path}`, {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.headers.get('cache-control'), path).toBe('no-store');
  return answer;
}

async function refused(status: number, answer: Promise<Response>): Promise<string> {
  const { status: got, ...rest } = await answer.then(async (found) => ({
    status: found.status,
    problem: Problem.parse(await found.json()),
  }));
  expect(got).toBe(status);
  return rest.problem.error.message;
}

async function newUser(role: 'none' | 'staff' | 'admin' = 'none') {
  count += 1;
  const consents = { terms: true, privacy: true } as const;
  const email = `jo${count}@example.org`;
  const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents });
  if (role !== 'none') await setSecondFactor(user.uid, true);
  if (role !== 'none') await setRole(user.uid, role);
  return { ...user, email };
}

async function setSecondFactor(uid: string, isOn: boolean): Promise<void> {
  await database.orm.execute(`UPDATE users SET two_factor_enabled = ${isOn} WHERE id = '${uid}'`);
}

function setRole(uid: string, role: 'none' | 'staff' | 'admin'): Promise<void> {
  const roles = { isStaff: role === 'staff', isAdmin: role === 'admin' };
  return staff.setRoles({ by: { kind: 'command' }, uid, roles, evenUnconfirmed: true });
}

/** Every staff call, with a valid body. */
function everyCall(uid: string): [string, string, unknown?][] {
  return [
    ['GET', 'users'],
    ['GET', 'actions'],
    ['GET', 'votes'],
    ['GET', 'newsletter'],
    ['GET', 'data'],
    ['GET', 'status'],
    ['PUT', `users/${uid}/roles`, { isStaff: true, isAdmin: true }],
    ['PUT', `users/${uid}/name`, { name: 'Changed' }],
    ['DELETE', `users/${uid}/name`],
    ['DELETE', `users/${uid}/sessions`],
    ['DELETE', `users/${uid}/api-keys`],
  ];
}

describe('/api/staff', () => {
  it('refuses everybody else, and changes nothing for them', async () => {
    const [jo, other] = [await newUser(), await newUser()];
    for (const [method, path, body] of everyCall(other.uid)) {
      await refused(401, call(method, path, undefined, body));
      await refused(401, call(method, path, 'x'.repeat(32), body));
      await refused(403, call(method, path, jo.token, body));
    }
    const session = await accounts.authenticate(other.token);
    expect(await accounts.readProfile(session)).toMatchObject({ isAdmin: false, displayName: 'Jo' });
  });

  it('refuses a staff member as soon as the role is removed, even with an earlier session', async () => {
    const [bo, other] = [await newUser('staff'), await newUser()];
    expect((await call('GET', 'users', bo.token)).status).toBe(200);
    await setRole(bo.uid, 'none');
    for (const [method, path, body] of everyCall(other.uid))
      await refused(403, call(method, path, bo.token, body));
    await setRole(bo.uid, 'admin');
    expect((await call('GET', 'users', bo.token)).status).toBe(200);
    await accounts.deleteUser(await accounts.authenticate(bo.token));
    for (const [method, path, body] of everyCall(other.uid))
      await refused(401, call(method, path, bo.token, body));
  });

  it('tells staff without a second factor what to do, and does nothing for them', async () => {
    const [bo, other] = [await newUser('admin'), await newUser()];
    await setSecondFactor(bo.uid, false);
    for (const [method, path, body] of everyCall(other.uid))
      expect(await refused(400, call(method, path, bo.token, body))).toMatch(/Staff need two-step sign-in/);
    const session = await accounts.authenticate(other.token);
    expect(await accounts.readProfile(session)).toMatchObject({ isAdmin: false, displayName: 'Jo' });
  });

  it('lets staff read everything, and only admins set roles', async () => {
    const [bo, ann, jo] = [await newUser('staff'), await newUser('admin'), await newUser()];
    const read = async (path: string) => (await call('GET', path, bo.token)).json();
    const found = StaffUsers.parse(await read(`users?q=${jo.email}`));
    expect(found.users).toMatchObject([{ uid: jo.uid, email: jo.email, isStaff: false, sessions: 1 }]);
    expect(StaffVotes.parse(await read('votes')).votes).toBe(0);
    expect(StaffNewsletter.parse(await read('newsletter'))).toEqual({ subscribed: 0, waiting: 0, left: 0 });
    expect(StaffData.parse(await read('data'))).toMatchObject({
      snapshot: null,
      ingestedAt: null,
      refresh: null,
      players: [],
      database: { kind: 'pglite', healthy: true },
      mails: { waiting: 0, failed: 0 },
    });
    const roles = { isStaff: true, isAdmin: false };
    expect(await refused(403, call('PUT', `users/${jo.uid}/roles`, bo.token, roles))).toBe(
      'Only admins may do this.',
    );
    const give = () => call('PUT', `users/${jo.uid}/roles`, ann.token, roles);
    expect(await refused(400, give())).toContain('is not confirmed');
    await database.orm.execute(`UPDATE users SET email_verified = true WHERE id = '${jo.uid}'`);
    expect((await give()).status).toBe(200);
    const { actions } = StaffActions.parse(await read('actions'));
    expect(actions[0]).toMatchObject({ action: 'roles', detail: 'staff', by: { kind: 'user', name: 'Jo' } });
  });

  it('tells staff how the process, its data, the last backup and the queues are', async () => {
    const bo = await newUser('staff');
    const read = async () => StaffStatus.parse(await (await call('GET', 'status', bo.token)).json());
    const before = await read();
    expect(before).toMatchObject({
      readiness: { ready: false, snapshot: false, database: true, stopping: false },
      ...{ snapshot: null, refresh: null, backup: null },
      load: {
        pages: { running: 0, waiting: 0, refused: 0 },
        calls: { running: 0, waiting: 0, refused: 0 },
        refusedAtOnce: 3,
      },
      node: process.versions.node,
    });
    expect(before.version).toMatch(/^\d+\.\d+\.\d+$/);
    // The newest file of packages/database/migrations.
    const files = readdirSync(new URL('../../../../packages/database/migrations', import.meta.url));
    expect(`${before.database.migration}.sql`).toBe(files.sort().at(-1));
    expect(Date.parse(before.startedAt)).toBeLessThanOrEqual(Date.now());

    const createdAt = '2026-11-25T03:15:00.000Z';
    const backup = { createdAt, folder: '/mnt/backups/2026-11-25', bytes: 214_000_000, database: true };
    writeBackupReport(folder, backup);
    const ended = Promise.withResolvers<void>();
    const running = calls.run('192.0.2.1', () => ended.promise);
    // One runs, and none may wait.
    const waiting = [1, 2, 3].map(() => calls.run('192.0.2.1', async () => {}).catch(() => 'refused'));
    const during = await read();
    expect(during.backup).toEqual(backup);
    expect(during.load.calls).toEqual({ running: 1, waiting: 0, refused: 3 });
    ended.resolve();
    await running;
    expect(await Promise.all(waiting)).toEqual(['refused', 'refused', 'refused']);
  });

  it('does to a user what it says', async () => {
    const [bo, jo] = [await newUser('staff'), await newUser()];
    expect((await call('PUT', `users/${jo.uid}/name`, bo.token, { name: 'Jo K' })).status).toBe(200);
    const session = await accounts.authenticate(jo.token);
    expect((await accounts.readProfile(session)).displayName).toBe('Jo K');
    await refused(400, call('PUT', `users/${jo.uid}/name`, bo.token, { name: 'Site Admin' }));
    expect((await call('DELETE', `users/${jo.uid}/name`, bo.token)).status).toBe(200);
    expect((await accounts.readProfile(session)).displayName).toMatch(/^Player \d{6}$/);
    const { key } = await accounts.makeApiKey(session, { name: 'Bot' });
    expect((await call('DELETE', `users/${jo.uid}/api-keys`, bo.token)).status).toBe(200);
    expect(await accounts.identifyApiKey(key)).toBeNull();
    expect((await call('DELETE', `users/${jo.uid}/sessions`, bo.token)).status).toBe(200);
    await expect(accounts.authenticate(jo.token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await refused(404, call('DELETE', 'users/nobody/sessions', bo.token));
  });

  it('refuses invalid input', async () => {
    const ann = await newUser('admin');
    for (const path of ['users?page=0', 'actions?page=x', 'users?page=-1'])
      await refused(400, call('GET', path, ann.token));
    for (const body of [
      {},
      { isStaff: true },
      { isStaff: 1, isAdmin: 0 },
      { isStaff: true, isAdmin: true, x: 1 },
    ])
      await refused(400, call('PUT', `users/${ann.uid}/roles`, ann.token, body));
  });
});

describe('POST /api/users/change-name', () => {
  it('changes the name within the rules, without the password, ten times per hour', async () => {
    const { token } = await newUser();
    const change = (name: string, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
      test.app.request('/api/users/change-name', { method: 'POST', headers, body: JSON.stringify({ name }) });
    await refused(401, Promise.resolve(change('Jo K', {})));
    expect(await refused(400, Promise.resolve(change('Site Admin')))).toContain('staff');
    const changed = NameChanged.parse(await (await change(' Jo   K ')).json());
    expect(changed.profile.displayName).toBe('Jo K');
    for (let number = 0; number < 8; number += 1) expect((await change(`Jo ${number}x`)).status).toBe(200);
    expect((await change('Jo L')).status).toBe(429);
  });
});

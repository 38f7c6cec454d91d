import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedIn } from '@deckwright/contract/schemas';
import { dataPaths, holdLock } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';
import { totpCode } from '../../../../tooling/testing/totp.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { controlPortFile } from './control-port.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const JO = 'jo@example.org';
const JSON_BODY = { 'content-type': 'application/json' };
const running: SiteProcess[] = [];
const databases = createTestDatabases();
let folder: Awaited<ReturnType<typeof createSiteFolder>>;

beforeAll(async () => {
  await ensurePagesBuilt();
  folder = await createSiteFolder();
});
afterAll(async () => {
  for (const site of running) {
    site.signal('SIGKILL');
    await site.exit;
  }
  folder.remove();
});

type Ran = { status: number | null; out: string; err: string };

function command(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'user', ...args], {
    env: { ...TEST_PROCESS_ENV, PATH: process.env.PATH ?? '', DATA_DIR: folder.path, ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (part) => {
    out += part;
  });
  child.stderr.on('data', (part) => {
    err += part;
  });
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, out, err })));
}

async function expectRefusal(args: string[], pattern: RegExp, env: Record<string, string> = {}) {
  const { status, out, err } = await command(args, env);
  expect(err).toMatch(pattern);
  expect(err).not.toMatch(/\n\s+at |\.ts:\d|node:internal/);
  expect({ status, out }).toEqual({ status: 1, out: '' });
}

async function start(env: Record<string, string> = {}) {
  const site = startSiteProcess({ DATA_DIR: folder.path, ...env });
  running.push(site);
  return { site, address: await site.ready };
}

async function register(address: string) {
  const consents = { terms: true, privacy: true };
  const body = JSON.stringify({ email: JO, password: 'three words in a row', username: 'Jo', consents });
  const answer = await fetch(`${address}/api/users/register`, { method: 'POST', headers: JSON_BODY, body });
  return SignedIn.parse(await answer.json());
}

const staffStatus = async (address: string, token: string): Promise<number> =>
  (await fetch(`${address}/api/staff/users`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the command for users, with the embedded database', () => {
  let site: SiteProcess;
  let address = '';
  let user: SignedIn;
  beforeAll(async () => {
    ({ site, address } = await start());
    user = await register(address);
  });

  it('works through the site that has it open, and open pages are told', async () => {
    const { uid, token } = user;
    const live = await fetch(`${address}/api/users/${uid}/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const events = readProfileEvents(live);
    await vi.waitFor(() => expect(events.profiles()).toHaveLength(1), 10_000);
    expect(await staffStatus(address, token)).toBe(403);
    await expectRefusal(['role', JO, '--staff'], /^The address of this account is not confirmed/);
    const given = await command(['role', ' Jo@Example.org ', '--staff', '--admin', '--unconfirmed']);
    expect(given).toMatchObject({ status: 0, err: '' });
    expect(given.out).toMatch(/^jo@example\.org, called "Jo"\nrole {6}staff and admin\n/);
    await vi.waitFor(
      () => expect(events.profiles().at(-1)).toMatchObject({ isStaff: true, isAdmin: true }),
      10_000,
    );
    // From now on a staff member, and told which requirements remain.
    expect(await staffStatus(address, token)).toBe(400);
    await command(['role', JO, '--none']);
    expect(await staffStatus(address, token)).toBe(403);
    const patron = await command(['patron', JO, '--status', 'active_patron', '--cents', '500']);
    expect(patron.out).toContain('patron    active_patron, 500 cents a month');
    await expectRefusal(
      ['show', 'nobody@example.org'],
      /^There is no account with the address "nobody@example\.org"\./,
    );
    await events.close();
  });

  it('has a port only for those who can read the data folder', async () => {
    const path = controlPortFile(folder.path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const { port, token } = JSON.parse(readFileSync(path, 'utf8'));
    const call = async (headers: Record<string, string>, method = 'POST', host = '127.0.0.1') => {
      const body = method === 'POST' ? JSON.stringify({ verb: 'show', email: JO }) : null;
      return (await fetch(`http://${host}:${port}/user`, { method, headers, body })).status;
    };
    const authorization = `Bearer ${token}`;
    expect(await call({ authorization })).toBe(200);
    expect(await call({})).toBe(403);
    expect(await call({ authorization: `Bearer ${token}x` })).toBe(403);
    expect(await call({ authorization }, 'GET')).toBe(403);
    expect(await call({ authorization }, 'POST', 'localhost').catch(() => 403)).toBe(403);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'origin'])
      expect(await call({ authorization, [name]: 'http://127.0.0.1' }), name).toBe(403);
    // Not at the site's own address, which a proxy may expose.
    const open = await fetch(`${address}/user`, { method: 'POST', headers: { authorization }, body: '{}' });
    expect(open.status).not.toBe(200);
  });

  it('opens it itself while no site runs, including after a site was killed', async () => {
    site.signal('SIGKILL');
    await site.exit;
    expect(existsSync(controlPortFile(folder.path))).toBe(true);
    expect((await command(['role', JO, '--staff', '--unconfirmed'])).out).toContain('role      staff');
    expect((await command(['patron', JO, '--status', 'none'])).out).toContain('patron    none');
    const shown = await command(['show', JO]);
    expect(shown.out).toMatch(
      /role {6}staff\npatron {4}none\nsince .*, address not confirmed\nsessions {2}1\n/,
    );
    ({ site, address } = await start());
    const body = JSON.stringify({ email: JO, password: 'three words in a row' });
    const answer = await fetch(`${address}/api/users/sign-in`, { method: 'POST', headers: JSON_BODY, body });
    expect((await answer.json()).profile).toMatchObject({ isStaff: true, patreon: null });
  });

  it('has no port once the site has stopped', async () => {
    expect(existsSync(controlPortFile(folder.path))).toBe(true);
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(existsSync(controlPortFile(folder.path))).toBe(false);
  });

  it('explains errors', async () => {
    await expectRefusal(['show', JO], /^There are no accounts in .*absent yet\. Start the site/, {
      DATA_DIR: join(folder.path, 'absent'),
    });
    await expectRefusal(['role', JO], /^Say --staff, --admin, both, or --none\./);
    const lock = holdLock(dataPaths(folder.path).siteLock, 'site');
    await expectRefusal(['show', JO], /takes no commands: it is starting, or another program/);
    writeFileSync(controlPortFile(folder.path), JSON.stringify({ port: 9, token: 'x'.repeat(43) }));
    await expectRefusal(['show', JO], /does not answer at port 9 of this machine/);
    lock.release();
    rmSync(controlPortFile(folder.path));
    await expectRefusal(['show', 'nobody@example.org'], /^There is no account with the address/);
    expect((await command(['show', '--help'])).out).toMatch(/^Usage: npm run deckwright -- user show EMAIL/);
  });
});

describe('the command for users, with a database server', () => {
  it('works on it while the site runs, and open pages see the change', async () => {
    const { databaseUrl = '' } = await databases.prepare('postgres');
    const { address } = await start({ DATABASE_URL: databaseUrl });
    const { uid, token } = await register(address);
    expect(existsSync(controlPortFile(folder.path))).toBe(false);
    const live = await fetch(`${address}/api/users/${uid}/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const events = readProfileEvents(live);
    await vi.waitFor(() => expect(events.profiles()).toHaveLength(1), 10_000);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, 'elsewhere') };
    expect((await command(['role', JO, '--staff', '--unconfirmed'], env)).out).toContain('role      staff');
    await vi.waitFor(() => expect(events.profiles().at(-1)).toMatchObject({ isStaff: true }), 10_000);
    await events.close();
    const own = async (path: string, body: object) => {
      const headers = { ...JSON_BODY, authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${address}/api/users/${path}`, init)).json();
    };
    const { secret } = await own('second-factor', { password: 'three words in a row' });
    const { token: next } = await own('second-factor/confirm', { code: totpCode(secret) });
    expect(await staffStatus(address, next)).toBe(200);
    expect((await command(['show', JO], env)).out).toContain('two-step  on');
    expect((await command(['reset-second-factor', JO], env)).out).toContain('two-step  off');
    expect(await staffStatus(address, next)).toBe(401);
  });
});

import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SignedIn } from '@deckwright/api-client/schemas';
import { openDatabase } from '@deckwright/database';
import { dataPaths, holdLock } from '@deckwright/snapshot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '../../../../tooling/lib/postgres.mjs';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { ensurePagesBuilt, type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { publishTiny, temporaryFolder, tinyContent } from '../testing/tiny-snapshot.ts';
import { doorFile } from './command-door.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const JO = 'jo@example.org';
const running: SiteProcess[] = [];
const template = temporaryFolder();
let folder: ReturnType<typeof temporaryFolder>;

beforeAll(async () => {
  ensurePagesBuilt();
  await (await openDatabase({ dataDir: template.path })).close();
  await publishTiny(template.path, tinyContent());
}, 120_000);
afterAll(() => template.remove());
beforeEach(() => {
  folder = temporaryFolder();
  cpSync(template.path, folder.path, { recursive: true });
});
afterEach(async () => {
  for (const site of running.splice(0)) {
    site.signal('SIGKILL');
    await site.exit;
  }
  folder.remove();
});

type Ran = { status: number | null; out: string; err: string };

function command(args: string[], env: Record<string, string> = {}): Promise<Ran> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder.path, ...env },
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
  const answer = await fetch(`${address}/api/users/register`, { method: 'POST', body });
  return SignedIn.parse(await answer.json());
}

const staffStatus = async (address: string, token: string): Promise<number> =>
  (await fetch(`${address}/api/staff/users`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('the command for users, with the embedded database', () => {
  it('works through the site that holds it, whose open pages see it within a second', async () => {
    const { address } = await start();
    const { uid, token } = await register(address);
    const live = await fetch(`${address}/api/users/${uid}/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const events = readProfileEvents(live);
    await vi.waitFor(() => expect(events.profiles()).toHaveLength(1));
    expect(await staffStatus(address, token)).toBe(403);
    const given = await command(['role', ' Jo@Example.org ', '--staff', '--admin']);
    expect(given).toMatchObject({ status: 0, err: '' });
    expect(given.out).toMatch(/^jo@example\.org, called "Jo"\nrole {6}staff and admin\n/);
    const began = Date.now();
    await vi.waitFor(() => expect(events.profiles().at(-1)).toMatchObject({ isStaff: true, isAdmin: true }));
    expect(Date.now() - began).toBeLessThan(1000);
    expect(await staffStatus(address, token)).toBe(200);
    await command(['role', JO, '--none']);
    expect(await staffStatus(address, token)).toBe(403);
    const patron = await command(['patron', JO, '--status', 'active_patron', '--cents', '500']);
    expect(patron.out).toContain('patron    active_patron, 500 cents a month');
    await expectRefusal(
      ['show', 'nobody@example.org'],
      /^There is no account with the address "nobody@example\.org"\./,
    );
    await events.close();
  }, 60_000);

  it('opens it itself while no site runs, also after one was killed', async () => {
    const { site, address } = await start();
    await register(address);
    site.signal('SIGKILL');
    await site.exit;
    expect(existsSync(doorFile(folder.path))).toBe(true);
    expect((await command(['role', JO, '--staff'])).out).toContain('role      staff');
    expect((await command(['patron', JO, '--status', 'none'])).out).toContain('patron    none');
    const shown = await command(['show', JO]);
    expect(shown.out).toMatch(
      /role {6}staff\npatron {4}none\nsince .*, address not confirmed\nsessions {2}1\n/,
    );
    const again = await start();
    const body = JSON.stringify({ email: JO, password: 'three words in a row' });
    const answer = await fetch(`${again.address}/api/users/sign-in`, { method: 'POST', body });
    expect((await answer.json()).profile).toMatchObject({ isStaff: true, patreon: null });
  }, 60_000);

  it('has a door for whoever may read the data folder alone, and none once the site has stopped', async () => {
    const { site, address } = await start();
    await register(address);
    const path = doorFile(folder.path);
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
    // Not over the site's own address, which a proxy may lead to.
    const open = await fetch(`${address}/user`, { method: 'POST', headers: { authorization }, body: '{}' });
    expect(open.status).not.toBe(200);
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(existsSync(path)).toBe(false);
  }, 60_000);

  it('says what is the matter', async () => {
    await expectRefusal(['show', JO], /^There are no accounts in .*absent yet\. Start the site/, {
      DATA_DIR: join(folder.path, 'absent'),
    });
    await expectRefusal(['role', JO], /^Say --staff, --admin, both, or --none\./);
    const lock = holdLock(dataPaths(folder.path).siteLock, 'site');
    await expectRefusal(['show', JO], /takes no commands: it is starting, or another program/);
    writeFileSync(doorFile(folder.path), JSON.stringify({ port: 9, token: 'x'.repeat(43) }));
    await expectRefusal(['show', JO], /does not answer at port 9 of this machine/);
    lock.release();
    await expectRefusal(['show', JO], /^There is no account with the address/);
    expect((await command(['--help'])).out).toMatch(/^Usage: npm run deckwright -- user show EMAIL/);
  }, 60_000);
});

describe('the command for users, with a database server', () => {
  it('works on it beside the site, whose open pages see it', async () => {
    const url = process.env.TEST_DATABASE_URL;
    const server = url ? { url, stop: async () => undefined } : await startPostgres();
    const maintenance = await openDatabase({ dataDir: folder.path, databaseUrl: server.url });
    const name = `deckwright_command_${process.pid}`;
    const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
    try {
      await maintenance.orm.execute(`CREATE DATABASE ${name}`);
      const { site, address } = await start({ DATABASE_URL: databaseUrl });
      const { uid, token } = await register(address);
      expect(existsSync(doorFile(folder.path))).toBe(false);
      const live = await fetch(`${address}/api/users/${uid}/live`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const events = readProfileEvents(live);
      await vi.waitFor(() => expect(events.profiles()).toHaveLength(1));
      const env = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder.path, 'elsewhere') };
      expect((await command(['role', JO, '--staff'], env)).out).toContain('role      staff');
      await vi.waitFor(() => expect(events.profiles().at(-1)).toMatchObject({ isStaff: true }));
      await events.close();
      site.signal('SIGTERM');
      await site.exit;
    } finally {
      await maintenance.orm.execute(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await maintenance.close();
      await server.stop();
    }
  }, 90_000);
});

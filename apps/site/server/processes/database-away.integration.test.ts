import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { MadeApiKey } from '@deckwright/contract/schemas';
import type { DatabaseOptions } from '@deckwright/database';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../tooling/lib/postgres.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { trialSize } from '../../../../tooling/testing/trial-size.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { makeUsers, NotAnswered, type TestUser, userCalls } from '../testing/user-calls.ts';

const KILLS = trialSize({ usual: 1, long: 50 });
const AWAY = 'Accounts cannot be reached at the moment. Everything else works; please try again soon.';

const databases = createTestDatabases();
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

beforeAll(ensurePagesBuilt);
afterEach(async () => {
  site.signal('SIGKILL');
  await site.exit;
});

async function start({ dataDir, databaseUrl }: DatabaseOptions): Promise<void> {
  site = startSiteProcess({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  address = await site.ready;
}

const status = async (path: string, init?: RequestInit) => (await fetch(`${address}${path}`, init)).status;

/** What a visitor without an account requests. */
async function expectPages(): Promise<void> {
  expect(await status('/commanders/cyr-the-lone')).toBe(200);
  expect(await status('/cards/beacon')).toBe(200);
  expect(await status('/api/typeahead?q=bea')).toBe(200);
  const recs = { cards: ['Beacon'], commanders: ['Cyr the Lone'] };
  expect(await status('/api/recs', { method: 'POST', body: JSON.stringify(recs) })).toBe(200);
  expect(await status('/healthz')).toBe(200);
}

describe('a site whose PostgreSQL is stopped', () => {
  const folder = temporaryFolder();
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await publishTiny(folder.path);
  });
  afterAll(async () => {
    await server.stop();
    folder.remove();
  });

  it('serves pages and recommendations, tells users, and recovers by itself', async () => {
    await start({ dataDir: folder.path, databaseUrl: server.url });
    const user = await calls.register();
    const page = readProfileEvents(await calls.live(user));
    await vi.waitFor(() => expect(page.profiles()).toHaveLength(1), 10_000);
    const keyed = (key: string) =>
      status('/api/v1/cards/beacon', { headers: { authorization: `Bearer ${key}` } });
    for (const saltLevel of [2, 0] as const) {
      const made = await calls.call('POST', '/api/users/api-keys', user.token, { name: 'Bot' });
      const { key } = MadeApiKey.parse(made);
      await server.halt();
      await expectPages();
      expect(await keyed(key)).toBe(503);
      const turnedAway = [
        () => calls.read(user),
        () => calls.change(user, { saltLevel: 1 }),
        () => calls.signIn(user.email),
        () => calls.register(),
        () => calls.call('POST', '/api/users/forgot-password', null, { email: user.email }),
        () => calls.call('POST', '/api/users/sign-out', user.token),
        async () => {
          const answer = await calls.live(user);
          throw new NotAnswered(answer.status, await answer.text());
        },
      ];
      for (const call of turnedAway) {
        const error: unknown = await call().catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ status: 503, message: expect.stringContaining(AWAY) });
      }
      // Users with an open page are not signed out.
      expect(page.isDone()).toBe(false);
      await server.resume();
      await vi.waitFor(() => calls.change(user, { saltLevel }), { timeout: 20_000 });
      await vi.waitFor(() => expect(page.profiles().at(-1)?.saltLevel).toBe(saltLevel), { timeout: 20_000 });
      await calls.signIn(user.email);
      expect(await keyed(key)).toBe(200);
      await expectPages();
    }
    await page.close();
  });
});

describe.each(KINDS)('a site that is killed while users write, %s', (kind) => {
  it(`has every acknowledged write at its next start, after each of ${KILLS} kills`, {
    timeout: KILLS * 180_000,
  }, async () => {
    const at = await databases.prepare(kind);
    await publishTiny(at.dataDir);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writers = await makeUsers(at, 4);
      await start(at);
      const { users, registered } = await writeUntilKilled(writers);
      await start(at);
      for (const { user, acknowledged, tried } of users) {
        const { saltLevel, namesUnderCards } = await calls.read(user);
        expect([acknowledged, tried]).toContainEqual({ saltLevel, namesUnderCards });
      }
      for (const user of registered) expect((await calls.read(user)).email).toBe(user.email);
      await calls.signIn(registered.at(-1)?.email ?? '');
      site.signal('SIGKILL');
      await site.exit;
    }
  });
});

type Change = { saltLevel: 0 | 1 | 2; namesUnderCards: boolean };

/** Users change their settings and others register at the same time, until the site is killed meanwhile. */
async function writeUntilKilled(writers: readonly TestUser[]) {
  const begin: Change = { saltLevel: 1, namesUnderCards: false };
  const users = writers.map((user) => ({ user, acknowledged: begin, tried: begin }));
  const registered: TestUser[] = [];
  let writes = 0;
  const repeat = async (act: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; ; turn += 1) {
      try {
        await act(turn);
      } catch (error) {
        if (error instanceof NotAnswered && error.status === 0) return;
        throw error;
      }
      writes += 1;
      // Hashing one password takes as long as dozens of changes of settings, so it waits for at least one new user.
      if (writes >= 60 && registered.length > 0) site.signal('SIGKILL');
    }
  };
  await Promise.all([
    ...users.map((entry) =>
      repeat(async (turn) => {
        entry.tried = { saltLevel: ([0, 1, 2] as const)[turn % 3] ?? 0, namesUnderCards: turn % 2 === 0 };
        await calls.change(entry.user, entry.tried);
        entry.acknowledged = entry.tried;
      }),
    ),
    repeat(async () => registered.push(await calls.register())),
  ]);
  await site.exit;
  expect(writes).toBeGreaterThanOrEqual(60);
  return { users, registered };
}

import { existsSync, readdirSync } from 'node:fs';
import { publishTiny } from '@deckwright/answers/testing';
import { type DatabaseOptions, openDatabase } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { trialSize } from '../../../../tooling/testing/trial-size.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { makeUsers, userCalls } from '../testing/user-calls.ts';

const USERS = trialSize({ usual: 20, long: 100 });
const EACH = 10;
/** A pool of ten and the listening connection. */
const MAX_CONNECTIONS = 11;

const databases = createTestDatabases();
let at: DatabaseOptions;
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

beforeAll(async () => {
  await ensurePagesBuilt();
  at = await databases.prepare('postgres');
  await publishTiny(at.dataDir);
  site = startSiteProcess({
    DATA_DIR: at.dataDir,
    DATABASE_URL: at.databaseUrl ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  address = await site.ready;
});
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
});

/** Number of sockets and files the site has open; null if the system does not tell. */
function descriptors(): number | null {
  const path = `/proc/${site.pid}/fd`;
  return existsSync(path) ? readdirSync(path).length : null;
}

describe(`${USERS * EACH} live subscriptions over HTTP`, () => {
  it('all receive each change, share a few database connections, and leave no descriptor behind', async () => {
    const users = await makeUsers(at, USERS);
    const database = await openDatabase(at);
    // Except our own.
    const connections = async () => {
      const rows: unknown = await database.orm.execute(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      return (rows as { rows: unknown[] }).rows.length;
    };
    const before = descriptors();
    const pages = await Promise.all(
      users.flatMap((user) =>
        Array.from({ length: EACH }, async () => readProfileEvents(await calls.live(user))),
      ),
    );
    await vi.waitFor(() => expect(pages.every((page) => page.profiles().length > 0)).toBe(true), {
      timeout: 30_000,
      interval: 250,
    });
    const open = descriptors();
    if (open !== null && before !== null) expect(open - before).toBeGreaterThanOrEqual(USERS * EACH);
    for (const saltLevel of [0, 2, 1] as const) {
      await Promise.all(users.map((user) => calls.change(user, { saltLevel })));
      await vi.waitFor(
        () => expect(pages.every((page) => page.profiles().at(-1)?.saltLevel === saltLevel)).toBe(true),
        { timeout: 30_000, interval: 250 },
      );
      expect(await connections()).toBeLessThanOrEqual(MAX_CONNECTIONS);
    }
    await Promise.all(pages.map((page) => page.close()));
    if (open !== null)
      await vi.waitFor(() => expect(descriptors()).toBeLessThan(open - USERS * EACH + 40), {
        timeout: 30_000,
        interval: 250,
      });
    for (const user of users.slice(0, 1)) expect((await calls.read(user)).saltLevel).toBe(1);
    await database.close();
  });
});

import { existsSync, readdirSync } from 'node:fs';
import { openDatabase } from '@deckwright/database';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { openSitePostgres, type SitePostgres } from '../testing/site-postgres.ts';
import { ensurePagesBuilt, type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { publishTiny, temporaryFolder } from '../testing/tiny-snapshot.ts';
import { type TestUser, userCalls } from '../testing/user-calls.ts';

const USERS = 20;
const EACH = 10;
/** A pool of ten and the one that listens. */
const MOST_CONNECTIONS = 11;

let postgres: SitePostgres;
let databaseUrl = '';
let folder: ReturnType<typeof temporaryFolder>;
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

beforeAll(async () => {
  ensurePagesBuilt();
  postgres = await openSitePostgres();
  databaseUrl = await postgres.create();
  folder = temporaryFolder();
  await publishTiny(folder.path);
  site = startSiteProcess({
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  address = await site.ready;
});
afterAll(async () => {
  site.signal('SIGKILL');
  await site.exit;
  await postgres.close();
  folder.remove();
});

/** Sockets and files the site has open; null where the system does not tell. */
function descriptors(): number | null {
  const path = `/proc/${site.pid}/fd`;
  return existsSync(path) ? readdirSync(path).length : null;
}

describe('200 live subscriptions over HTTP', () => {
  it('are all told each change, share few connections to the database, and leave no descriptor behind', async () => {
    const database = await openDatabase({ dataDir: folder.path, databaseUrl });
    // But for our own.
    const connections = async () => {
      const rows: unknown = await database.orm.execute(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      return (rows as { rows: unknown[] }).rows.length;
    };
    const users: TestUser[] = [];
    for (let count = 0; count < USERS; count += 1) users.push(await calls.register());
    const before = descriptors();
    const pages = await Promise.all(
      users.flatMap((user) =>
        Array.from({ length: EACH }, async () => readProfileEvents(await calls.live(user))),
      ),
    );
    await vi.waitFor(() => expect(pages.every((page) => page.profiles().length > 0)).toBe(true), 30_000);
    const open = descriptors();
    if (open !== null && before !== null) expect(open - before).toBeGreaterThanOrEqual(USERS * EACH);
    for (const saltLevel of [0, 2, 1] as const) {
      await Promise.all(users.map((user) => calls.change(user, { saltLevel })));
      await vi.waitFor(
        () => expect(pages.every((page) => page.profiles().at(-1)?.saltLevel === saltLevel)).toBe(true),
        { timeout: 30_000, interval: 250 },
      );
      expect(await connections()).toBeLessThanOrEqual(MOST_CONNECTIONS);
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

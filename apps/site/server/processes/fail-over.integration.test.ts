import { connect, createServer, type Server, type Socket } from 'node:net';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../tooling/lib/postgres.mjs';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { expectAcknowledged, startLoad } from '../testing/acknowledged-load.ts';
import { readProfileEvents } from '../testing/read-profile-events.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { makeUsers, userCalls } from '../testing/user-calls.ts';

const PATIENCE = { timeout: 60_000 };

/** An address that can be moved to another server, as a virtual IP or a proxy offers it; open connections break. */
type MovableAddress = { port: number; move: (port: number) => void; close: () => void };

const folder = temporaryFolder();
let primary: PostgresServer;
let standby: PostgresServer;
let shared: MovableAddress;
let site: SiteProcess;
let address = '';
const calls = userCalls(() => address);

async function query(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function getPort(server: PostgresServer): number {
  return Number(new URL(server.url).port);
}

async function openMovable(first: number): Promise<MovableAddress> {
  const open = new Set<Socket>();
  let target = first;
  const server: Server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const close = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port: typeof bound === 'object' && bound ? bound.port : 0,
    move: (port) => {
      target = port;
      close();
    },
    close: () => {
      server.close();
      close();
    },
  };
}

beforeAll(async () => {
  await ensurePagesBuilt();
  await publishTiny(folder.path);
  primary = await startPostgres();
  standby = await primary.startStandby();
  // From here on a commit waits until the standby has it.
  const url = new URL(primary.url);
  await query(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '*'`, 'SELECT pg_reload_conf()');
  shared = await openMovable(getPort(primary));
  url.port = `${shared.port}`;
  site = startSiteProcess({
    DATA_DIR: folder.path,
    DATABASE_URL: url.href,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  address = await site.ready;
});
afterAll(async () => {
  site?.signal('SIGKILL');
  await site?.exit;
  shared?.close();
  await standby?.stop();
  await primary?.stop();
  folder.remove();
});

it('nothing acknowledged is lost when the primary dies under load and its standby takes over', async () => {
  const databaseUrl = `postgres://deckwright@127.0.0.1:${shared.port}/postgres`;
  const users = await makeUsers({ dataDir: folder.path, databaseUrl }, 11);
  const [listener] = users.splice(10);
  if (!listener) throw new Error('Eleven users were asked for.');
  const page = readProfileEvents(await calls.live(listener));
  await vi.waitFor(() => expect(page.profiles()).toHaveLength(1), PATIENCE);
  const load = startLoad(users, () => address, { page: '/commanders/cyr-the-lone', card: 'cyr-the-lone' });
  await vi.waitFor(() => expect(load.enough()).toBe(true), PATIENCE);

  await primary.kill();
  await query(standby.url, 'SELECT pg_promote()');
  shared.move(getPort(standby));
  load.countAnew();
  await vi.waitFor(() => expect(load.enough()).toBe(true), PATIENCE);
  const written = await load.stop();

  await expectAcknowledged(written, calls);
  // While no primary answered, account calls were refused with 503; pages went on.
  expect(new Set(written.failures.map(({ status }) => status))).toEqual(new Set([503]));
  expect(written.failures.filter(({ what }) => what === 'reads')).toEqual([]);
  await calls.change(listener, { saltLevel: 0 });
  await vi.waitFor(() => expect(page.profiles().at(-1)?.saltLevel).toBe(0), PATIENCE);
  await page.close();
});

// The site behind pgbouncer, which shares a few connections by transaction, with users who read, write and listen. `npm
// run test:long -- pooler`; needs pgbouncer (the system's package, or PGBOUNCER names the program).
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../apps/site/server/testing/free-port.ts';
import { readProfileEvents } from '../../apps/site/server/testing/read-profile-events.ts';
import { startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { NotAnswered, type TestUser, userCalls } from '../../apps/site/server/testing/user-calls.ts';
import { publishTiny } from '../../packages/answers/src/testing/index.ts';
import { startPostgres } from '../lib/postgres.mjs';

const PROGRAM = process.env.PGBOUNCER ?? 'pgbouncer';
/** Connections of the pooler to the database, fewer than the users who write at once. */
const POOL = 3;
const USERS = 12;
const CHANGES = 40;
const PATIENCE_MS = 20_000;
/** The user of PostgreSQL's clients; pgbouncer refuses to run as root. */
const NOBODY = 65_534;

async function startPooler(databasePort: number): Promise<{ port: number; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${databasePort} user=deckwright`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      `default_pool_size = ${POOL}`,
      '',
    ].join('\n'),
  );
  chmodSync(folder, 0o755);
  const asRoot = process.getuid?.() === 0;
  if (asRoot) chownSync(folder, NOBODY, NOBODY);
  const pooler: ChildProcess = spawn(PROGRAM, [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(asRoot ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  let log = '';
  pooler.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  const end = once(pooler, 'close');
  for (const before = performance.now(); !log.includes('process up'); await wait(50)) {
    assert.ok(performance.now() - before < PATIENCE_MS && pooler.exitCode === null, log);
  }
  return {
    port,
    stop: async () => {
      pooler.kill('SIGTERM');
      pooler.kill('SIGINT');
      await end;
      rmSync(folder, { recursive: true });
    },
  };
}

async function until(holds: () => boolean, what: string): Promise<void> {
  for (const before = performance.now(); !holds(); await wait(50))
    assert.ok(performance.now() - before < PATIENCE_MS, `It never came about that ${what}.`);
}

async function trial(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckwright-pooled-'));
  const server = await startPostgres();
  const pooler = await startPooler(Number(new URL(server.url).port));
  const pooled = new URL(server.url);
  pooled.port = `${pooler.port}`;
  await publishTiny(dataDir);
  const site = startSiteProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: pooled.href,
    DATABASE_LISTEN_URL: server.url,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    const address = await site.ready;
    const calls = userCalls(() => address);
    const users: TestUser[] = [];
    for (let count = 0; count < USERS; count += 1) users.push(await calls.register());
    const pages = await Promise.all(users.map(async (user) => readProfileEvents(await calls.live(user))));
    let failures = 0;
    for (let turn = 0; turn < CHANGES; turn += 1) {
      const saltLevel = ([0, 1, 2] as const)[turn % 3] ?? 0;
      await Promise.all(
        users.map((user) =>
          calls.change(user, { saltLevel }).catch((error: unknown) => {
            assert.ok(error instanceof NotAnswered, String(error));
            failures += 1;
          }),
        ),
      );
      await until(
        () => pages.every((page) => page.profiles().at(-1)?.saltLevel === saltLevel),
        `all open pages show change ${turn + 1}`,
      );
    }
    assert.equal(failures, 0);
    for (const page of pages) await page.close();
    console.log(
      `${USERS} users changed a setting ${CHANGES} times at once over ${POOL} connections of pgbouncer; every open page showed each change.`,
    );
  } finally {
    site.signal('SIGKILL');
    await site.exit;
    await pooler.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

if (spawnSync(PROGRAM, ['--version']).error) {
  console.error(
    'pgbouncer is not installed: install the package of the system, or name the program in PGBOUNCER.',
  );
  process.exitCode = 1;
} else await trial();

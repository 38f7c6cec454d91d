// A real disk of a few megabytes that fills up, then one that is read-only, under the site and the pipeline. `npm run
// test:long -- disk`; Linux with permission to mount, as root or in a user namespace.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type SiteProcess, startSiteProcess } from '../../apps/site/server/testing/site-process.ts';
import { type TestUser, userCalls } from '../../apps/site/server/testing/user-calls.ts';
import { publishTiny } from '../../packages/answers/src/testing/index.ts';
import { madeDatabase } from '../lib/made-once.mjs';

const INSIDE = 'DECKWRIGHT_DISK_TRIAL';
const SIZE_MB = 220;
const MB = 1024 ** 2;
const PATIENCE_MS = 30_000;
const PIPELINE = fileURLToPath(new URL('../../apps/pipeline/src/main.ts', import.meta.url));

/** Runs the script again in a namespace of its own, where nobody else sees its mounts. */
function enterNamespace(): void {
  const own = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user'];
  const args = [...own, '--mount', process.execPath, ...process.execArgv, fileURLToPath(import.meta.url)];
  const { status, error } = spawnSync('unshare', args, {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  });
  if (error) console.error(`This trial mounts a disk, which needs Linux and "unshare": ${error.message}.`);
  process.exitCode = status ?? 1;
}

const say = (line: string): void => console.log(`  ${line}`);

function mount(...args: string[]): void {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  assert.equal(status, 0, `The disk could not be mounted: ${stderr}`);
}

/** Writes until only this many bytes are left. */
function fill(path: string, leaveBytes: number): void {
  const file = openSync(path, 'w');
  const block = Buffer.alloc(MB, 1);
  const room = (): number => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize - leaveBytes;
  };
  while (room() > 0) writeSync(file, block, 0, Math.min(room(), MB));
  // An open file would keep its space after it is removed.
  closeSync(file);
}

async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    assert.ok(performance.now() < end, `It never came about that ${what}.`);
    await wait(100);
  }
}

async function trial(): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'deckwright-disk-'));
  mount('-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk);
  const dataDir = join(disk, 'var');
  const filler = join(disk, 'filler');
  let site: SiteProcess | null = null;
  let address = '';
  const start = (): SiteProcess => startSiteProcess({ DATA_DIR: dataDir, TRUSTED_PROXIES: '127.0.0.1' });
  const calls = userCalls(() => address);
  const getStatus = (work: () => Promise<unknown>): Promise<number> =>
    work().then(
      () => 200,
      (error: { status?: number }) => error.status ?? -1,
    );
  const pages = async (): Promise<void> => {
    for (const path of ['/commanders/cyr-the-lone', '/cards/beacon', '/api/typeahead?q=bea', '/healthz'])
      assert.equal((await fetch(`${address}${path}`)).status, 200, path);
  };
  const build = async (folder: string) => {
    const args = [
      '--disable-warning=ExperimentalWarning',
      PIPELINE,
      'build',
      '--sample',
      '--data-dir',
      folder,
    ];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let reported = '';
    child.stderr.on('data', (chunk) => {
      reported += chunk;
    });
    const [code] = await once(child, 'close');
    return { code, told: reported.trim().split('\n').at(-1) ?? '' };
  };
  try {
    mkdirSync(dataDir);
    cpSync(await madeDatabase(), dataDir, { recursive: true });
    await publishTiny(dataDir);
    site = start();
    address = await site.ready;
    const users: TestUser[] = [await calls.register(), await calls.register()];
    const [user] = users;
    assert.ok(user);

    say('the disk fills up to 1 MB while the site runs');
    fill(filler, MB);
    await until(
      async () => (await getStatus(() => calls.change(user, { saltLevel: 2 }))) === 503,
      'changes are refused',
    );
    for (let turn = 0; turn < 50; turn += 1)
      assert.equal(await getStatus(() => calls.change(user, { saltLevel: 0 })), 503);
    assert.equal(await getStatus(() => calls.register()), 503);
    assert.notEqual((await calls.read(user)).saltLevel, 0);
    await pages();
    const full = await build(dataDir);
    assert.equal(full.code, 1);
    assert.match(full.told, /^The disk is full/);
    await pages();

    say('it is killed, and finds too little room to start');
    site.signal('SIGKILL');
    await site.exit;
    site = start();
    assert.equal(await site.exit, 1);
    assert.match(site.stderr(), /^The disk with .* is full or read-only: .* needs 24 MB to start\./m);

    say('there is room again');
    rmSync(filler);
    site = start();
    address = await site.ready;
    for (const each of users) assert.equal((await calls.read(each)).email, each.email);
    await calls.change(user, { saltLevel: 2 });
    assert.equal((await calls.read(user)).saltLevel, 2);

    say('it fills up and is freed under the running site');
    fill(filler, 8 * MB);
    await until(
      async () => (await getStatus(() => calls.change(user, { saltLevel: 0 }))) === 503,
      'changes are refused again',
    );
    rmSync(filler);
    await until(
      async () => (await getStatus(() => calls.change(user, { saltLevel: 0 }))) === 200,
      'changes are taken again',
    );
    await pages();
    site.signal('SIGTERM');
    assert.equal(await site.exit, 0);
    site = null;

    say('it is mounted for reading alone');
    mount('-o', 'remount,ro', disk);
    const readOnly = start();
    assert.equal(await readOnly.exit, 1);
    assert.match(readOnly.stderr(), /cannot be written \(EROFS\)/);
    const refused = await build(dataDir);
    assert.equal(refused.code, 1);
    assert.match(refused.told, /cannot be written \(EROFS\)/);
    mount('-o', 'remount,rw', disk);
    site = start();
    address = await site.ready;
    assert.equal((await calls.read(user)).saltLevel, 0);
    await pages();
    console.log('A full disk and a read-only one did what they should.');
  } finally {
    site?.signal('SIGKILL');
    await site?.exit;
    spawnSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

if (process.env[INSIDE] === '1') await trial();
else enterNamespace();

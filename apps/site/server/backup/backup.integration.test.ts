import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { SignedIn } from '@deckwright/contract/schemas';
import { countRows, dumpDatabase } from '@deckwright/database';
import { dataPaths, holdLock, type Refusals, readRefusals, writeRefusals } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { TEST_PROCESS_ENV } from '../../../../tooling/testing/test-process.ts';
import { controlPortFile } from '../command/control-port.ts';
import { createSiteFolder } from '../testing/site-folder.ts';
import { type SiteProcess, startSiteProcess } from '../testing/site-process.ts';
import { readBackup } from './backup-manifest.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const COMMANDS = join(import.meta.dirname, '../command');
const JO = { email: 'jo@example.org', password: 'three words in a row' };
const NOW = new Date('2026-11-25T04:00:00Z');
const databases = createTestDatabases();
const running: SiteProcess[] = [];
let root: ReturnType<typeof temporaryFolder>;
let folder: Awaited<ReturnType<typeof createSiteFolder>>;
const at = (name: string) => join(root.path, name);

beforeAll(async () => {
  await ensurePagesBuilt();
  root = temporaryFolder();
  folder = await createSiteFolder();
  mkdirSync(join(folder.path, 'lake/decks/club-1'), { recursive: true });
  mkdirSync(join(folder.path, 'lake/downloads'), { recursive: true });
  mkdirSync(join(folder.path, 'lake/shards'), { recursive: true });
  writeFileSync(join(folder.path, 'lake/shards/verdicts'), 'can be made again');
  writeFileSync(join(folder.path, 'lake/decks/club-1/decks.jsonl'), '{"id":"1"}\n');
  writeFileSync(join(folder.path, 'lake/current.json'), '{}\n');
  writeFileSync(join(folder.path, 'lake/downloads/large.json.gz'), 'can be fetched again');
}, 120_000);
afterAll(async () => {
  for (const site of running) {
    site.signal('SIGKILL');
    await site.exit;
  }
  folder.remove();
  root.remove();
});

function begin(name: 'backup' | 'restore', args: string[], dataDir = folder.path): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(COMMANDS, 'main.ts'), name, ...args],
    { env: { ...TEST_PROCESS_ENV, PATH: process.env.PATH ?? '', DATA_DIR: dataDir, INIT_CWD: root.path } },
  );
}

async function command(...typed: Parameters<typeof begin>) {
  const child = begin(...typed);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (part) => {
    out += part;
  });
  child.stderr?.on('data', (part) => {
    err += part;
  });
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, out, err };
}

async function start(dataDir: string): Promise<{ site: SiteProcess; address: string }> {
  const site = startSiteProcess({ DATA_DIR: dataDir });
  running.push(site);
  return { site, address: await site.ready };
}

async function post(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${address}/api/users/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const served = async (address: string) => (await (await fetch(`${address}/healthz`)).json()).snapshot.id;

describe('a backup of a site that runs', () => {
  it('brings accounts, lake and snapshot to another machine', async () => {
    const { site, address } = await start(folder.path);
    const consents = { terms: true, privacy: true };
    const joined = await post(address, 'register', { ...JO, username: 'Jo', consents });
    const { uid } = SignedIn.parse(await joined.json());
    const made = await command('backup', ['--to', 'monday']);
    expect(made).toMatchObject({ status: 0, err: '' });
    expect(made.out).toMatch(
      /^Backup .*monday\n {2}made .*\n {2}database: \d+ rows in \d+ tables, 1 accounts/,
    );
    expect(statSync(at('monday')).mode & 0o077).toBe(0);
    expect(existsSync(at('monday/lake/downloads'))).toBe(false);
    expect(existsSync(at('monday/lake/shards'))).toBe(false);
    const again = await command('backup', ['--to', 'monday']);
    expect(again).toMatchObject({ status: 1, out: '' });
    expect(again.err).toMatch(/^.*monday exists already\. Name a folder that does not.*\n$/);
    const refused = await command('restore', ['--from', 'monday', '--replace']);
    expect(refused.err).toMatch(/^Another site is working on the data folder/);
    const snapshot = await served(address);
    site.signal('SIGTERM');
    await site.exit;

    const restored = await command('restore', ['--from', 'monday'], at('moved'));
    expect(restored).toMatchObject({ status: 0, err: '' });
    expect(readFileSync(at('moved/lake/decks/club-1/decks.jsonl'), 'utf8')).toBe('{"id":"1"}\n');
    const other = await start(at('moved'));
    expect(await served(other.address)).toBe(snapshot);
    const signedIn = SignedIn.parse(await (await post(other.address, 'sign-in', JO)).json());
    expect(signedIn.uid).toBe(uid);
    other.site.signal('SIGTERM');
    await other.site.exit;

    const occupied = await command('restore', ['--from', 'monday'], at('moved'));
    expect(occupied.err).toMatch(/moved is not empty: it has snapshots and lake and db\. .*--replace/);
    expect(occupied.status).toBe(1);
  }, 240_000);

  it('that is killed half-way is recognized, and its folder stays free', async () => {
    const parent = at('disk');
    mkdirSync(parent);
    // In the place of the site: it takes the request for the database and never answers.
    const { siteLock } = dataPaths(folder.path);
    const lock = holdLock(siteLock, 'site');
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    writeFileSync(controlPortFile(folder.path), JSON.stringify({ port, token: 'x'.repeat(43) }));
    const asked = once(silent, 'request');
    const child = begin('backup', ['--to', join(parent, 'tuesday')]);
    const ended = new Promise((resolve) => child.once('close', resolve));
    await asked;
    child.kill('SIGKILL');
    await ended;
    silent.closeAllConnections();
    silent.close();
    lock.release();
    rmSync(controlPortFile(folder.path));
    const [left = ''] = readdirSync(parent);
    expect(left).toMatch(/^\.tmp-/);
    const refused = await command('restore', ['--from', join(parent, left)], at('empty'));
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toMatch(/is a backup that was interrupted: it has no backup\.json\..*\n$/);
    const contents = await makeBackup({
      ...{
        dataDir: folder.path,
        to: join(parent, 'tuesday'),
        dump: null,
        lake: true,
        snapshots: 'all',
        now: NOW,
      },
    });
    expect(contents.snapshots).toHaveLength(1);
  }, 120_000);
});

describe('a backup', () => {
  const lake = async (name: string) =>
    makeBackup({
      dataDir: folder.path,
      to: at(name),
      dump: null,
      lake: true,
      snapshots: 'published',
      now: NOW,
    });

  it('with any byte changed, missing or added is refused before anything is touched', async () => {
    await lake('damaged');
    const target = {
      from: at('damaged'),
      dataDir: at('untouched'),
      databaseUrl: null,
      replace: false,
      now: NOW,
    };
    const restore = () => restoreBackup({ ...target, warn: (line) => expect.fail(line) });
    const file = at('damaged/lake/decks/club-1/decks.jsonl');
    const bytes = readFileSync(file);
    bytes[3] = (bytes[3] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(restore()).rejects.toThrow(/is damaged: lake\/decks\/club-1\/decks\.jsonl has changed\. /);
    rmSync(file);
    writeFileSync(at('damaged/more'), '');
    await expect(restore()).rejects.toThrow(/decks\.jsonl is missing; more does not belong to it/);
    const manifest = readFileSync(at('damaged/backup.json'), 'utf8');
    writeFileSync(at('damaged/backup.json'), manifest.replace('"bytes": 11', '"bytes": 12'));
    await expect(restore()).rejects.toThrow(/backup\.json is damaged/);
    rmSync(at('damaged/backup.json'));
    await expect(restore()).rejects.toThrow(/is no backup, or not a whole one/);
    expect(existsSync(at('untouched'))).toBe(false);
  });

  it('replaces data only when told to, and keeps what was there', async () => {
    await lake('whole');
    const dataDir = at('used');
    await publishTiny(dataDir);
    const options = {
      from: at('whole'),
      dataDir,
      databaseUrl: null,
      now: NOW,
      warn: (line: string) => expect.fail(line),
    };
    await expect(restoreBackup({ ...options, replace: false })).rejects.toThrow(/it has snapshots\. /);
    const { before } = await restoreBackup({ ...options, replace: true });
    expect(before).toBe(join(dataDir, 'before-restore-2026-11-25T040000'));
    expect(readdirSync(join(before ?? '', 'snapshots'))).toContain('current');
    expect(existsSync(join(dataDir, 'lake/current.json'))).toBe(true);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.tmp-'))).toEqual([]);
  });

  it('made before a removal leaves it on the list', async () => {
    const removal = (id: string) => ({ source: 'club', id, url: null, reason: 'x', date: '2026-11-25' });
    const NONE: Refusals = { format: 'deckwright-refusals', version: 1, sources: [], decks: [] };
    const dataDir = at('removals');
    const paths = dataPaths(dataDir);
    mkdirSync(paths.lake, { recursive: true });
    writeRefusals(paths, { ...NONE, decks: [removal('a'), removal('b')] });
    const data = { dump: null, lake: true, snapshots: 'none', now: NOW } as const;
    await makeBackup({ ...data, dataDir, to: at('before') });
    const league = { source: 'League', reason: 'y', date: '2026-11-25' };
    writeRefusals(paths, { ...NONE, sources: [league], decks: [removal('b'), removal('c')] });
    const warnings: string[] = [];
    const restore = (day: string) =>
      restoreBackup({
        ...{ from: at('before'), dataDir, databaseUrl: null, replace: true },
        ...{ now: new Date(day), warn: (line) => warnings.push(line) },
      });
    expect((await restore('2026-11-26')).removals).toBe(2);
    expect(readRefusals(paths)).toEqual({
      ...{ ...NONE, sources: [league] },
      decks: [removal('a'), removal('b'), removal('c')],
    });
    // A damaged list is one more reason to restore.
    writeFileSync(paths.refusals, '{');
    expect((await restore('2026-11-27')).removals).toBe(0);
    expect(warnings.at(-1)).toMatch(/^The list of removals, lake\/refusals\.json, is damaged here/);
    expect(readRefusals(paths).decks).toEqual([removal('a'), removal('b')]);
  });

  it('of a database server goes into another one, with every row', async () => {
    const source = await databases.openNew('postgres');
    await source.orm.execute("INSERT INTO users (id, name, email) VALUES ('u', 'Jo', 'jo@example.org')");
    const dump = async (into: string) => ({
      kind: 'postgres' as const,
      ...(await dumpDatabase(source, into)),
    });
    const data = { dataDir: at('nowhere'), lake: true, snapshots: 'published', now: NOW } as const;
    await makeBackup({ ...data, to: at('server'), dump });
    const target = await databases.prepare('postgres');
    await restoreBackup({
      ...{ from: at('server'), dataDir: at('beside'), databaseUrl: target.databaseUrl ?? null },
      ...{ replace: false, now: NOW, warn: (line) => expect.fail(line) },
    });
    const restored = await databases.open(target);
    expect(await countRows(restored)).toEqual(await countRows(source));
    expect((await countRows(restored)).users).toBe(1);
    expect(readBackup(at('server')).database?.tables).toContainEqual({ name: 'users', rows: 1 });
  });

  it('does not go into the data folder, nor beside a pipeline run', async () => {
    const inside = { dataDir: folder.path, dump: null, lake: true, snapshots: 'none', now: NOW } as const;
    await expect(makeBackup({ ...inside, to: join(folder.path, 'b') })).rejects.toThrow(
      /inside the data folder/,
    );
    await expect(makeBackup({ ...inside, to: at('no/such/b') })).rejects.toThrow(/no\/such does not exist/);
    const lock = holdLock(dataPaths(folder.path).pipelineLock, 'pipeline run');
    await expect(makeBackup({ ...inside, to: at('busy') })).rejects.toThrow(
      /Another pipeline run is working/,
    );
    lock.release();
    expect(existsSync(at('busy'))).toBe(false);
  });
});

it.each([
  ['backup', [], /^--to is missing\. See "npm run deckwright -- backup --help"\.\n$/],
  [
    'backup',
    ['--to', 'x', '--snapshots', 'some'],
    /^--snapshots must be one of published, all, none; got "some"\./,
  ],
  [
    'backup',
    ['--to', '--snapshots'],
    /^--to needs a value; write --to=VALUE if it begins with "-"\. See "npm run deckwright -- backup --help"\.\n$/,
  ],
  ['backup', ['x'], /^"backup" takes no argument, not "x"\. See "npm run deckwright -- backup --help"\.\n$/],
  [
    'restore',
    ['--form', 'x'],
    /^Unknown option '--form'\. Did you mean --from\? See "npm run deckwright -- restore --help"\.\n$/,
  ],
  [
    'restore',
    ['--from', 'nothing'],
    /^There is no backup at .*nothing\. Name the folder that "backup --to" wrote\.\n$/,
  ],
] as const)(
  '%s %j is answered by a sentence',
  async (name, args, sentence) => {
    const { status, out, err } = await command(name, [...args], at('empty'));
    expect(err).toMatch(sentence);
    expect({ status, out }).toEqual({ status: 1, out: '' });
  },
  60_000,
);

import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { dataPaths, holdLock, writeRefreshReport } from '@deckwright/snapshot';
import { openStore, publishToStore } from '@deckwright/snapshot/store';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { writeBackupReport } from '../backup/backup-report.ts';
import { freePort } from '../testing/free-port.ts';
import { checkData } from './check-data.ts';
import type { Finding } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const PASSWORD = 'hunter2';
const databases = createTestDatabases();
let folder: ReturnType<typeof temporaryFolder>;
let services: Server;
/** What the services answer, and the time on their clock. */
let answer: { status: number; date: Date };
const closers: (() => unknown)[] = [];

beforeEach(async () => {
  folder = temporaryFolder();
  chmodSync(folder.path, 0o700);
  answer = { status: 200, date: new Date() };
  services = createServer((_, response) =>
    response.writeHead(answer.status, { date: answer.date.toUTCString() }).end(),
  );
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => folder.remove(),
    () => services.close(),
  );
});

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const address = () => `http://127.0.0.1:${(services.address() as AddressInfo).port}`;

/** The findings by subject; nothing listens on port 1. */
async function find(env: Record<string, string> = {}, now = new Date()): Promise<Map<string, Finding>> {
  const upstream = address();
  const findings = await runDoctor({
    env: {
      ...{ DATA_DIR: folder.path, PORT: '1', PUBLIC_ORIGIN: 'https://decks.example.org' },
      ...{ OPERATOR_EMAIL: 'ann@example.org', TRUSTED_PROXIES: '127.0.0.1' },
      ...{ SCRYFALL_URL: upstream, MTGJSON_URL: upstream, SPELLBOOK_URL: upstream },
      ...env,
    },
    now,
  });
  return new Map(findings.map((finding) => [finding.what, finding]));
}

async function startMailServer(): Promise<number> {
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'site' && password === PASSWORD
        ? done(null, { user: username })
        : done(new Error(`Wrong: ${password}`)),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}

/** A site that serves the snapshot, or that says nothing of one with 503. */
async function startSite(id: string | null, database = true): Promise<number> {
  const site = createServer(({ url }, response) => {
    if (url === '/readyz') return response.end(JSON.stringify({ snapshot: id !== null, database }));
    if (id === null) return response.writeHead(503).end('starting');
    return response.end(JSON.stringify({ snapshot: { id } }));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  closers.push(() => site.close());
  return (site.address() as AddressInfo).port;
}

describe('the doctor', () => {
  it('finds no problems with a healthy site', async () => {
    const id = await publishTiny(folder.path);
    const port = await startMailServer();
    const { databaseUrl = '' } = await databases.prepare('postgres');
    writeBackupReport(folder.path, {
      createdAt: '2024-04-01T03:15:00Z',
      folder: '/mnt/backups/2024-04-01',
      bytes: 1,
      database: true,
    });
    const found = await find(
      {
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://site:${PASSWORD}@127.0.0.1:${port}`,
        PORT: `${await startSite(id)}`,
      },
      new Date('2024-04-02T00:00:00Z'),
    );
    const wrong = [...found.values()].filter(({ state }) => state !== 'ok');
    expect(wrong).toEqual([]);
    expect(found.get('Database')?.text).toMatch(/^PostgreSQL \d+/);
    expect(found.get('Clock')?.text).toBe('agrees with that of the services');
    expect(found.get('Backup')?.text).toBe('the last one: 2024-04-01 in /mnt/backups/2024-04-01');
  });

  it('misses a site that does not answer, and a recent backup', async () => {
    expect((await find()).get('Site')?.state).toBe('ok');
    const id = await publishTiny(folder.path);
    expect((await find()).get('Site')?.state).toBe('ok');
    holdLock(dataPaths(folder.path).siteLock, 'site').release();
    expect((await find()).get('Site')?.state).toBe('ok');
    writeFileSync(dataPaths(folder.path).siteStarted, '');
    const found = await find();
    expect(found.get('Site')).toMatchObject({ state: 'problem', text: expect.stringContaining('port 1') });
    expect(found.get('Backup')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining('backup --to'),
    });
    // A site of yesterday needs none yet.
    const begun = new Date(Date.now() - 3.5 * 86_400_000);
    writeFileSync(dataPaths(folder.path).siteStarted, `${begun.toISOString()}\n`);
    expect((await find()).get('Backup')?.state).toBe('warning');
    const later = new Date(Date.now() + 86_400_000);
    expect((await find({}, later)).get('Backup')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^None has been made here in 4 days\. .* MAX_BACKUP_AGE_DAYS=0/),
    });
    expect((await find({ MAX_BACKUP_AGE_DAYS: '5' }, later)).get('Backup')?.state).toBe('warning');
    expect((await find({ MAX_BACKUP_AGE_DAYS: '0' }, later)).has('Backup')).toBe(false);
    writeBackupReport(folder.path, {
      ...{ createdAt: '2024-04-01T03:15:00Z', folder: '/mnt/backups/2024-04-01', bytes: 1, database: false },
    });
    // Three days and a night later, and a day after that.
    const state = async (now: string) => (await find({}, new Date(now))).get('Backup');
    expect((await state('2024-04-05T03:00:00Z'))?.state).toBe('ok');
    expect(await state('2024-04-05T03:15:00Z')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^The last one is 4 days old: .*without the database/),
    });
    const other = await find({ PORT: `${await startSite('another')}` });
    expect(other.get('Site')).toMatchObject({ state: 'warning', text: expect.stringContaining(id) });
    const empty = await find({ PORT: `${await startSite(null)}` });
    expect(empty.get('Site')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/answers 503 and serves nothing, though .* is published/),
    });
    const sick = await find({ PORT: `${await startSite(id, false)}` });
    expect(sick.get('Site')).toMatchObject({ state: 'problem', text: expect.stringContaining('no writes') });
  });

  it('does not call a database that only reads well', async () => {
    const { databaseUrl = '' } = await databases.prepare('postgres');
    const name = new URL(databaseUrl).pathname.slice(1);
    const client = new pg.Client(databaseUrl);
    await client.connect();
    await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    await client.end();
    expect((await find({ DATABASE_URL: databaseUrl })).get('Database')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/read-only transaction.*It only reads/),
    });
  });

  it('says before an upgrade that the new version does not read what is published', async () => {
    const id = await publishTiny(folder.path);
    const [found] = await checkData(folder.path, new Date(), async () => {
      throw new Error('The format version is 4, expected 5.');
    });
    expect(found).toMatchObject({ state: 'problem', what: 'Data' });
    expect(found?.text).toContain(`This version does not read snapshot ${id}`);
    expect(found?.text).toContain('The format version is 4, expected 5.');
  });

  it('names a damaged snapshot, an old one, and a refresh that was not published', async () => {
    expect((await find()).get('Data')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^Nothing/),
    });
    const id = await publishTiny(folder.path);
    const reasons = ['90% fewer cards (30,000 to 3,000); at most 0.5% may go at once.'];
    const startedAt = new Date().toISOString();
    writeRefreshReport(folder.path, {
      startedAt,
      endedAt: startedAt,
      outcome: 'refused',
      snapshot: id,
      reasons,
    });
    const found = await find();
    expect(found.get('Refresh')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining(reasons[0] ?? ''),
    });
    expect(found.get('Data')?.state).toBe('warning');
    const left = ['Old snapshots could not be removed (EIO); the next run tries again.'];
    writeRefreshReport(folder.path, {
      startedAt,
      endedAt: startedAt,
      outcome: 'published',
      snapshot: id,
      reasons: left,
    });
    expect((await find()).get('Refresh')).toMatchObject({
      state: 'warning',
      text: expect.stringContaining(left[0] ?? ''),
    });
    writeFileSync(`${dataPaths(folder.path).snapshots}/${id}/cards.jsonl`, '');
    expect((await find()).get('Data')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('cards.jsonl'),
    });
  });

  it('compares the data folder with the store', async () => {
    const store = temporaryFolder();
    const elsewhere = temporaryFolder();
    closers.push(store.remove, elsewhere.remove);
    const env = { SNAPSHOT_STORE: store.path };
    expect((await find(env)).get('Store')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('publishes nothing'),
    });
    const id = await publishTiny(elsewhere.path);
    const published = { store: openStore(env, folder.path), dataDir: elsewhere.path, id, base: null };
    await publishToStore({ ...published, now: new Date() } as Parameters<typeof publishToStore>[0]);
    expect((await find(env)).get('Store')).toMatchObject({
      state: 'warning',
      text: expect.stringMatching(/nothing is here yet.*fetches it within a minute/),
    });
    await publishTiny(folder.path);
    expect((await find(env)).get('Store')).toMatchObject({ state: 'ok', text: expect.stringContaining(id) });
    const away = { SNAPSHOT_STORE: `${store.path}/nowhere` };
    expect((await find(away)).get('Store')?.state).toBe('problem');
  });

  it('names unreachable services, and never a password', async () => {
    const port = await startMailServer();
    const found = await find({
      DATABASE_URL: `postgres://site:${PASSWORD}@127.0.0.1:1/decks`,
      SMTP_URL: `smtp://site:${PASSWORD}x@127.0.0.1:${port}`,
      MTGJSON_URL: `http://127.0.0.1:${await freePort()}`,
    });
    expect(found.get('Database')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('start the server'),
    });
    expect(found.get('Mail')).toMatchObject({ state: 'problem', text: expect.stringContaining('SMTP_URL') });
    expect(found.get('MTGJSON')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('ECONNREFUSED'),
    });
    expect(found.get('Scryfall')?.state).toBe('ok');
    expect(JSON.stringify([...found.values()])).not.toContain(PASSWORD);
  });

  it('reports a wrong clock and busy services', async () => {
    answer = { status: 503, date: new Date(Date.now() - 300_000) };
    const found = await find();
    expect(found.get('Scryfall')).toMatchObject({ state: 'warning', text: expect.stringContaining('503') });
    expect(found.get('Clock')).toMatchObject({
      state: 'problem',
      text: expect.stringMatching(/^(299|30\d) s ahead of/),
    });
  });

  it('stops if the settings cannot be read', async () => {
    const found = await find({ SCRYFALL_URL: 'nowhere' });
    expect(found.get('Settings')).toMatchObject({
      state: 'problem',
      text: expect.stringContaining('SCRYFALL_URL'),
    });
    expect(found.has('Data')).toBe(false);
  });

  it('warns of settings that are rarely intended', async () => {
    chmodSync(folder.path, 0o755);
    const found = await find({ PUBLIC_ORIGIN: '', OPERATOR_EMAIL: '' });
    expect(found.get('Settings')?.state).toBe('warning');
    expect(found.get('Privacy')?.text).toContain('chmod 700');
    expect(found.get('Mail')?.text).toContain('outbox');
  });
});

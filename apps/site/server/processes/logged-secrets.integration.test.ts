import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishTiny, temporaryFolder } from '@deckwright/answers/testing';
import { instanceSettings, openDatabase } from '@deckwright/database';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ensurePagesBuilt } from '../../../../tooling/testing/made-on-demand.ts';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { startSiteProcess } from '../testing/site-process.ts';
import { makeUsers, userCalls } from '../testing/user-calls.ts';

const PATIENCE = { timeout: 60_000, interval: 100 };
const SETTINGS = {
  AUTH_SECRET: 'a-secret-of-the-settings-that-signs-sessions',
  AUTH_SECRET_PREVIOUS: 'the-secret-of-before-that-still-signs-some',
  PATRON_WEBHOOK_SECRET: 'what-the-patron-service-shows',
  TOPDECK_KEY: 'the-key-of-the-tournaments',
  AWS_SECRET_ACCESS_KEY: 'the-key-of-the-bucket',
};

beforeAll(ensurePagesBuilt, 240_000);

/** Every value that the database made up: secrets, tokens and codes. */
async function generatedSecrets(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir });
  const rows = await database.orm.select({ value: instanceSettings.value }).from(instanceSettings);
  await database.close();
  return rows.map(({ value }) => value).filter(({ length }) => length >= 16);
}

/** Codes in the emails that were written to files. */
function sentCodes(dataDir: string): string[] {
  if (!existsSync(join(dataDir, 'outbox'))) return [];
  return readdirSync(join(dataDir, 'outbox')).flatMap((name) =>
    [...readFileSync(join(dataDir, 'outbox', name), 'utf8').matchAll(/^ {4}(\d{6})/gm)].map(
      ([, code = '']) => code,
    ),
  );
}

describe.each(['json', 'text'])('the log of a whole life as %s', (format) => {
  it('says when the site starts, listens, is ready and stops, and has no secret', async () => {
    const folder = temporaryFolder();
    const site = startSiteProcess({
      ...{ ...SETTINGS, DATA_DIR: folder.path, LOG_FORMAT: format, ACCESS_LOG: 'on', SECURITY_LOG: 'stdout' },
      ...{ TRUSTED_PROXIES: '127.0.0.1', SNAPSHOT_STORE: '', REAL_DATA_FROM: '/none', REFRESH_TIME: '04:00' },
    });
    const address = await site.ready;
    const read = (): string => site.stdout() + site.stderr();
    expect(read()).toMatch(/Deckwright \d+\.\d+\.\d+ starts, with Node .*the embedded database/);
    expect(read().split('Settings: REFRESH_TIME is no setting')).toHaveLength(2);
    expect(read()).toMatch(/listens at .* and is not ready: it waits for a snapshot/);
    expect(read()).not.toContain('Deckwright is ready');
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    await publishTiny(folder.path);
    await vi.waitFor(() => expect(read()).toContain('Deckwright is ready at'), PATIENCE);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    const calls = userCalls(() => address);
    const user = await calls.register();
    await calls.change(user, { saltLevel: 2 });
    const post = (path: string, body: string) =>
      fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    await post('/api/users/forgot-password', JSON.stringify({ email: user.email }));
    await vi.waitFor(() => expect(sentCodes(folder.path)).not.toEqual([]), PATIENCE);
    // Errors, of visitors and of the site.
    await post('/api/users/sign-in', JSON.stringify({ email: user.email, password: 'a wrong password' }));
    await post('/api/users', '{');
    await post(`/api/patrons/webhook?key=${SETTINGS.PATRON_WEBHOOK_SECRET}`, '{}');
    await fetch(`${address}/cards/none?token=${user.token}`);
    await fetch(`${address}/bulk/%00`);
    site.signal('SIGTERM');
    expect(await site.exit).toBe(0);
    expect(read()).toMatch(/Deckwright stops \(SIGTERM\)/);
    expect(read()).toMatch(/Deckwright has stopped, after \d+\.\d s/);

    const made = await generatedSecrets(folder.path);
    expect(made.length).toBeGreaterThan(0);
    const secrets = [...Object.values(SETTINGS), ...made, ...sentCodes(folder.path), user.token, PASSWORD];
    for (const secret of secrets) expect(read().includes(secret), secret).toBe(false);
    expect(read()).not.toContain(user.email);
    folder.remove();
  }, 180_000);
});

const databases = createTestDatabases();

it.each(['json', 'text'])(
  'the log as %s has no secret of services that fail',
  async (format) => {
    const folder = temporaryFolder();
    await publishTiny(folder.path);
    const shared = await databases.prepare('postgres');
    const { databaseUrl = '' } = shared;
    const [user] = await makeUsers(shared, 1);
    if (user === undefined) throw new Error('There is no user.');
    const secrets = {
      database: 'the-password-of-the-database',
      mail: 'the-password-of-the-emails',
      collector: 'the-key-of-the-collector',
    };
    // The server of the tests asks for no password.
    const withPassword = Object.assign(new URL(databaseUrl), { password: secrets.database }).href;
    expect(withPassword).toContain(secrets.database);
    const site = startSiteProcess({
      ...{ ...SETTINGS, DATA_DIR: folder.path, LOG_FORMAT: format, ACCESS_LOG: 'on', SECURITY_LOG: 'stdout' },
      DATABASE_URL: withPassword,
      DATABASE_LISTEN_URL: withPassword,
      SMTP_URL: `smtp://site:${secrets.mail}@127.0.0.1:1`,
      MAIL_FROM: 'Decks <decks@example.org>',
      // Nothing listens there.
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${secrets.collector}`,
    });
    const address = await site.ready;
    const read = (): string => site.stdout() + site.stderr();
    const calls = userCalls(() => address);
    await fetch(`${address}/api/users/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email }),
    });
    const client = new pg.Client(databaseUrl);
    await client.connect();
    // It only reads, then it is gone: each ends all connections.
    const name = new URL(databaseUrl).pathname.slice(1);
    const end =
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await client.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
    await client.query(end);
    const status = async () => (await fetch(`${address}/readyz`)).status;
    await vi.waitFor(async () => expect(await status()).toBe(503), PATIENCE);
    await calls.change(user, { saltLevel: 2 }).catch(() => undefined);
    await client.query(`ALTER DATABASE "${name}" RESET default_transaction_read_only`);
    await client.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS false`).catch(() => undefined);
    await client.query(end);
    await calls.signIn(user.email).catch(() => undefined);
    await fetch(`${address}/api/users/${user.uid}`, { headers: { authorization: `Bearer ${user.token}` } });
    await vi.waitFor(() => expect(read()).toContain('The database takes no writes'), PATIENCE);
    await client.query(`ALTER DATABASE "${name}" ALLOW_CONNECTIONS true`);
    await client.end();
    site.signal('SIGTERM');
    await site.exit;
    for (const secret of [...Object.values({ ...SETTINGS, ...secrets }), user.token, PASSWORD])
      expect(read().includes(secret), secret).toBe(false);
    folder.remove();
  },
  180_000,
);

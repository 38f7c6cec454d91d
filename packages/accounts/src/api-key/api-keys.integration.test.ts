import { createHash } from 'node:crypto';
import { apiKeys, type Database, sessions } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { createAccounts } from '../accounts.ts';
import { createStaff } from '../staff/index.ts';
import { openTestAccounts, type TestAccounts } from '../testing/test-accounts.ts';
import { newApiKey } from './key-text.ts';

const HOUR_MS = 3_600_000;

const databases = createTestDatabases();

describe.each(KINDS)('API keys on %s', (kind) => {
  let database: Database;
  let accounts: TestAccounts['accounts'];
  let join: TestAccounts['join'];
  let deps: TestAccounts['deps'];
  let mailer: TestAccounts['mailer'];
  const clock = { now: 0 };

  beforeAll(async () => {
    database = await databases.openNew(kind);
    ({ accounts, join, deps, mailer } = await openTestAccounts(database, { steady: () => clock.now }));
    return () => accounts.stop();
  });

  it('are kept as a hash, listed, exported without what opens anything, and revoked', async () => {
    const { session, uid } = await join();
    const { apiKey, key } = await accounts.makeApiKey(session, { name: '  Deck   bot ' });
    expect(apiKey).toMatchObject({ name: 'Deck bot', begins: key.slice(0, 8), usedAt: null });
    expect(await accounts.listApiKeys(session)).toEqual([apiKey]);
    const [row] = await database.orm.select().from(apiKeys).where(eq(apiKeys.userId, uid));
    expect(row?.hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect(JSON.stringify(row)).not.toContain(key.slice(8));
    const exported = await accounts.exportUser(session);
    const { id, ...reported } = apiKey;
    expect(exported.apiKeys).toEqual([reported]);
    expect(JSON.stringify(exported)).not.toContain(row?.hash);
    expect(await accounts.identifyApiKey(key)).toEqual({ id, uid });
    expect(await accounts.identifyApiKey(row?.hash ?? '')).toBeNull();
    await accounts.revokeApiKey(session, id);
    expect(await accounts.identifyApiKey(key)).toBeNull();
    expect(await accounts.listApiKeys(session)).toEqual([]);
  });

  it('end with the password if their owner wishes so, and always when it is reset by email', async () => {
    const { session, email } = await join();
    const { key } = await accounts.makeApiKey(session, { name: 'Deck bot' });
    const change = { password: PASSWORD, newPassword: 'another three words' };
    const next = await accounts.authenticate(await accounts.changePassword(session, change));
    expect(await accounts.identifyApiKey(key)).toMatchObject({ uid: session.uid });
    const back = { password: change.newPassword, newPassword: PASSWORD, revokeKeys: true };
    const last = await accounts.authenticate(await accounts.changePassword(next, back));
    expect(await accounts.identifyApiKey(key)).toBeNull();
    expect(await accounts.listApiKeys(last)).toEqual([]);
    expect(mailer.mails.at(-1)?.text).toContain('Its API key was revoked.');

    const other = await join();
    const theirs = await accounts.makeApiKey(other.session, { name: 'Not theirs' });
    const keys = [
      await accounts.makeApiKey(last, { name: 'One' }),
      await accounts.makeApiKey(last, { name: 'Two' }),
    ];
    for (const one of keys) expect(await accounts.identifyApiKey(one.key)).not.toBeNull();
    await accounts.forgotPassword({ email });
    await accounts.settled();
    await accounts.confirmPassword({ email, code: mailer.codeFor(email), password: change.newPassword });
    for (const one of keys) expect(await accounts.identifyApiKey(one.key)).toBeNull();
    expect(mailer.mails.at(-1)?.text).toContain('Its 2 API keys were revoked.');
    expect(await accounts.identifyApiKey(theirs.key)).toMatchObject({ uid: other.session.uid });
  });

  it('are five at most, also for calls at once, and only of their owner', async () => {
    const { session } = await join();
    const made = await Promise.allSettled(
      Array.from({ length: 8 }, (_, count) => accounts.makeApiKey(session, { name: `Key ${count}` })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const own = await accounts.listApiKeys(session);
    expect(own).toHaveLength(5);
    const refusal = { code: 'failed-precondition', message: expect.stringContaining('Revoke one first') };
    await expect(accounts.makeApiKey(session, { name: 'x' })).rejects.toMatchObject(refusal);
    const other = await join();
    const [first] = own;
    await expect(accounts.revokeApiKey(other.session, first?.id ?? '')).rejects.toMatchObject({
      code: 'not-found',
    });
    await accounts.revokeApiKey(session, first?.id ?? '');
    await accounts.makeApiKey(session, { name: 'Sixth' });
    for (const name of ['', ' \u200b ', 'x'.repeat(61)])
      await expect(accounts.makeApiKey(other.session, { name })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
  });

  it('need a recently confirmed password to be made, and none to be revoked', async () => {
    const { session } = await join();
    const { apiKey } = await accounts.makeApiKey(session, { name: 'Old' });
    await database.orm
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.id, session.id));
    await expect(accounts.makeApiKey(session, { name: 'New' })).rejects.toMatchObject({
      message: 'Enter your password again to continue.',
    });
    await accounts.revokeApiKey(session, apiKey.id);
  });

  it('end in other processes within a minute, and with their account', async () => {
    const other = { now: 0 };
    const there = await createAccounts({ ...deps, secret: null, steady: () => other.now });
    const { session, uid } = await join();
    const first = await accounts.makeApiKey(session, { name: 'First' });
    const second = await accounts.makeApiKey(session, { name: 'Second' });
    for (const { key } of [first, second]) expect(await there.identifyApiKey(key)).toMatchObject({ uid });
    await accounts.revokeApiKey(session, first.apiKey.id);
    other.now += 60_000;
    expect(await there.identifyApiKey(first.key)).toBeNull();
    expect(await accounts.identifyApiKey(second.key)).toMatchObject({ uid });
    await accounts.deleteUser(session);
    expect(await accounts.identifyApiKey(second.key)).toBeNull();
    other.now += 60_000;
    expect(await there.identifyApiKey(second.key)).toBeNull();
    expect(await database.orm.select().from(apiKeys).where(eq(apiKeys.userId, uid))).toEqual([]);
    await there.stop();
  });

  it('that staff revoke end everywhere within a minute', async () => {
    const { session, uid } = await join();
    const { key } = await accounts.makeApiKey(session, { name: 'Bot' });
    expect(await accounts.identifyApiKey(key)).toMatchObject({ uid });
    const { mailer, site } = deps;
    const staff = createStaff({ database, mailer, site, log: (line) => expect.fail(line) });
    expect(await staff.revokeKeys({ by: { kind: 'command' }, uid })).toBe(1);
    clock.now += 60_000;
    expect(await accounts.identifyApiKey(key)).toBeNull();
  });

  it('note the hour of their last use', async () => {
    const { session } = await join();
    const { key, apiKey } = await accounts.makeApiKey(session, { name: 'Bot' });
    const usedAt = async () => {
      clock.now += 60_000;
      await accounts.identifyApiKey(key);
      await accounts.settled();
      const [own] = await accounts.listApiKeys(session);
      return Date.parse(own?.usedAt ?? '');
    };
    const first = await usedAt();
    expect(first % HOUR_MS).toBe(0);
    // The hour may end between the call and this line.
    expect(Date.now() - first).toBeLessThan(HOUR_MS + 60_000);
    const before = new Date(first - HOUR_MS);
    await database.orm.update(apiKeys).set({ usedAt: before }).where(eq(apiKeys.id, apiKey.id));
    const next = await usedAt();
    expect(next).toBeGreaterThan(before.getTime());
    expect(next % HOUR_MS).toBe(0);
  });

  it('that were never made ask the database nothing', async () => {
    const { session } = await join();
    const { key } = await accounts.makeApiKey(session, { name: 'Bot' });
    const { orm } = database;
    let requested = 0;
    const counting = new Proxy(orm, {
      get: (_, property) => {
        if (property === 'select') requested += 1;
        const value: unknown = Reflect.get(orm, property);
        return typeof value === 'function' ? value.bind(orm) : value;
      },
    });
    const there = await createAccounts({ ...deps, secret: null, database: { ...database, orm: counting } });
    await there.settled();
    requested = 0;
    for (let count = 0; count < 200; count += 1)
      expect(await there.identifyApiKey(newApiKey('guess').key)).toBeNull();
    expect(requested).toBe(0);
    for (let count = 0; count < 200; count += 1) await there.identifyApiKey(key);
    expect(requested).toBe(1);
    await there.stop();
  });
});

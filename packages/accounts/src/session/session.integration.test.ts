import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Database, sessions } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { openTestAccounts, type TestAccounts } from '../testing/test-accounts.ts';

const databases = createTestDatabases();

const OTHER = 'another three words';

describe.each(KINDS)('sessions on %s', (kind) => {
  let database: Database;
  let accounts: TestAccounts['accounts'];
  let join: TestAccounts['join'];

  beforeAll(async () => {
    database = await databases.openNew(kind);
    ({ accounts, join } = await openTestAccounts(database));
    return () => accounts.stop();
  });

  it('end with signing out, only that one', async () => {
    const { email, session } = await join();
    const other = await accounts.signIn({ email, password: PASSWORD });
    await accounts.signOut(session);
    await expect(accounts.authenticate(session.token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.authenticate(other.token)).toMatchObject({ uid: session.uid });
  });

  it.each([null, '', 'x', 'A'.repeat(32), 'a b', `${'A'.repeat(32)}.c2ln`])(
    'are not opened by %j',
    async (token) => {
      await expect(accounts.authenticate(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );

  it('expire', async () => {
    const { token, session } = await join();
    await database.orm
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.id, session.id));
    await expect(accounts.authenticate(token)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('store no address of the visitor, and the device only in words', async () => {
    const { session } = await join({ device: 'Firefox on Linux' });
    const [row] = await database.orm.select().from(sessions).where(eq(sessions.id, session.id));
    expect(row?.ipAddress || null).toBeNull();
    expect(row?.userAgent).toBe('Firefox on Linux');
  });

  it('are stored as a hash that opens none', async () => {
    const { session, token } = await join();
    const rows = await database.orm.select().from(sessions).where(eq(sessions.userId, session.uid));
    expect(JSON.stringify(rows)).not.toContain(token);
    const stored = rows[0]?.token ?? '';
    expect(stored).toBe(createHash('sha256').update(token).digest('hex'));
    await expect(accounts.authenticate(stored)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('stored in plain text are hashed by the migration and continue', async () => {
    const { session, token } = await join();
    const all = await database.orm.select().from(sessions);
    const migration = new URL('../../../database/migrations/0010-sessions.sql', import.meta.url);
    const [hashing = ''] = /UPDATE sessions SET token[^;]+;/.exec(readFileSync(migration, 'utf8')) ?? [];
    await database.orm.update(sessions).set({ token }).where(eq(sessions.id, session.id));
    await database.orm.execute(hashing.replace(';', ` WHERE id = '${session.id}'`));
    expect(await accounts.authenticate(token)).toMatchObject({ id: session.id });
    expect(await database.orm.select().from(sessions)).toHaveLength(all.length);
  });

  it('end after 30 days without use, and after 90 in any case', async () => {
    const DAY_MS = 86_400_000;
    const { token, session } = await join();
    const days = async (created: number, used: number) => {
      await database.orm
        .update(sessions)
        .set({
          createdAt: new Date(Date.now() - created * DAY_MS),
          expiresAt: new Date(Date.now() + (30 - used) * DAY_MS),
        })
        .where(eq(sessions.id, session.id));
      return accounts.authenticate(token).then(
        ({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / DAY_MS),
        ({ code }) => code,
      );
    };
    expect(await days(29, 29)).toBe(30);
    expect(await days(80, 1)).toBe(10);
    expect(await days(91, 0)).toBe('unauthenticated');
    expect(await days(31, 31)).toBe('unauthenticated');
  });

  it('keep the hour of their last use, not its minute', async () => {
    const HOUR_MS = 3_600_000;
    const { token, session } = await join();
    // Used two hours before: 30 days from then are 29 days and 22 hours from now.
    await database.orm
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() + (30 * 24 - 2) * HOUR_MS) })
      .where(eq(sessions.id, session.id));
    await accounts.authenticate(token);
    const [row] = await database.orm.select().from(sessions).where(eq(sessions.id, session.id));
    const [used = 0, ends = 0] = [row?.updatedAt.getTime(), row?.expiresAt.getTime()];
    expect([used % HOUR_MS, ends % HOUR_MS]).toEqual([0, 0]);
    // The hour may end between the call and this line.
    expect(Date.now() - used).toBeLessThan(HOUR_MS + 60_000);
    expect(ends - used).toBe(30 * 24 * HOUR_MS);
  });

  it('are listed for their user, and ended one by one or all others', async () => {
    const { email, session } = await join({ device: 'Firefox on Linux' });
    const signIn = async (device?: string) =>
      accounts.authenticate((await accounts.signIn({ email, password: PASSWORD, device })).token);
    const [phone, program] = [await signIn('Safari on iPhone'), await signIn()];
    const other = await join();
    const list = await accounts.listSessions(session);
    expect(list.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['', false],
      ['Firefox on Linux', true],
      ['Safari on iPhone', false],
    ]);
    await expect(accounts.endSession(other.session, phone.id)).rejects.toMatchObject({ code: 'not-found' });
    await accounts.endSession(session, phone.id);
    await expect(accounts.authenticate(phone.token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.endOtherSessions(session)).toBe(1);
    await expect(accounts.authenticate(program.token)).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const { token } of [session, other.session]) await accounts.authenticate(token);
  });

  it('export and delete only if the password was given recently', async () => {
    const { session } = await join();
    await database.orm
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.id, session.id));
    const refusal = { code: 'permission-denied', message: 'Enter your password again to continue.' };
    await expect(accounts.exportUser(session)).rejects.toMatchObject(refusal);
    await expect(accounts.deleteUser(session)).rejects.toMatchObject(refusal);
    await expect(accounts.proveAgain(session, { password: OTHER })).rejects.toMatchObject({
      message: 'The password is wrong.',
    });
    await expect(accounts.deleteUser(session)).rejects.toMatchObject(refusal);
    await accounts.proveAgain(session, { password: PASSWORD });
    await accounts.exportUser(session);
    await accounts.deleteUser(session);
  });
});

import { type Database, secondFactors, sessions, users, verifications } from '@deckwright/database';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS, PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { totpCode } from '../../../../tooling/testing/totp.ts';
import { decrypt } from '../encryption.ts';
import { createStaff, type Staff } from '../staff/index.ts';
import { openTestAccounts, type TestAccounts } from '../testing/test-accounts.ts';

const databases = createTestDatabases();
const SECRET = 'a secret of this test alone, long enough';

describe.each(KINDS)('the second factor on %s', (kind) => {
  let database: Database;
  let accounts: TestAccounts['accounts'];
  let mailer: TestAccounts['mailer'];
  let join: TestAccounts['join'];
  let staff: Staff;

  beforeAll(async () => {
    database = await databases.openNew(kind);
    const opened = await openTestAccounts(database, { secret: SECRET });
    ({ accounts, mailer, join } = opened);
    staff = createStaff(opened.deps);
    return () => accounts.stop();
  });

  /** Somebody who has turned it on. */
  const secured = async () => {
    const { email, session } = await join();
    const begun = await accounts.beginSecondFactor(session, { password: PASSWORD });
    const confirmed = totpCode(begun.secret);
    const token = await accounts.confirmSecondFactor(session, { code: confirmed });
    return { email, begun, confirmed, earlier: session, session: await accounts.authenticate(token) };
  };
  const stored = async (uid: string): Promise<string> => {
    const [row] = await database.orm.select().from(secondFactors).where(eq(secondFactors.userId, uid));
    return row?.backupCodes ?? '';
  };
  const storedCodes = async (uid: string): Promise<string[]> =>
    JSON.parse(await decrypt({ current: SECRET, previous: null }, (await stored(uid)).replace(/^h1:/, '')));
  /** As lists were kept before: encrypted, and the codes as their user has them. */
  const keepCodes = async (uid: string, codes: readonly string[]): Promise<void> => {
    const backupCodes = await symmetricEncrypt({ key: SECRET, data: JSON.stringify(codes) });
    await database.orm.update(secondFactors).set({ backupCodes }).where(eq(secondFactors.userId, uid));
  };
  const signIn = (email: string, code?: string) => accounts.signIn({ email, password: PASSWORD, code });
  const MISSING = { code: 'failed-precondition', message: expect.stringMatching(/^Enter the code/) };
  const WRONG = { code: 'invalid-argument', message: expect.stringMatching(/wrong or was used before/) };

  it('is on once the app has shown a code; earlier sessions without it end', async () => {
    const { email, session } = await join();
    const other = await accounts.authenticate((await signIn(email)).token);
    const begin = (password: string) => accounts.beginSecondFactor(session, { password });
    await expect(begin('another')).rejects.toMatchObject({ message: 'The password is wrong.' });
    const begun = await begin(PASSWORD);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Deckwright/);
    expect(begun.recoveryCodes).toHaveLength(10);
    expect(begun.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(await accounts.hasSecondFactor(session)).toBe(false);
    await signIn(email);
    await expect(accounts.confirmSecondFactor(session, { code: '000000' })).rejects.toMatchObject(WRONG);
    const code = totpCode(begun.secret);
    const next = await accounts.authenticate(await accounts.confirmSecondFactor(session, { code }));
    expect(await accounts.hasSecondFactor(next)).toBe(true);
    expect(await accounts.listSessions(next)).toHaveLength(1);
    for (const { token } of [session, other])
      await expect(accounts.authenticate(token)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(mailer.mails.at(-1)).toMatchObject({
      to: email,
      subject: 'Two-step sign-in was turned on at Deckwright',
    });
    await expect(accounts.beginSecondFactor(next, { password: PASSWORD })).rejects.toMatchObject({
      message: 'Two-step sign-in is already on.',
    });
  });

  it('is required after the password, and each code works once', async () => {
    const { email, begun, confirmed, session } = await secured();
    await expect(signIn(email)).rejects.toMatchObject(MISSING);
    await expect(signIn(email, '000000')).rejects.toMatchObject(WRONG);
    // The very code that was used: computed again it would be another one if 30 seconds ended meanwhile.
    await expect(signIn(email, confirmed)).rejects.toMatchObject(WRONG);
    const code = totpCode(begun.secret, 1);
    expect(await signIn(email, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ uid: session.uid });
    await expect(signIn(email, code)).rejects.toMatchObject(WRONG);
    const wrong = accounts.signIn({ email, password: 'another', code: totpCode(begun.secret, -1) });
    await expect(wrong).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('accepts each recovery code once, until there are new ones', async () => {
    const { email, begun, session } = await secured();
    const [first = '', second = ''] = begun.recoveryCodes;
    const { token } = await signIn(email, first);
    expect(await accounts.authenticate(token)).toMatchObject({ uid: session.uid });
    await expect(signIn(email, first)).rejects.toMatchObject(WRONG);
    const renew = (code?: string) => accounts.renewRecoveryCodes(session, { password: PASSWORD, code });
    await expect(renew()).rejects.toMatchObject(MISSING);
    await expect(renew(first)).rejects.toMatchObject(WRONG);
    const [renewed = ''] = await renew(totpCode(begun.secret, 1));
    await expect(signIn(email, second)).rejects.toMatchObject(WRONG);
    await signIn(email, renewed);
  });

  it('keeps each recovery code as a slow hash of its own', async () => {
    const { email, begun, session } = await secured();
    const list = await storedCodes(session.uid);
    const starts = begun.recoveryCodes.map((code) => `${code.slice(0, 2)}:`);
    expect(list.map((one) => one.slice(0, 3))).toEqual(starts);
    // CHEAP_PASSWORDS: a salt and a key, of the code as it was given out.
    for (const [at, code] of begun.recoveryCodes.entries()) {
      const hash = list[at]?.slice(3) ?? '';
      expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
      expect(await CHEAP_PASSWORDS.verify({ hash, password: code })).toBe(true);
    }
    expect(new Set(list.map((one) => one.split(':')[1])).size).toBe(10);
    // Whoever has the list has no code.
    await expect(signIn(email, list[0])).rejects.toMatchObject(WRONG);
    await expect(signIn(email, '')).rejects.toMatchObject(MISSING);
    await signIn(email, begun.recoveryCodes[9]);
    expect(await storedCodes(session.uid)).toEqual(list.slice(0, 9));
  });

  it('takes codes of a list from before, as they are or once they are hashed', async () => {
    const codes = ['abcde-FGHIJ', 'abXYZ-12345', 'K1234-56789'];
    const keepAsBefore = (uid: string) => keepCodes(uid, codes);
    const one = await secured();
    await keepAsBefore(one.session.uid);
    await signIn(one.email, codes[0]);
    // Those that are left are hashed with the first that is used.
    expect(await stored(one.session.uid)).toMatch(/^h1:/);
    await expect(signIn(one.email, codes[0])).rejects.toMatchObject(WRONG);
    await signIn(one.email, codes[1]);
    const two = await secured();
    await keepAsBefore(two.session.uid);
    const again = await openTestAccounts(database, { secret: SECRET });
    await again.accounts.settled();
    await again.accounts.stop();
    expect(await stored(two.session.uid)).toMatch(/^h1:/);
    expect(await storedCodes(two.session.uid)).toHaveLength(3);
    for (const code of codes) await signIn(two.email, code);
    await expect(signIn(two.email, codes[2])).rejects.toMatchObject(WRONG);
  });

  it('is asked for after a forgotten password too', async () => {
    const { email, begun, session } = await secured();
    await accounts.forgotPassword({ email });
    await accounts.settled();
    await accounts.confirmPassword({ email, code: mailer.codeFor(email), password: 'another three words' });
    const enter = (code?: string) => accounts.signIn({ email, password: 'another three words', code });
    await expect(enter()).rejects.toMatchObject(MISSING);
    expect(await enter(totpCode(begun.secret, 1))).toMatchObject({ uid: session.uid });
  });

  it('is turned off with password and code, and deleted with the account', async () => {
    const one = await secured();
    const end = (password: string, code?: string) =>
      accounts.endSecondFactor(one.session, { password, code });
    const right = totpCode(one.begun.secret, 1);
    await expect(end(PASSWORD)).rejects.toMatchObject(MISSING);
    await expect(end(PASSWORD, ' ')).rejects.toMatchObject(MISSING);
    await expect(end(PASSWORD, '000000')).rejects.toMatchObject(WRONG);
    await expect(end(PASSWORD, 'abcde-FGHIJ')).rejects.toMatchObject(WRONG);
    await expect(end('another', right)).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await accounts.hasSecondFactor(one.session)).toBe(true);
    const off = await end(PASSWORD, right);
    expect(await accounts.hasSecondFactor(await accounts.authenticate(off))).toBe(false);
    await signIn(one.email);
    const two = await secured();
    await expect(signIn(two.email)).rejects.toMatchObject(MISSING);
    await accounts.deleteUser(two.session);
    for (const table of [secondFactors, sessions, verifications])
      expect(JSON.stringify(await database.orm.select().from(table))).not.toContain(two.session.uid);
  });

  it('is needed for each change of how the account signs in, and to export or delete it', async () => {
    const { begun, session } = await secured();
    const NEXT = 'another three words';
    const calls = {
      reauthenticate: (code?: string) => accounts.proveAgain(session, { password: PASSWORD, code }),
      'change the address': (code?: string) =>
        accounts.changeEmail(session, { email: `new-${session.uid}@example.org`, password: PASSWORD, code }),
      'change the password': (code?: string) =>
        accounts.changePassword(session, { password: PASSWORD, newPassword: NEXT, code }),
    };
    const long = new Date(Date.now() - 11 * 60_000);
    await database.orm.update(sessions).set({ provenAt: long }).where(eq(sessions.id, session.id));
    for (const [name, run] of Object.entries(calls)) {
      await expect(run(), name).rejects.toMatchObject(MISSING);
      await expect(run('000000'), name).rejects.toMatchObject(WRONG);
    }
    for (const ending of [accounts.exportUser, accounts.deleteUser])
      await expect(ending(session)).rejects.toMatchObject({ code: 'permission-denied' });
    await calls.reauthenticate(begun.recoveryCodes[0]);
    await accounts.exportUser(session);
    await calls['change the address'](begun.recoveryCodes[1]);
    await calls['change the password'](totpCode(begun.secret, 1));
  });

  it('tells its owner of three wrong codes after the password, once a day', async () => {
    const { email } = await secured();
    const reported = () =>
      mailer.mails.filter(({ to, subject }) => to === email && /Wrong codes/.test(subject)).length;
    await expect(signIn(email, '000000')).rejects.toMatchObject(WRONG);
    await expect(signIn(email, 'abcde-FGHIJ')).rejects.toMatchObject(WRONG);
    // Without the password nobody gets this far.
    const guess = accounts.signIn({ email, password: 'another', code: '000001' });
    await expect(guess).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(reported()).toBe(0);
    await expect(signIn(email, '000002')).rejects.toMatchObject(WRONG);
    expect(reported()).toBe(1);
    await expect(signIn(email, '000003')).rejects.toMatchObject(WRONG);
    expect(reported()).toBe(1);
  });

  it('takes ten wrong codes in a row, then none for an hour unless the password is reset', async () => {
    const { email, begun, session } = await secured();
    for (let time = 0; time < 10; time += 1)
      await expect(signIn(email, `00000${time}`)).rejects.toMatchObject(WRONG);
    const right = totpCode(begun.secret, 1);
    const LOCKED = { code: 'failed-precondition', message: expect.stringMatching(/Wait an hour/) };
    await expect(signIn(email, right)).rejects.toMatchObject(LOCKED);
    const [row] = await database.orm
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, session.uid));
    expect((Number(row?.lockedUntil) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await accounts.forgotPassword({ email });
    await accounts.settled();
    await accounts.confirmPassword({ email, code: mailer.codeFor(email), password: 'another three words' });
    const entered = { email, password: 'another three words', code: begun.recoveryCodes[0] };
    expect(await accounts.signIn(entered)).toMatchObject({ uid: session.uid });
  });

  it('stores neither secret nor codes in plain text', async () => {
    const { begun, session } = await secured();
    const rows = await database.orm.select().from(secondFactors).where(eq(secondFactors.userId, session.uid));
    expect(rows).toHaveLength(1);
    for (const text of [begun.secret, ...begun.recoveryCodes])
      expect(JSON.stringify(rows)).not.toContain(text);
  });

  it('can be reset by a command, which ends all sessions', async () => {
    const { email, session } = await secured();
    await staff.resetSecondFactor({ by: { kind: 'command' }, uid: session.uid });
    await expect(accounts.authenticate(session.token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await signIn(email);
    expect(mailer.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringMatching(/turned off/) });
    const [row] = await database.orm.select().from(users).where(eq(users.id, session.uid));
    expect(row?.twoFactorEnabled).toBe(false);
  });
});

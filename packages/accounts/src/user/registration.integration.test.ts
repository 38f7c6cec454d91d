import { type Database, newsletterAddresses, users, verifications } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHEAP_PASSWORDS, PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import { openTestAccounts, type TestAccounts } from '../testing/test-accounts.ts';

const NEEDS_CODE = { code: 'failed-precondition', message: 'Enter the code we’ve emailed to this address.' };
const WRONG = {
  code: 'invalid-argument',
  message: expect.stringMatching(/^This code is wrong or has expired\./),
};

const databases = createTestDatabases();

describe.each(KINDS)('registration with email, on %s', (kind) => {
  let database: Database;
  let accounts: TestAccounts['accounts'];
  let mailer: TestAccounts['mailer'];
  let newEmail: TestAccounts['newEmail'];
  let mailsTo: TestAccounts['mailsTo'];
  const hash = vi.fn(CHEAP_PASSWORDS.hash);
  const proven = vi.fn(async () => undefined);

  beforeAll(async () => {
    database = await databases.openNew(kind);
    ({ accounts, mailer, newEmail, mailsTo } = await openTestAccounts(database, {
      provesAddresses: true,
      parts: [{ name: 'part', export: async () => null, remove: async () => undefined, emailProven: proven }],
      passwords: { ...CHEAP_PASSWORDS, hash },
    }));
    return () => accounts.stop();
  });
  beforeEach(() => {
    hash.mockClear();
    proven.mockClear();
  });

  const register = (email: string, code?: string, password = PASSWORD) =>
    accounts.register({ email, password, username: 'Jo', consents: { terms: true, privacy: true }, code });
  const ask = async (email: string) => {
    await expect(register(email)).rejects.toMatchObject(NEEDS_CODE);
    await accounts.settled();
    return mailer.codeFor(email.trim().toLowerCase());
  };
  const getAccounts = (email: string) => database.orm.select().from(users).where(eq(users.email, email));
  const wrongTo = (code: string) => (code === '000000' ? '000001' : '000000');

  it('creates an account with a verified address by the code, once, and stores nothing before', async () => {
    const email = newEmail();
    const code = await ask(` ${email.toUpperCase()}`);
    expect(code).toMatch(/^\d{6}$/);
    expect(await getAccounts(email)).toEqual([]);
    const stored = JSON.stringify(await database.orm.select().from(verifications));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(PASSWORD);
    expect(hash).not.toHaveBeenCalled();
    const { uid, token } = await register(email, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await accounts.authenticate(token)).toMatchObject({ uid });
    expect(await getAccounts(email)).toMatchObject([{ id: uid, emailVerified: true }]);
    expect(proven).toHaveBeenCalledWith({ uid, email, displayName: 'Jo' });
    await expect(register(email, code)).rejects.toMatchObject(WRONG);
  });

  it('accepts only the last of several codes, and stores none of them afterwards', async () => {
    const email = newEmail();
    const code = await ask(email);
    const identifier = `register-otp-${email}`;
    const ofEmail = () =>
      database.orm.select().from(verifications).where(eq(verifications.identifier, identifier));
    const [last] = await ofEmail();
    if (!last) return expect.fail('No code is kept.');
    // The result of two concurrent calls: the other code is one second older.
    const expiresAt = new Date(last.expiresAt.getTime() - 1000);
    for (const id of [`0-${last.id}`, `z-${last.id}`])
      await database.orm.insert(verifications).values({ ...last, id, value: 'of another code', expiresAt });
    await register(email, code);
    expect(await ofEmail()).toEqual([]);
  });

  it('answers the same for an address that has an account, whose owner is told', async () => {
    const [known, unknown] = [newEmail(), newEmail()];
    await register(known, await ask(known));
    hash.mockClear();
    await ask(known);
    const code = await ask(unknown);
    for (const email of [known, unknown]) {
      await expect(register(email, wrongTo(code))).rejects.toMatchObject(WRONG);
      await expect(register(email, undefined, 'password1')).rejects.toThrow(/too easy to guess/);
    }
    // Neither computes a hash, which would make them distinguishable by time.
    expect(hash).not.toHaveBeenCalled();
    expect(mailsTo(unknown)).toEqual(['Your code for a new Deckwright account']);
    await ask(known);
    expect(mailsTo(known)).toEqual([
      'Your code for a new Deckwright account',
      'You already have a Deckwright account',
    ]);
    const rows = await database.orm.select().from(verifications);
    const [ofKnown, ofUnknown] = [known, unknown].map((email) =>
      rows.find(({ identifier }) => identifier === `register-otp-${email}`),
    );
    expect(ofKnown?.value).toHaveLength(ofUnknown?.value.length ?? 0);
  });

  it('invalidates a code after three wrong ones, after ten minutes, and for a newer one', async () => {
    const email = newEmail();
    const tired = await ask(email);
    for (let time = 0; time < 3; time += 1)
      await expect(register(email, wrongTo(tired))).rejects.toMatchObject(WRONG);
    await expect(register(email, tired)).rejects.toMatchObject(WRONG);
    const late = await ask(email);
    await database.orm.update(verifications).set({ expiresAt: new Date(Date.now() - 1) });
    await expect(register(email, late)).rejects.toMatchObject(WRONG);
    const [first, second] = [await ask(email), await ask(email)];
    if (first !== second) await expect(register(email, first)).rejects.toMatchObject(WRONG);
    await register(email, second);
  });

  it('accepts no code of another address', async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const code = await ask(mine);
    await ask(theirs);
    if (code !== mailer.codeFor(theirs)) await expect(register(theirs, code)).rejects.toMatchObject(WRONG);
    expect(await getAccounts(theirs)).toEqual([]);
  });

  it('creates one account for several calls with the same code', async () => {
    const email = newEmail();
    const code = await ask(email);
    const all = await Promise.allSettled(Array.from({ length: 3 }, () => register(email, code)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(WRONG);
  });

  it('leaves no trace of the code with a deleted account', async () => {
    const email = newEmail();
    const { token } = await register(email, await ask(email));
    await ask(email);
    await accounts.deleteUser(await accounts.authenticate(token));
    expect(JSON.stringify(await database.orm.select().from(verifications))).not.toContain(email);
    expect(await database.orm.select().from(newsletterAddresses)).toEqual([]);
  });
});

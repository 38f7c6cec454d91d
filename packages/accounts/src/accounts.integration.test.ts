import { type Database, profiles, saltVotes, sessions, users, verifications } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CHEAP_PASSWORDS } from '../../../tooling/testing/passwords.ts';
import { createTestDatabases, KINDS } from '../../../tooling/testing/test-databases.ts';
import { type Accounts, type AccountsDeps, createAccounts } from './accounts.ts';
import { instanceSecret } from './secret.ts';
import { RecordingMailer } from './testing/recording-mailer.ts';

const databases = createTestDatabases();

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const OTHER = 'another three words';

describe.each(KINDS)('accounts on %s', (kind) => {
  let database: Database;
  let accounts: Accounts;
  let mailer: RecordingMailer;
  let count = 0;
  const logged: string[] = [];
  const create = (changes: Partial<AccountsDeps> = {}) =>
    createAccounts({
      database,
      secret: null,
      mailer,
      site: SITE,
      log: (line) => logged.push(line),
      passwords: CHEAP_PASSWORDS,
      ...changes,
    });
  /** Registers somebody new. */
  const join = async (changes: { country?: string; email?: string } = {}) => {
    count += 1;
    const email = `jo${count}@example.org`;
    const consents = { terms: true, privacy: true } as const;
    const user = await accounts.register({ email, password: PASSWORD, username: 'Jo', consents, ...changes });
    return { ...user, email, session: await accounts.authenticate(user.token) };
  };

  beforeAll(async () => {
    database = await databases.openNew(kind);
    mailer = new RecordingMailer();
    accounts = await create();
    return () => accounts.stop();
  });
  beforeEach(() => {
    logged.length = 0;
    return () => expect(logged).toEqual([]);
  });

  describe('register', () => {
    it('creates account and profile and signs in', async () => {
      const { token, uid, profile, session } = await join({ email: ' Ann@Example.org ' });
      expect(profile).toEqual({
        uid,
        displayName: 'Jo',
        email: 'ann@example.org',
        region: null,
        isAdmin: false,
        isStaff: false,
        namesUnderCards: false,
        patreon: null,
        priceSources: ['cardkingdom', 'tcgplayer', 'scg'],
        saltLevel: 1,
        alternateArt: false,
        chosen: [],
        version: 3,
      });
      expect(session).toMatchObject({ uid, token });
      expect(await accounts.readProfile(session)).toEqual(profile);
    });

    it('says that an address is taken, in upper or lower case', async () => {
      const { email } = await join();
      await expect(join({ email: email.toUpperCase() })).rejects.toMatchObject({
        code: 'already-exists',
        message: 'An account with this email address already exists. Sign in, or reset your password.',
      });
      await expect(join({ email })).rejects.toMatchObject({ code: 'already-exists' });
      await accounts.settled();
      const reported = mailer.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
      expect(reported).toEqual(['You already have a Deckwright account']);
    });

    it('lets one of several simultaneous callers have the address', async () => {
      const email = `race-${kind}@example.org`;
      const all = await Promise.allSettled(Array.from({ length: 4 }, () => join({ email })));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const one of all)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'already-exists' });
    });

    it('leaves no account behind if the profile cannot be created', async () => {
      const whole = database.orm;
      await whole.execute('ALTER TABLE profiles ADD CONSTRAINT never CHECK (version <> 3) NOT VALID');
      try {
        await expect(join({ email: 'half@example.org' })).rejects.toThrow();
      } finally {
        await whole.execute('ALTER TABLE profiles DROP CONSTRAINT never');
      }
      expect(await whole.select().from(users).where(eq(users.email, 'half@example.org'))).toEqual([]);
      await join({ email: 'half@example.org' });
    });

    it('refuses a common password and an invalid address', async () => {
      const consents = { terms: true, privacy: true } as const;
      const input = { email: 'x@example.org', password: 'password1', username: 'Jo', consents };
      await expect(accounts.register(input)).rejects.toThrow(/too easy to guess/);
      await expect(accounts.register({ ...input, email: 'x' })).rejects.toThrow(
        'This is not an email address.',
      );
    });
  });

  describe('signIn', () => {
    it('starts another session', async () => {
      const { email, token, uid, profile } = await join();
      const again = await accounts.signIn({ email: ` ${email.toUpperCase()}`, password: PASSWORD });
      expect(again).toMatchObject({ uid, profile });
      expect(again.token).not.toBe(token);
      expect(await accounts.authenticate(token)).toMatchObject({ uid });
    });

    it('answers an unknown address and a wrong password alike', async () => {
      const { email } = await join();
      const answers = await Promise.all(
        [
          { email, password: 'wrong words here' },
          { email: 'nobody@example.org', password: 'wrong words here' },
          { email, password: 'x'.repeat(129) },
        ].map((input) => accounts.signIn(input).catch((error: unknown) => error)),
      );
      for (const answer of answers)
        expect(answer).toMatchObject({
          code: 'unauthenticated',
          message: 'The email address or the password is wrong.',
        });
    });
  });

  describe('writeSettings', () => {
    it('writes what is given and leaves the rest', async () => {
      const { session, profile } = await join();
      await accounts.writeSettings(session, { saltLevel: 0 });
      const changed = await accounts.writeSettings(session, {
        namesUnderCards: true,
        priceSources: ['tcgl'],
      });
      expect(changed).toEqual({
        ...profile,
        saltLevel: 0,
        namesUnderCards: true,
        priceSources: ['tcgl'],
        chosen: ['priceSources', 'saltLevel', 'namesUnderCards'],
      });
      expect(await accounts.writeSettings(session, {})).toEqual(changed);
    });
  });

  describe('a forgotten password', () => {
    it('is replaced with the emailed code, once, and all sessions end', async () => {
      const { email, session } = await join();
      await accounts.forgotPassword({ email });
      await accounts.settled();
      const code = mailer.codeFor(email);
      expect(code).toMatch(/^\d{6}$/);
      const rows = await database.orm.select().from(verifications);
      const stored = rows.find(({ identifier }) => identifier.includes(email));
      expect(Math.round((Number(stored?.expiresAt) - Date.now()) / 60_000)).toBe(10);
      await accounts.confirmPassword({ email, code, password: OTHER });
      await expect(accounts.authenticate(session.token)).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(accounts.signIn({ email, password: PASSWORD })).rejects.toThrow(/is wrong/);
      expect(await accounts.signIn({ email, password: OTHER })).toMatchObject({ uid: session.uid });
      await expect(accounts.confirmPassword({ email, code, password: PASSWORD })).rejects.toMatchObject({
        code: 'invalid-argument',
        message: expect.stringMatching(/^This code is wrong or has expired\./),
      });
      expect(mailer.mails.findLast(({ to }) => to === email)?.subject).toMatch(/password was changed/);
    });

    it('of an unknown address causes no email and leaves what one of an account does', async () => {
      const before = mailer.mails.length;
      await accounts.forgotPassword({ email: 'nobody@example.org' });
      await accounts.settled();
      expect(mailer.mails).toHaveLength(before);
      const { email } = await join();
      await accounts.forgotPassword({ email });
      const rows = await database.orm.select().from(verifications);
      const [unknown, known] = ['nobody@example.org', email].map((one) =>
        rows.find(({ identifier }) => identifier === `reset-otp-${one}`),
      );
      expect(unknown?.value).toHaveLength(known?.value.length ?? 0);
      await accounts.settled();
    });

    it('accepts no code that is wrong, replaced or expired', async () => {
      const { email } = await join();
      const ask = async () => {
        await accounts.forgotPassword({ email });
        await accounts.settled();
        return mailer.codeFor(email);
      };
      const first = await ask();
      const second = await ask();
      const confirm = (code: string) => accounts.confirmPassword({ email, code, password: OTHER });
      if (first !== second) await expect(confirm(first)).rejects.toThrow(/wrong or has expired/);
      await database.orm
        .update(verifications)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(verifications.identifier, `reset-otp-${email}`));
      await expect(confirm(second)).rejects.toThrow(/wrong or has expired/);
    });

    it('invalidates a code after three wrong ones', async () => {
      const { email } = await join();
      await accounts.forgotPassword({ email });
      await accounts.settled();
      const code = mailer.codeFor(email);
      const wrong = code === '000000' ? '000001' : '000000';
      for (let time = 0; time < 3; time += 1)
        await expect(accounts.confirmPassword({ email, code: wrong, password: OTHER })).rejects.toThrow(
          /wrong or has expired/,
        );
      await expect(accounts.confirmPassword({ email, code, password: OTHER })).rejects.toThrow(
        /wrong or has expired/,
      );
    });

    it('stores no readable code', async () => {
      const { email } = await join();
      await accounts.forgotPassword({ email });
      await accounts.settled();
      const rows = await database.orm.select().from(verifications);
      expect(JSON.stringify(rows)).not.toContain(mailer.codeFor(email));
    });
  });

  describe('changePassword', () => {
    it('ends all sessions and starts a new one', async () => {
      const { email, session } = await join();
      const other = await accounts.signIn({ email, password: PASSWORD });
      const token = await accounts.changePassword(session, { password: PASSWORD, newPassword: OTHER });
      for (const old of [session.token, other.token])
        await expect(accounts.authenticate(old)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await accounts.authenticate(token)).toMatchObject({ uid: session.uid });
      await accounts.signIn({ email, password: OTHER });
      const reported = mailer.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
      expect(reported).toEqual(['Your Deckwright password was changed']);
    });

    it('requires the current password and the rules', async () => {
      const { session } = await join();
      await expect(
        accounts.changePassword(session, { password: OTHER, newPassword: OTHER }),
      ).rejects.toMatchObject({ code: 'permission-denied', message: 'The password is wrong.' });
      await expect(
        accounts.changePassword(session, { password: PASSWORD, newPassword: 'short' }),
      ).rejects.toThrow(/at least 8/);
    });
  });

  describe('changeEmail', () => {
    it('changes the address once its code is entered', async () => {
      const { email, session, profile } = await join();
      const newEmail = `new-${email}`;
      await accounts.changeEmail(session, { email: newEmail, password: PASSWORD });
      await accounts.settled();
      expect((await accounts.readProfile(session)).email).toBe(email);
      const code = mailer.codeFor(newEmail);
      expect(await accounts.confirmEmail(session, { code })).toEqual({ ...profile, email: newEmail });
      expect(mailer.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringMatching(/address/) });
      await accounts.signIn({ email: newEmail, password: PASSWORD });
      await expect(accounts.signIn({ email, password: PASSWORD })).rejects.toThrow(/is wrong/);
      await expect(accounts.confirmEmail(session, { code })).rejects.toMatchObject({
        code: 'failed-precondition',
      });
    });

    it('requires the password, refuses the current address, and is silent about another’s', async () => {
      const somebody = await join();
      const { email, session } = await join();
      const ask = (to: string, password = PASSWORD) => accounts.changeEmail(session, { email: to, password });
      await expect(ask('free@example.org', OTHER)).rejects.toMatchObject({ code: 'permission-denied' });
      await expect(ask(email)).rejects.toMatchObject({ code: 'invalid-argument' });
      const before = mailer.mails.length;
      await ask(somebody.email);
      await accounts.settled();
      expect(mailer.mails).toHaveLength(before);
      await expect(accounts.confirmEmail(session, { code: '123456' })).rejects.toThrow(
        /wrong or has expired/,
      );
    });
  });

  describe('exportUser', () => {
    it('returns everything except what would let others act', async () => {
      const { session, profile, email } = await join();
      const parts = [{ name: 'votes', export: async () => [1], remove: async () => undefined }];
      const others = await create({ parts });
      const given = await others.exportUser(session);
      await others.stop();
      expect(given).toMatchObject({
        account: { uid: session.uid, email, emailVerified: false, displayName: 'Jo' },
        profile,
        consents: { ads: null },
        sessions: [{}],
        votes: [1],
      });
      expect(JSON.stringify(given)).not.toContain(session.token);
    });
  });

  describe('deleteUser', () => {
    it('removes profile, sessions, codes and contributions', async () => {
      const { session, email } = await join();
      const parts = [
        {
          name: 'votes',
          export: async () => null,
          remove: async (orm: Database['orm'], { uid }: { uid: string }) =>
            void (await orm.delete(saltVotes).where(eq(saltVotes.voter, uid))),
        },
      ];
      const others = await create({ parts });
      await database.orm.insert(saltVotes).values({ voter: session.uid, cardKey: 'c', score: 1 });
      await others.forgotPassword({ email });
      await others.settled();
      await others.deleteUser(session);
      await others.stop();
      for (const table of [users, profiles, sessions, verifications, saltVotes]) {
        const rows = JSON.stringify(await database.orm.select().from(table));
        expect(rows).not.toContain(session.uid);
        expect(rows).not.toContain(email);
      }
      await expect(accounts.authenticate(session.token)).rejects.toMatchObject({ code: 'unauthenticated' });
      await join({ email });
    });
  });

  it('has one secret, whichever process asks first', async () => {
    const secrets = await Promise.all(Array.from({ length: 4 }, () => instanceSecret(database.orm)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toHaveLength(64);
  });
});

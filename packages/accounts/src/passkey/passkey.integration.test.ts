import { type Database, passkeys, sessions, users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { SoftwarePasskey } from '../../../../tooling/testing/software-passkey.ts';
import { createTestDatabases, KINDS } from '../../../../tooling/testing/test-databases.ts';
import type { Session } from '../session.ts';
import { openTestAccounts, TEST_SITE, type TestAccounts } from '../testing/test-accounts.ts';

const SITE = { ...TEST_SITE, origin: 'https://decks.example.org' };
const HERE = { origin: SITE.origin };
const ELSEWHERE = { origin: 'https://decks.example.net' };
const REFUSED = {
  code: 'unauthenticated',
  message: 'This passkey does not open an account here. Sign in with your password instead.',
};

const databases = createTestDatabases();

describe.each(KINDS)('passkeys on %s', (kind) => {
  let database: Database;
  let accounts: TestAccounts['accounts'];
  let mailer: TestAccounts['mailer'];
  let join: TestAccounts['join'];
  let mailsTo: TestAccounts['mailsTo'];

  beforeAll(async () => {
    database = await databases.openNew(kind);
    ({ accounts, mailer, join, mailsTo } = await openTestAccounts(database, { site: SITE }));
    return () => accounts.stop();
  });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const add = async (session: Session, key: SoftwarePasskey, name = 'Phone', site = HERE) => {
    const options = await accounts.beginPasskey(session, site);
    return accounts.addPasskey(session, { ...site, response: key.create(options), name });
  };
  const signIn = async (key: SoftwarePasskey, site = HERE, problems = {}) => {
    const options = await accounts.beginPasskeySignIn(site);
    return accounts.signInByPasskey({
      ...site,
      response: key.get(options, problems),
      device: 'Firefox on Linux',
    });
  };

  it('are added, listed, named, used and removed, and each change is emailed', async () => {
    const { uid, email, session } = await join();
    const key = new SoftwarePasskey(SITE.origin);
    const added = await add(session, key, '  Chrome   on Windows ');
    expect(added).toMatchObject({ name: 'Chrome on Windows', host: 'decks.example.org', usedAt: null });
    const signedIn = await signIn(key);
    expect(signedIn).toMatchObject({ uid, profile: { email } });
    const own = await accounts.authenticate(signedIn.token);
    expect((await accounts.listSessions(own)).find(({ isCurrent }) => isCurrent)?.device).toBe(
      'Firefox on Linux',
    );
    expect(await accounts.listPasskeys(own)).toEqual([{ ...added, usedAt: expect.any(String) }]);
    expect(await accounts.renamePasskey(own, { id: added.id, name: 'Desk' })).toMatchObject({ name: 'Desk' });
    expect(JSON.stringify(await accounts.exportUser(own))).toContain(
      '"name":"Desk","host":"decks.example.org"',
    );
    await accounts.removePasskey(own, added.id);
    expect(await accounts.listPasskeys(own)).toEqual([]);
    await expect(signIn(key)).rejects.toMatchObject(REFUSED);
    expect(mailsTo(email)).toEqual([
      'A passkey was added to Deckwright',
      'A passkey was removed from Deckwright',
    ]);
  });

  it('count as two factors, whatever the account requires otherwise', async () => {
    const { session, email } = await join();
    const key = new SoftwarePasskey(SITE.origin);
    await add(session, key);
    expect(await accounts.isTwoStep(session)).toBe(false);
    const byPasskey = await accounts.authenticate((await signIn(key)).token);
    expect(await accounts.isTwoStep(byPasskey)).toBe(true);
    const byPassword = await accounts.signIn({ email, password: PASSWORD });
    expect(await accounts.isTwoStep(await accounts.authenticate(byPassword.token))).toBe(false);
  });

  it('of several addresses of the site work only on their own', async () => {
    const { session } = await join();
    const [here, there] = [new SoftwarePasskey(HERE.origin), new SoftwarePasskey(ELSEWHERE.origin)];
    await add(session, here);
    await add(session, there, 'Other', ELSEWHERE);
    const hosts = (await accounts.listPasskeys(session)).map(({ host }) => host);
    expect(hosts.sort()).toEqual(['decks.example.net', 'decks.example.org']);
    await signIn(here);
    await signIn(there, ELSEWHERE);
    await expect(signIn(here, ELSEWHERE)).rejects.toMatchObject(REFUSED);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['nobody at the device', { isUnverified: true }],
    ['a copy of the key', { counter: 1 }],
  ])('are refused from %s', async (_, problems) => {
    const { session } = await join();
    const key = new SoftwarePasskey(SITE.origin);
    await add(session, key);
    await signIn(key);
    await signIn(key);
    await expect(signIn(key, HERE, problems)).rejects.toMatchObject(REFUSED);
    await signIn(key);
  });

  it('answer a challenge of this site once, in time, for its purpose', async () => {
    const { session, uid } = await join();
    const other = await join();
    const key = new SoftwarePasskey(SITE.origin);
    await add(session, key);
    const give = (challenge: string) =>
      accounts.signInByPasskey({ ...HERE, response: key.get({ challenge }) });
    const { challenge } = await accounts.beginPasskeySignIn(HERE);
    const response = key.get({ challenge });
    expect(await accounts.signInByPasskey({ ...HERE, response })).toMatchObject({ uid });
    await expect(give(challenge)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(give(Buffer.alloc(56).toString('base64url'))).rejects.toMatchObject(REFUSED);
    await expect(give('AA')).rejects.toMatchObject(REFUSED);
    await expect(give((await accounts.beginPasskey(session, HERE)).challenge)).rejects.toMatchObject(REFUSED);
    // A challenge for one user cannot create a passkey for another.
    const options = await accounts.beginPasskey(session, HERE);
    const stray = { ...HERE, response: new SoftwarePasskey(SITE.origin).create(options), name: 'Phone' };
    await expect(accounts.addPasskey(other.session, stray)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    const late = await accounts.beginPasskeySignIn(HERE);
    vi.setSystemTime(Date.now() + 1_801_000);
    await expect(give(late.challenge)).rejects.toMatchObject(REFUSED);
  });

  it('belong to one account, and to no more than twenty', async () => {
    const { session, uid } = await join();
    const other = await join();
    const key = new SoftwarePasskey(SITE.origin);
    const { id } = await add(session, key);
    await expect(add(other.session, key)).rejects.toMatchObject({ code: 'already-exists' });
    await expect(accounts.removePasskey(other.session, id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(accounts.renamePasskey(other.session, { id, name: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(accounts.renamePasskey(session, { id, name: ' \u200b ' })).rejects.toThrow(/1 to 60/);
    const row = { userId: uid, name: 'x', host: 'x', publicKey: 'x' };
    await database.orm
      .insert(passkeys)
      .values(
        Array.from({ length: 19 }, (_, at) => ({ ...row, id: `${uid}-${at}`, credentialId: `${uid}-${at}` })),
      );
    await expect(accounts.beginPasskey(session, HERE)).rejects.toThrow(/20 passkeys at most/);
  });

  it('can only be changed if the password was given recently', async () => {
    const { session } = await join();
    const { id } = await add(session, new SoftwarePasskey(SITE.origin));
    await database.orm
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(sessions.id, session.id));
    const stale = { code: 'permission-denied', message: 'Enter your password again to continue.' };
    await expect(accounts.beginPasskey(session, HERE)).rejects.toMatchObject(stale);
    await expect(accounts.removePasskey(session, id)).rejects.toMatchObject(stale);
    await accounts.proveAgain(session, { password: PASSWORD });
    await accounts.removePasskey(session, id);
  });

  it('survive a new password, whose email says so', async () => {
    const { session, email } = await join();
    const key = new SoftwarePasskey(SITE.origin);
    await add(session, key, 'Old phone');
    await accounts.forgotPassword({ email });
    await accounts.settled();
    const code = mailer.codeFor(email);
    await accounts.confirmPassword({ email, code, password: 'another three words' });
    expect(mailer.mails.at(-1)?.text).toContain(
      'Your account has a passkey (“Old phone”), which still signs in',
    );
    expect(await signIn(key)).toMatchObject({ profile: { email } });
  });

  it('are deleted with the account', async () => {
    const { session, uid } = await join();
    const key = new SoftwarePasskey(SITE.origin);
    await add(session, key);
    await accounts.deleteUser(session);
    expect(await database.orm.select().from(users).where(eq(users.id, uid))).toEqual([]);
    expect(await database.orm.select().from(passkeys).where(eq(passkeys.userId, uid))).toEqual([]);
    await expect(signIn(key)).rejects.toMatchObject(REFUSED);
  });
});

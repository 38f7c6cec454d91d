import { type Database, deckReports, saltVotes, secondFactors, submittedDecks } from '@deckwright/database';
import { STORED_SECRET } from '@deckwright/domain';
import { symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD } from '../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../tooling/testing/test-databases.ts';
import { totpCode } from '../../../tooling/testing/totp.ts';
import { decrypt, encrypt } from './encryption.ts';
import { isOurs, newChallenge } from './passkey/challenge.ts';
import { createSaltVoting } from './salt/index.ts';
import { instanceSecret, siteSecrets } from './secret.ts';
import { networkHash } from './sharing/network.ts';
import { networkNow } from './sharing/network-now.ts';
import { openTestAccounts } from './testing/test-accounts.ts';

const databases = createTestDatabases();
const OLD = 'the secret of before, of this test alone';
const NEW = 'the secret of today, of this test alone';
const BOTH = { secret: NEW, previousSecret: OLD };
const log = (line: string) => expect.fail(line);

/** Somebody with two-step sign-in. */
async function secured({ accounts, join }: Awaited<ReturnType<typeof openTestAccounts>>) {
  const { email, uid, session } = await join();
  const begun = await accounts.beginSecondFactor(session, { password: PASSWORD });
  const spent = totpCode(begun.secret);
  const token = await accounts.confirmSecondFactor(session, { code: spent });
  const signIn = (on: typeof accounts, code: string) => on.signIn({ email, password: PASSWORD, code });
  return { uid, token, begun, spent, signIn };
}

const getFactor = async (database: Database, uid: string) => {
  const [row] = await database.orm.select().from(secondFactors).where(eq(secondFactors.userId, uid));
  return row ?? expect.fail('There is no second factor.');
};

it('a change of the secret ends neither sessions nor codes under way nor second factors', async () => {
  const database = await databases.openEmpty('pglite');
  const before = await openTestAccounts(database, { secret: OLD });
  const one = await secured(before);
  const two = await secured(before);
  // As versions kept it whose values did not say by which secret they can be read.
  const plain = async (text: string) =>
    symmetricEncrypt({ key: OLD, data: await decrypt({ current: OLD, previous: null }, text) });
  const { secret, backupCodes } = await getFactor(database, two.uid);
  await database.orm
    .update(secondFactors)
    .set({ secret: await plain(secret), backupCodes: `h1:${await plain(backupCodes.slice(3))}` })
    .where(eq(secondFactors.userId, two.uid));
  const { email } = await before.join();
  await before.accounts.forgotPassword({ email });
  await before.accounts.settled();
  const code = before.mailer.codeFor(email);
  const guess = { kind: 'sign-in', key: email, windowSeconds: 900 };
  await before.accounts.countAttempt(guess);
  const home = { account: email, network: '203.0.113.7' };
  await before.accounts.knowNetwork(home);
  await before.accounts.stop();

  const { accounts } = await openTestAccounts(database, BOTH);
  for (const { uid, token, begun, spent, signIn } of [one, two]) {
    expect(await accounts.authenticate(token)).toMatchObject({ uid });
    await expect(signIn(accounts, spent)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(await signIn(accounts, totpCode(begun.secret, 1))).toMatchObject({ uid });
    expect(await signIn(accounts, begun.recoveryCodes[0] ?? '')).toMatchObject({ uid });
  }
  const password = 'another three words';
  await accounts.confirmPassword({ email, code, password });
  await accounts.signIn({ email, password });
  expect(await accounts.countAttempt(guess)).toMatchObject({ count: 2 });
  expect(await accounts.countAttempt(guess)).toMatchObject({ count: 3 });
  expect(await accounts.isKnownNetwork(home)).toBe(true);
  await accounts.stop();

  // Once everything is encrypted anew, the earlier secret is not needed.
  const later = await openTestAccounts(database, { secret: NEW });
  for (const { uid, begun, signIn } of [one, two])
    expect(await signIn(later.accounts, begun.recoveryCodes[1] ?? '')).toMatchObject({ uid });
  await later.accounts.stop();
});

it('a code for a new account that was sent before a change of the secret works after it', async () => {
  const database = await databases.openEmpty('pglite');
  const before = await openTestAccounts(database, { secret: OLD, provesAddresses: true });
  const consents = { terms: true, privacy: true } as const;
  const joining = { email: 'jo@example.org', password: PASSWORD, username: 'Jo', consents };
  await expect(before.accounts.register(joining)).rejects.toMatchObject({ code: 'failed-precondition' });
  await before.accounts.settled();
  const code = before.mailer.codeFor(joining.email);
  await before.accounts.stop();
  const { accounts } = await openTestAccounts(database, { ...BOTH, provesAddresses: true });
  expect(await accounts.register({ ...joining, code })).toMatchObject({ uid: expect.any(String) });
  await accounts.stop();
});

it('devices and networks count on under another secret, one network as one', async () => {
  const database = await databases.openEmpty('pglite');
  const address = '203.0.113.7';
  const before = createSaltVoting({ database, secret: OLD, log });
  const voter = { device: await before.createDevice() };
  await before.vote({ voter, cardKey: 'stasis', score: 4, address });
  const salt = createSaltVoting({ database, ...BOTH, log });
  expect(await salt.listOwnVotes({ voter })).toMatchObject([{ cardKey: 'stasis', score: 4 }]);
  await salt.vote({ voter: { device: await salt.createDevice() }, cardKey: 'stasis', score: 0, address });
  const networks = await database.orm.selectDistinct({ network: saltVotes.network }).from(saltVotes);
  expect(networks).toEqual([{ network: networkHash(NEW, address) }]);
  const last = createSaltVoting({ database, secret: NEW, log });
  await expect(last.listOwnVotes({ voter })).rejects.toMatchObject({ code: 'unauthenticated' });
  // The same update, of the tables of shared decks.
  const secrets = { current: NEW, previous: OLD };
  const network = await networkNow([submittedDecks, deckReports], database.orm, secrets, address);
  expect(network).toBe(networkHash(NEW, address));
});

it('a challenge of the previous secret is ours, one of any other is not', () => {
  const by = (current: string, previous: string | null = null) => ({ secrets: { current, previous } });
  const challenge = newChallenge(by(OLD), 'sign-in').toString('base64url');
  expect(isOurs(by(NEW, OLD), 'sign-in', challenge)).toBe(true);
  expect(isOurs(by(NEW), 'sign-in', challenge)).toBe(false);
  expect(isOurs(by(NEW, OLD), 'add jo', challenge)).toBe(false);
});

it('what is encrypted says by which secret, and no other reads it', async () => {
  const [old, both] = [
    { current: OLD, previous: null },
    { current: NEW, previous: OLD },
  ];
  const text = await encrypt(old, 'hush');
  expect(text).toMatch(/^\$ba\$\d+\$[0-9a-f]+$/);
  expect(text.split('$')[2]).not.toBe((await encrypt(both, 'hush')).split('$')[2]);
  expect(await decrypt(both, text)).toBe('hush');
  await expect(decrypt({ current: NEW, previous: null }, text)).rejects.toThrow();
});

it('the previous secret can be the one that the database keeps', async () => {
  const database = await databases.openEmpty('pglite');
  const set = { secret: NEW, previousSecret: STORED_SECRET };
  expect(await siteSecrets(database.orm, set)).toEqual({ current: NEW, previous: null });
  const stored = await instanceSecret(database.orm);
  expect(await siteSecrets(database.orm, set)).toEqual({ current: NEW, previous: stored });
  const same = { secret: stored, previousSecret: STORED_SECRET };
  expect(await siteSecrets(database.orm, same)).toEqual({ current: stored, previous: null });
});

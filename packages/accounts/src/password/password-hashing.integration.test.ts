import { scryptSync } from 'node:crypto';
import { credentials } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { EARLIER_STORED_PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createAccounts } from '../accounts.ts';
import { createTransactionalDb } from '../transaction.ts';
import { PASSWORD_HASHING, type PasswordHashing } from './password-hashing.ts';
import { renewHash } from './renew-hash.ts';

const SITE = { name: 'Deckwright', origin: 'http://localhost', operator: { name: null, email: null } };
const PASSWORD = 'three words in a row';
const EMAIL = 'jo@example.org';

const databases = createTestDatabases();

async function openAccounts(passwords?: PasswordHashing) {
  const database = await databases.openEmpty('pglite');
  const accounts = await createAccounts({
    database,
    secret: null,
    mailer: { send: async () => undefined },
    site: SITE,
    log: (line) => expect.fail(line),
    ...(passwords ? { passwords } : {}),
  });
  const consents = { terms: true, privacy: true } as const;
  const { uid } = await accounts.register({ email: EMAIL, password: PASSWORD, username: 'Jo', consents });
  return { database, accounts, uid };
}

describe('accounts', () => {
  it('hash passwords at full cost by default, and verify them', async () => {
    const { database, accounts, uid } = await openAccounts();
    const [row] = await database.orm.select().from(credentials).where(eq(credentials.userId, uid));
    const [, name, settings, salt = '', key = ''] = (row?.password ?? '').split('$');
    expect([name, settings]).toEqual(['scrypt', 'ln=15,r=8,p=3']);
    const cost = { N: 32_768, r: 8, p: 3, maxmem: 128 * 1024 * 1024 };
    const expected = scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 64, cost);
    expect(`${key}==`).toBe(expected.toString('base64'));
    expect(await accounts.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ uid });
    await accounts.stop();
  });

  it('hash a password of an earlier version anew when it is given at a sign-in, and never otherwise', async () => {
    const { database, accounts, uid } = await openAccounts();
    const keep = (password: string) =>
      database.orm.update(credentials).set({ password }).where(eq(credentials.userId, uid));
    const stored = async () => {
      const [row] = await database.orm.select().from(credentials).where(eq(credentials.userId, uid));
      return row?.password;
    };
    await keep(EARLIER_STORED_PASSWORD);
    const wrong = accounts.signIn({ email: EMAIL, password: 'another three words' });
    await expect(wrong).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await stored()).toBe(EARLIER_STORED_PASSWORD);
    expect(await accounts.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ uid });
    const renewed = await stored();
    expect(renewed).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    expect(await accounts.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ uid });
    expect(await stored()).toBe(renewed);
    await accounts.stop();
  });

  it('keep a password that is changed while an earlier hash of it is renewed', async () => {
    const { database, accounts, uid } = await openAccounts();
    const where = eq(credentials.userId, uid);
    await database.orm.update(credentials).set({ password: EARLIER_STORED_PASSWORD }).where(where);
    await renewHash(
      {
        db: createTransactionalDb(database.orm),
        passwords: {
          ...PASSWORD_HASHING,
          hash: async () => {
            await database.orm.update(credentials).set({ password: 'changed' }).where(where);
            return 'renewed';
          },
        },
      },
      { uid, password: PASSWORD },
    );
    const [row] = await database.orm.select().from(credentials).where(where);
    expect(row?.password).toBe('changed');
    await accounts.stop();
  });

  it('hash one password for an unknown address, as for a wrong password', async () => {
    const computed: string[] = [];
    const { accounts } = await openAccounts({
      hash: (password) => {
        computed.push(password);
        return PASSWORD_HASHING.hash(password);
      },
      verify: (stored) => {
        computed.push(stored.password);
        return PASSWORD_HASHING.verify(stored);
      },
      isOutdated: PASSWORD_HASHING.isOutdated,
    });
    for (const email of [EMAIL, 'nobody@example.org']) {
      computed.length = 0;
      const signIn = accounts.signIn({ email, password: 'another three words' });
      await expect(signIn, email).rejects.toMatchObject({ code: 'unauthenticated' });
      // Without that work the answer to an unknown address would come in a tenth of the time.
      expect(computed, email).toEqual(['another three words']);
    }
    await accounts.stop();
  });
});

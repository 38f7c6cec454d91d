import { scryptSync } from 'node:crypto';
import { credentials } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabases } from '../../../../tooling/testing/test-databases.ts';
import { createAccounts } from '../accounts.ts';
import { PASSWORD_HASHING, type PasswordHashing } from './password-hashing.ts';

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
    const [salt = '', key = ''] = (row?.password ?? '').split(':');
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
    expect(key).toBe(scryptSync(PASSWORD, salt, 64, cost).toString('hex'));
    expect(await accounts.signIn({ email: EMAIL, password: PASSWORD })).toMatchObject({ uid });
    await accounts.stop();
  });

  it('hash one password for an unknown address, as for a wrong password', async () => {
    const computed: string[] = [];
    const { accounts } = await openAccounts({
      hash: (password) => {
        computed.push(password);
        return PASSWORD_HASHING.hash(password);
      },
      verify: (kept) => {
        computed.push(kept.password);
        return PASSWORD_HASHING.verify(kept);
      },
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

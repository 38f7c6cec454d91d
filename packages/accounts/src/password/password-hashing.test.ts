import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EARLIER_STORED_PASSWORD, PASSWORD, STORED_PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { PASSWORD_HASHING, RECOVERY_CODE_HASHING } from './password-hashing.ts';

const MEMORY = { maxmem: 128 * 1024 * 1024 };
const COST = { N: 32_768, r: 8, p: 3, ...MEMORY };
const getParts = (hash: string) => hash.split('$').slice(1);

describe('PASSWORD_HASHING', () => {
  it('stores a password as scrypt of full cost, with 16 random bytes and its settings', async () => {
    const stored = [await PASSWORD_HASHING.hash(PASSWORD), await PASSWORD_HASHING.hash(PASSWORD)];
    for (const one of stored) {
      const [name, settings, salt = '', key = ''] = getParts(one);
      expect([name, settings]).toEqual(['scrypt', 'ln=15,r=8,p=3']);
      expect(Buffer.from(salt, 'base64')).toHaveLength(16);
      const expected = scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 64, COST);
      expect(`${key}==`).toBe(expected.toString('base64'));
      expect(PASSWORD_HASHING.isOutdated(one)).toBe(false);
    }
    expect(stored[0]).not.toBe(stored[1]);
  });

  it('verifies hashes of its settings, and none of other settings under its name', async () => {
    expect(await PASSWORD_HASHING.verify({ hash: STORED_PASSWORD, password: PASSWORD })).toBe(true);
    expect(await PASSWORD_HASHING.verify({ hash: STORED_PASSWORD, password: `${PASSWORD}s` })).toBe(false);
    const [, , salt = ''] = getParts(STORED_PASSWORD);
    const cheap = scryptSync(PASSWORD, Buffer.from(salt, 'base64'), 64, { ...COST, p: 1 });
    const hash = `$scrypt$ln=15,r=8,p=3$${salt}$${cheap.toString('base64').replace(/=+$/, '')}`;
    expect(await PASSWORD_HASHING.verify({ hash, password: PASSWORD })).toBe(false);
  });

  it('verifies hashes of other settings and of earlier versions, and calls them outdated', async () => {
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync(PASSWORD, salt, 64, { N: 1024, r: 4, p: 2, ...MEMORY });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    for (const hash of [`$scrypt$ln=10,r=4,p=2$${text(salt)}$${text(key)}`, EARLIER_STORED_PASSWORD]) {
      expect(PASSWORD_HASHING.isOutdated(hash)).toBe(true);
      expect(await PASSWORD_HASHING.verify({ hash, password: PASSWORD })).toBe(true);
    }
    const wrong = { hash: EARLIER_STORED_PASSWORD, password: `${PASSWORD}s` };
    expect(await PASSWORD_HASHING.verify(wrong)).toBe(false);
  });

  it('takes letters written in two ways for the same', async () => {
    const hash = await RECOVERY_CODE_HASHING.hash('caf\u00e9');
    expect(await RECOVERY_CODE_HASHING.verify({ hash, password: 'cafe\u0301' })).toBe(true);
  });

  it.each(['', 'plain', 'aa:bb', '$scrypt$ln=15$AA$AA', '$argon2id$v=19$m=1,t=1,p=1$AAAA$AAAA'])(
    'rejects %s, which is no hash',
    async (hash) => {
      await expect(PASSWORD_HASHING.verify({ hash, password: PASSWORD })).rejects.toThrow('is no hash');
    },
  );
});

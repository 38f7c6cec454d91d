import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { KEPT_PASSWORD, PASSWORD } from '../../../../tooling/testing/passwords.ts';
import { PASSWORD_HASHING } from './password-hashing.ts';

const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };

describe('PASSWORD_HASHING', () => {
  it('stores a password as scrypt of full cost, with 16 random bytes', async () => {
    const kept = [await PASSWORD_HASHING.hash(PASSWORD), await PASSWORD_HASHING.hash(PASSWORD)];
    for (const one of kept) {
      const [salt = '', key = ''] = one.split(':');
      expect(salt).toMatch(/^[0-9a-f]{32}$/);
      expect(key).toBe(scryptSync(PASSWORD, salt, 64, COST).toString('hex'));
    }
    expect(kept[0]).not.toBe(kept[1]);
  });

  it('verifies hashes of full cost, and no cheaper ones', async () => {
    expect(await PASSWORD_HASHING.verify({ hash: KEPT_PASSWORD, password: PASSWORD })).toBe(true);
    expect(await PASSWORD_HASHING.verify({ hash: KEPT_PASSWORD, password: `${PASSWORD}s` })).toBe(false);
    const [salt = ''] = KEPT_PASSWORD.split(':');
    const cheap = scryptSync(PASSWORD, salt, 64, { ...COST, N: COST.N / 2 }).toString('hex');
    expect(await PASSWORD_HASHING.verify({ hash: `${salt}:${cheap}`, password: PASSWORD })).toBe(false);
  });
});

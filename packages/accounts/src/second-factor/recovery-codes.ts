import { type Orm, secondFactors } from '@deckwright/database';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq, like, not } from 'drizzle-orm';
import type { PasswordHashing } from '../password/password-hashing.ts';

/** Before the cipher of a list whose codes are hashed. In lists from before, they are as their user has them. */
const HASHED = 'h1:';
/** A hashed code is these letters of it, a colon and its slow hash: they say which of ten hashes to compute. */
const SHOWN_LETTERS = 2;
const CODE = /^[a-zA-Z0-9]{5}-[a-zA-Z0-9]{5}$/;

/** Lists hashed at a time, some two seconds each: nobody waits for them, and the site is never kept from stopping for long. */
const MOST_LISTS = 5;

/** What the library asks for in place of its own encryption of a list, which is JSON. */
type Storage = { encrypt: (json: string) => Promise<string>; decrypt: (kept: string) => Promise<string> };

export type RecoveryCodeStore = ReturnType<typeof createRecoveryCodes>;

/**
 * Recovery codes as they are kept: each as a slow hash with its own salt, like a password, and the list of them encrypted
 * with the secret of the site. The letters shown of a code leave 47 of its 59 bits, each guess at the cost of a password.
 */
export function createRecoveryCodes(passwords: PasswordHashing, secret: string) {
  const hashed = async (code: string): Promise<string> =>
    CODE.test(code) ? `${code.slice(0, SHOWN_LETTERS)}:${await passwords.hash(code)}` : code;
  const storage: Storage = {
    // Given new codes, or those of a list that are left once one was used.
    encrypt: async (json) => {
      const list: string[] = [];
      // One after the other, since each takes 32 MB and a fifth of a second.
      for (const code of codesIn(json)) list.push(await hashed(code));
      return HASHED + (await symmetricEncrypt({ key: secret, data: JSON.stringify(list) }));
    },
    decrypt: (kept) => {
      const data = kept.startsWith(HASHED) ? kept.slice(HASHED.length) : kept;
      return symmetricDecrypt({ key: secret, data });
    },
  };
  return {
    storage,
    /** What stands in a kept list for a code that its user gives, or null. */
    find: async (kept: string, given: string): Promise<string | null> => {
      if (!CODE.test(given)) return null;
      const list = codesIn(await storage.decrypt(kept));
      if (!kept.startsWith(HASHED)) return list.includes(given) ? given : null;
      const start = `${given.slice(0, SHOWN_LETTERS)}:`;
      for (const one of list) {
        if (!one.startsWith(start)) continue;
        if (await passwords.verify({ hash: one.slice(start.length), password: given })) return one;
      }
      return null;
    },
    /** Hashes the codes of some lists from before, which stay as their users have them. Unreadable lists stay as they are. */
    hashEarlier: async (orm: Orm): Promise<void> => {
      const rows = await orm
        .select({ id: secondFactors.id, kept: secondFactors.backupCodes })
        .from(secondFactors)
        .where(not(like(secondFactors.backupCodes, `${HASHED}%`)));
      let left = MOST_LISTS;
      for (const { id, kept } of rows) {
        const json = left > 0 ? await storage.decrypt(kept).catch(() => null) : null;
        if (json === null) continue;
        left -= 1;
        const backupCodes = await storage.encrypt(json);
        // Unless one was used, or new ones were made, meanwhile.
        await orm
          .update(secondFactors)
          .set({ backupCodes })
          .where(and(eq(secondFactors.id, id), eq(secondFactors.backupCodes, kept)));
      }
    },
  };
}

function codesIn(json: string): string[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new TypeError('These are no recovery codes.');
  return list.map(String);
}

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** How passwords are turned into what is kept of them. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  /** @throws Error for a text that is no hash */
  verify: (stored: { hash: string; password: string }) => Promise<boolean>;
  /** Whether `hash` would do more, or otherwise, than when this hash was made. */
  isOutdated: (hash: string) => boolean;
};

/** Settings of scrypt (RFC 7914): 128 · N · r bytes, and work in proportion to N · r · p. */
type Cost = { N: number; r: number; p: number };
type StoredHash = { cost: Cost; salt: Buffer; key: Buffer };

/** One of the settings that OWASP recommends: 32 MiB and about half a second. */
const COST: Cost = { N: 32_768, r: 8, p: 3 };
/** 59 random bits need less: ten of them are hashed at once. */
const RECOVERY_CODE_COST: Cost = { N: 16_384, r: 16, p: 1 };
/** What better-auth hashes with, whose hashes do not say it: salt and key in hexadecimal, a colon between them. */
const LIBRARY_COST: Cost = { N: 16_384, r: 16, p: 1 };
const LIBRARY_HASH = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
/** The PHC string format: `ln` is the binary logarithm of N, salt and key are in base 64 without padding. */
const PHC_HASH = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;
const SALT_BYTES = 16;
const KEY_BYTES = 64;
const MAX_MEMORY = 256 * 1024 * 1024;

export const PASSWORD_HASHING = passwordHashing(COST);
export const RECOVERY_CODE_HASHING = passwordHashing(RECOVERY_CODE_COST);

function passwordHashing(cost: Cost): PasswordHashing {
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost, KEY_BYTES);
      return `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$${unpadded(salt)}$${unpadded(key)}`;
    },
    verify: async ({ hash, password }) => {
      const stored = readHash(hash);
      const key = await derive(password, stored.salt, stored.cost, stored.key.length);
      // A cheaper hash must not tell by its time that there is an account: an unknown address costs one of today's.
      const missing = Math.round((computeWork(cost) - computeWork(stored.cost)) / (cost.N * cost.r));
      if (missing > 0) await derive(password, stored.salt, { ...cost, p: missing }, KEY_BYTES);
      return timingSafeEqual(key, stored.key);
    },
    isOutdated: (hash) => {
      const stored = readHash(hash);
      const isSame = stored.cost.N === cost.N && stored.cost.r === cost.r && stored.cost.p === cost.p;
      return !isSame || LIBRARY_HASH.test(hash);
    },
  };
}

function readHash(hash: string): StoredHash {
  const [, librarySalt, libraryKey] = LIBRARY_HASH.exec(hash) ?? [];
  if (librarySalt && libraryKey)
    // The library takes the text of the salt for the salt.
    return { cost: LIBRARY_COST, salt: Buffer.from(librarySalt), key: Buffer.from(libraryKey, 'hex') };
  const [, ln, r, p, salt, key] = PHC_HASH.exec(hash) ?? [];
  if (!salt || !key) throw new Error('What is kept of a password is no hash.');
  const cost = { N: 2 ** Number(ln), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

function derive(password: string, salt: Buffer, cost: Cost, bytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, bytes, { ...cost, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function computeWork({ N, r, p }: Cost): number {
  return N * r * p;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/(?<!=)=+$/, '');
}

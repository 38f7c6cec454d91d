import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** How passwords are turned into what is kept of them. */
export type PasswordHashing = {
  hash: (password: string) => Promise<string>;
  verify: (kept: { hash: string; password: string }) => Promise<boolean>;
};

/** scrypt with N = 16,384, r = 16, p = 1: 32 MiB and about a fifth of a second. A test holds the library to it. */
export const PASSWORD_HASHING: PasswordHashing = { hash: hashPassword, verify: verifyPassword };

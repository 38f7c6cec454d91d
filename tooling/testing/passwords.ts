import { randomBytes, scryptSync } from 'node:crypto';

type Hashing = {
  hash: (password: string) => Promise<string>;
  verify: (retained: { hash: string; password: string }) => Promise<boolean>;
  isOutdated: (hash: string) => boolean;
};

/** Hashing at almost no cost, for tests that are about something else. */
export const CHEAP_PASSWORDS: Hashing = {
  hash: async (password) => {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${cheapKey(password, salt)}`;
  },
  verify: async ({ hash, password }) => {
    const [salt = '', key] = hash.split(':');
    return cheapKey(password, salt) === key;
  },
  isOutdated: () => false,
};

function cheapKey(password: string, salt: string): string {
  return scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex');
}

export const PASSWORD = 'three words in a row';

/** What production stores for PASSWORD, with a fixed salt. */
export const STORED_PASSWORD =
  '$scrypt$ln=15,r=8,p=3$XwpsHpt9QyCMFeL0qbDTZw$gVosMhtnt0Vh39KWJViUOCmmT1ElvoHTYHqWOV5UajNxthhDNkF8oU2' +
  'Co/VlyjM7XnvHqi7z435cmweDbdeT0w';

/** What better-auth stores for it, as earlier versions did. */
export const EARLIER_STORED_PASSWORD =
  '5f0a6c1e9b7d43208c15e2f4a9b0d367:ae203c13ccee643b7ae93ae004c14f5e56c032f6573ff4f64b4059fc48d142fa' +
  '2d2906f9cc1768d4783842c76fd8ad4b538d98c5b25d220baecc0136d16b9579';

/** Creates accounts with PASSWORD at no cost, which a site with full-cost hashing can open. */
export const ONE_PASSWORD: Hashing = {
  hash: async (password) => {
    if (password !== PASSWORD) throw new RangeError('There is one password that costs nothing.');
    return STORED_PASSWORD;
  },
  verify: async () => {
    throw new Error('A site of full cost opens these accounts.');
  },
  isOutdated: () => false,
};

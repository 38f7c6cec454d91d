import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateRandomString } from 'better-auth/crypto';

/** Marks a key wherever it turns up, so that scanners find leaked ones. */
const PREFIX = 'dwk_';
/** 190 random bits. */
const RANDOM_LENGTH = 32;
const FORM = new RegExp(`^${PREFIX}([A-Za-z0-9]{${RANDOM_LENGTH}})([0-9a-f]{8})$`);
/** Four random characters: enough to tell five keys apart, too few to help a guess. */
const SHOWN_LENGTH = PREFIX.length + 4;

/** `secret` makes the last eight characters, which tell keys of this database from anything else. */
export function newApiKey(secret: string): { key: string; begins: string } {
  const random = generateRandomString(RANDOM_LENGTH, 'a-z', 'A-Z', '0-9');
  const key = `${PREFIX}${random}${checksum(secret, random)}`;
  return { key, begins: key.slice(0, SHOWN_LENGTH) };
}

/** Whether this database once made the key; says so without asking it. */
export function isOwnApiKey(secret: string, text: string): boolean {
  const [, random = '', given = ''] = FORM.exec(text) ?? [];
  if (random === '') return false;
  return timingSafeEqual(Buffer.from(checksum(secret, random)), Buffer.from(given));
}

function checksum(secret: string, random: string): string {
  return createHmac('sha256', secret).update(`api key\n${random}`).digest('hex').slice(0, 8);
}

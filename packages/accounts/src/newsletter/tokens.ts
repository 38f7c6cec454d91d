import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Orm } from '@deckwright/database';
import { namedSecret } from '../secret.ts';

const SECRET = 'newsletter-secret';

/** A word nobody guesses: 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text may be a token of this module. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token that ends the newsletter of an address: the same for ever, so that the link of an old letter works. */
export async function findLeaveToken(orm: Orm, email: string): Promise<string> {
  return createHmac('sha256', await namedSecret(orm, SECRET))
    .update(email)
    .digest('base64url');
}

import { createHash } from 'node:crypto';

/** What is kept of a session's token; the token has 190 random bits, so that no slower hash is needed. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

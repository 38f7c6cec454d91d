import { sessions } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { generateRandomString } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import { tokenHash } from './token-hash.ts';

/** As long as those of the library: 190 random bits. */
const TOKEN_LENGTH = 32;

/**
 * Gives the session another token; the earlier one opens nothing from then on. Its age, its device and when the password was
 * last given stay.
 * @throws AppError unauthenticated where the token has been replaced in the meantime
 */
export async function renewToken({ db }: Context, { id, token }: Session): Promise<string> {
  const next = generateRandomString(TOKEN_LENGTH, 'a-z', 'A-Z', '0-9');
  const renewed = await db.orm
    .update(sessions)
    .set({ token: tokenHash(next) })
    .where(and(eq(sessions.id, id), eq(sessions.token, tokenHash(token))))
    .returning({ id: sessions.id });
  if (renewed.length === 0)
    throw new AppError('unauthenticated', 'Your session has ended. Please sign in again.');
  return next;
}

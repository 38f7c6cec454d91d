import { AppError } from '@deckwright/domain';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { notifyChange } from '../profile/notices.ts';
import { sessionEnd } from '../session/lifetime.ts';
import type { Session } from '../session.ts';

const TOKEN = /^[A-Za-z0-9]{16,128}$/;

/** @throws AppError unauthenticated for a token without a valid session. */
export async function authenticate({ auth }: Context, token: string | null): Promise<Session> {
  const found =
    token !== null && TOKEN.test(token) ? await auth.api.getSession({ headers: bearerHeaders(token) }) : null;
  const expiresAt = found ? sessionEnd(found.session) : null;
  if (!found || !expiresAt || expiresAt.getTime() <= Date.now())
    throw new AppError(
      'unauthenticated',
      token ? 'Your session has ended. Please sign in again.' : 'Please sign in first.',
    );
  const { userId: uid, id, token: own, createdAt } = found.session;
  return { uid, id, token: own, createdAt, expiresAt };
}

export async function signOut({ auth, db }: Context, { uid, token }: Session): Promise<void> {
  await db.inTransaction(async () => {
    await auth.api.signOut({ headers: bearerHeaders(token) });
    await notifyChange(db.orm, uid);
  });
}

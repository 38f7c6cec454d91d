import { users } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { countAttempt } from '../attempts/count-attempt.ts';
import type { Context } from '../context.ts';
import { wrongCodesMail } from '../mail/change-mails.ts';

const DAY_SECONDS = 86_400;
/** Owners mistype a code once or twice. */
const NOTIFY_AFTER = 3;

/** Whoever enters wrong codes knows the password: the owner is told of it, once a day. */
export async function watchCodes<T>(context: Context, uid: string, verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (error instanceof APIError || (error instanceof AppError && error.code === 'invalid-argument'))
      await noteWrongCode(context, uid);
    throw error;
  }
}

async function noteWrongCode(context: Context, uid: string): Promise<void> {
  const wrong = { kind: 'wrong-app-code', key: uid, windowSeconds: DAY_SECONDS };
  const { count } = await countAttempt(context, wrong);
  if (count !== NOTIFY_AFTER) return;
  const { db, mailer, site } = context;
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  if (user) await mailer.send({ to: user.email, ...wrongCodesMail({ site, name: user.name }) });
}

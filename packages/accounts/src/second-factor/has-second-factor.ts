import { users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';

export async function hasSecondFactor({ db }: Context, { uid }: Pick<Session, 'uid'>): Promise<boolean> {
  const [user] = await db.orm
    .select({ enabled: users.twoFactorEnabled })
    .from(users)
    .where(eq(users.id, uid));
  return user?.enabled ?? false;
}

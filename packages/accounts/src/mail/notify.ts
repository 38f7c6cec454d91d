import { users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Session } from '../session.ts';
import type { ToUser } from './greeting.ts';
import type { MailText } from './mail-layout.ts';

/** Emails the account's address about a change. */
export async function notifyUser(
  { db, mailer, site }: Pick<Context, 'db' | 'mailer' | 'site'>,
  { uid }: Pick<Session, 'uid'>,
  getMail: (user: ToUser) => MailText,
): Promise<void> {
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  if (user) await mailer.send({ to: user.email, ...getMail({ site, name: user.name }) });
}

import { users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { bearerHeaders } from '../auth.ts';
import type { Context } from '../context.ts';
import { passwordChangedMail } from '../mail/change-mails.ts';
import { listPasskeys } from '../passkey/own-passkeys.ts';
import { checkPassword } from '../password/password-rules.ts';
import { tellChange } from '../profile/notices.ts';
import type { Session } from '../session.ts';

export type PasswordChange = {
  password: string;
  newPassword: string;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/** Ends all sessions and returns the token of a new one. @throws AppError permission-denied for a wrong password. */
export async function changePassword(
  context: Context,
  { uid, token }: Session,
  { password, newPassword, device = '' }: PasswordChange,
): Promise<string> {
  const { auth, door, site } = context;
  const [user] = await door.orm.select().from(users).where(eq(users.id, uid));
  checkPassword(newPassword, { site: site.name, name: user?.name ?? '', email: user?.email ?? '' });
  const changed = await auth.api.changePassword({
    headers: bearerHeaders(token, device),
    body: { currentPassword: password, newPassword, revokeOtherSessions: true },
  });
  if (!changed.token) throw new Error('A changed password came without a new session.');
  await tellChange(door.orm, uid);
  const passkeys = (await listPasskeys(context, { uid })).map(({ name }) => name);
  if (user)
    await context.mailer.send({
      to: user.email,
      ...passwordChangedMail({ site, name: user.name, passkeys }),
    });
  return changed.token;
}

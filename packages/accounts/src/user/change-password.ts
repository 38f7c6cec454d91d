import { users } from '@deckwright/database';
import { eq } from 'drizzle-orm';
import { revokeApiKeys } from '../api-key/own-keys.ts';
import { bearerHeaders } from '../auth-headers.ts';
import type { Context } from '../context.ts';
import { passwordChangedMail } from '../mail/change-mails.ts';
import { listPasskeys } from '../passkey/own-passkeys.ts';
import { checkPassword } from '../password/password-rules.ts';
import { notifyChange } from '../profile/notices.ts';
import { requireProof } from '../second-factor/require-proof.ts';
import type { Session } from '../session.ts';

export type PasswordChange = {
  password: string;
  newPassword: string;
  /** Of the authenticator app, or a recovery code, if two-step sign-in is on. */
  code?: string | undefined;
  /** Revokes all API keys, too. */
  revokeKeys?: boolean | undefined;
  /** As `deviceWords` says it. */
  device?: string | undefined;
};

/** Ends all sessions and returns the token of a new one. @throws AppError as `requireProof`, and for a weak password */
export async function changePassword(
  context: Context,
  session: Session,
  { password, newPassword, code, revokeKeys = false, device = '' }: PasswordChange,
): Promise<string> {
  const { auth, db, site } = context;
  const { uid, token } = session;
  const [user] = await db.orm.select().from(users).where(eq(users.id, uid));
  checkPassword(newPassword, { site: site.name, name: user?.name ?? '', email: user?.email ?? '' });
  await requireProof(context, session, { password, code });
  const changed = await auth.api.changePassword({
    headers: bearerHeaders(token, device),
    body: { currentPassword: password, newPassword, revokeOtherSessions: true },
  });
  if (!changed.token) throw new Error('A changed password came without a new session.');
  const revokedKeys = revokeKeys ? await revokeApiKeys(context, { uid }) : 0;
  await notifyChange(db.orm, uid);
  const passkeys = (await listPasskeys(context, { uid })).map(({ name }) => name);
  if (user)
    await context.mailer.send({
      to: user.email,
      ...passwordChangedMail({ site, name: user.name, passkeys, revokedKeys }),
    });
  return changed.token;
}

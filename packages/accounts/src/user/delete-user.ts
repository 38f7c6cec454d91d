import { profiles, users, verifications } from '@deckwright/database';
import { eq, like, or } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { notifyChange } from '../profile/notices.ts';
import { checkProof } from '../second-factor/fresh-proof.ts';
import type { Session } from '../session.ts';
import { toCodesKey } from './request-code.ts';

/**
 * Deletes the account with profile, sessions, codes and all other parts.
 * @throws AppError permission-denied without a recently confirmed password
 */
export async function deleteUser(context: Context, session: Session): Promise<void> {
  await checkProof(context, session);
  await removeUser(context, session.uid);
}

/** As above, for expired accounts. `unless` is called once nothing else can change the account. */
export async function removeUser(
  { db, parts, mailer, knownKeys }: Context,
  uid: string,
  unless: () => Promise<boolean> = async () => false,
): Promise<void> {
  const addresses = await db.inTransaction(async () => {
    const [row] = await db.orm.select().from(users).where(eq(users.id, uid)).for('update');
    if (!row || (await unless())) return [];
    const [profile] = await db.orm
      .select({ pending: profiles.pendingEmail })
      .from(profiles)
      .where(eq(profiles.userId, uid));
    const user = { uid, email: row.email, displayName: row.name };
    for (const part of parts) await part.remove(db.orm, user);
    await db.orm.delete(verifications).where(
      or(
        eq(verifications.identifier, `forget-password-otp-${row.email}`),
        eq(verifications.identifier, `email-verification-otp-${row.email}`),
        eq(verifications.identifier, toCodesKey('register', row.email)),
        eq(verifications.identifier, toCodesKey('reset', row.email)),
        // Left by a sign-in that is waiting for its second factor.
        eq(verifications.value, uid),
        like(verifications.identifier, `change-email-otp-${uid}:%`),
      ),
    );
    await db.orm.delete(users).where(eq(users.id, uid));
    await notifyChange(db.orm, uid);
    return [row.email, ...(profile?.pending ? [profile.pending] : [])];
  });
  knownKeys.forgetAll();
  for (const address of addresses) await mailer.forget?.(address);
}

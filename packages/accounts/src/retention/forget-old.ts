import { attempts, sessions, verifications } from '@deckwright/database';
import { lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { renewEncryption } from '../second-factor/renew-encryption.ts';
import { isOverAt } from '../session/lifetime.ts';
import { removeUser } from '../user/delete-user.ts';
import { expireReports, unprovenUsers } from './expire.ts';
import { forgetProvingSince, provingSince } from './proving-since.ts';

/** Deletes data whose retention period is over (docs/PRIVACY.md). */
export async function forgetOld(context: Context, now: Date): Promise<void> {
  const { orm } = context.database;
  // A process that still signs with the secret of before may have written since the start.
  await renewEncryption(orm, context.secrets);
  await context.recoveryCodes.hashEarlier(orm);
  await orm.delete(sessions).where(isOverAt(now));
  await orm.delete(verifications).where(lt(verifications.expiresAt, now));
  await orm.delete(attempts).where(lt(attempts.endsAt, now));
  await expireReports(orm, now);
  await context.mailer.expire?.(now);
  // Without email, no one could have verified an address.
  if (!context.provesAddresses) return forgetProvingSince(orm);
  const since = await provingSince(orm, now);
  for (const uid of await unprovenUsers(orm, { now, since }))
    await removeUser(
      context,
      uid,
      async () => !(await unprovenUsers(context.db.orm, { now, since })).includes(uid),
    );
}

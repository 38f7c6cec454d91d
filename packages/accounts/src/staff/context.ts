import { type Orm, profiles, users } from '@deckwright/database';
import { AppError, isStaffMember } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import type { MailSite } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/types.ts';

export type StaffContext = {
  orm: Orm;
  mailer: Pick<Mailer, 'send'>;
  site: MailSite;
  now: () => Date;
};

/** Who acts: a signed-in user, or whoever may run commands on the machine. */
export type Actor = { kind: 'user'; uid: string } | { kind: 'command' };

/** To whom something is done. */
export type Subject = {
  uid: string;
  name: string;
  email: string;
  emailVerified: boolean;
  isStaff: boolean;
  isAdmin: boolean;
};

/**
 * The user, held until the end of the transaction. Of those with a role only admins may change anything, and roles may
 * have changed since the call began.
 * @throws AppError not-found, permission-denied
 */
export async function takeSubject(orm: Orm, by: Actor, uid: string): Promise<Subject> {
  const actor = by.kind === 'user' ? (await selectSubject(orm, by.uid))[0] : null;
  // Held alone: two who act on each other must not wait for each other.
  const [subject] = await selectSubject(orm, uid).for('update');
  if (by.kind === 'user' && !(actor && isStaffMember(actor)))
    throw new AppError('permission-denied', 'This is for the staff of the site.');
  if (!subject) throw new AppError('not-found', 'There is no such user.');
  if (actor && isStaffMember(subject) && !actor.isAdmin && actor.uid !== subject.uid)
    throw new AppError('permission-denied', 'Only admins may do this to staff.');
  return subject;
}

function selectSubject(orm: Orm, uid: string) {
  return orm
    .select({
      uid: users.id,
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      isStaff: profiles.isStaff,
      isAdmin: profiles.isAdmin,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, uid));
}

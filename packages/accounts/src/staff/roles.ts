import { profiles } from '@deckwright/database';
import { AppError } from '@deckwright/domain';
import { eq } from 'drizzle-orm';
import { notifyChange } from '../profile/notices.ts';
import { recordAction } from './actions.ts';
import { type Actor, type StaffContext, takeSubject } from './context.ts';

type Roles = { isStaff: boolean; isAdmin: boolean };

/** Whoever typed the address of somebody else first must not get what is meant for its owner. */
const UNCONFIRMED =
  'The address of this account is not confirmed: it may belong to somebody else. Ask its user to confirm it on their account page first.';
/** For whoever runs the command, who may know better, and who reads the emails where no mail server is set. */
const UNCONFIRMED_HERE = `${UNCONFIRMED} Without SMTP_URL no email is sent: the one with the code is in the folder outbox of the data folder. If you know whose account it is, add --unconfirmed.`;

type RoleChange = {
  by: Actor;
  uid: string;
  roles: Roles;
  /** By the command alone: whoever runs it answers for whose account it is. */
  evenUnconfirmed?: boolean;
};

/**
 * Gives and takes roles; open pages see it at once.
 * @throws AppError permission-denied unless an admin acts, or the command; failed-precondition where the page would
 *   leave no admin, or the user has not shown to own the address
 */
export function setRoles(
  { orm }: StaffContext,
  { by, uid, roles, evenUnconfirmed = false }: RoleChange,
): Promise<void> {
  return orm.transaction(async (transaction) => {
    // Of two admins who take the role from each other at the same time one waits here.
    const admins = await transaction
      .select({ uid: profiles.userId })
      .from(profiles)
      .where(eq(profiles.isAdmin, true))
      .orderBy(profiles.userId)
      .for('update');
    if (by.kind === 'user') {
      if (!admins.some((admin) => admin.uid === by.uid))
        throw new AppError('permission-denied', 'Only admins may do this.');
      if (!roles.isAdmin && admins.length === 1 && admins[0]?.uid === uid)
        throw new AppError(
          'failed-precondition',
          'This is the only admin. Make someone else an admin first.',
        );
    }
    const subject = await takeSubject(transaction, by, uid);
    const { isStaff, isAdmin } = roles;
    if (subject.isStaff === isStaff && subject.isAdmin === isAdmin) return;
    const isGiven = (isStaff && !subject.isStaff) || (isAdmin && !subject.isAdmin);
    const isExempt = evenUnconfirmed && by.kind === 'command';
    if (isGiven && !subject.emailVerified && !isExempt)
      throw new AppError('failed-precondition', by.kind === 'command' ? UNCONFIRMED_HERE : UNCONFIRMED);
    await transaction
      .update(profiles)
      .set({ isStaff, isAdmin, updatedAt: new Date() })
      .where(eq(profiles.userId, uid));
    await recordAction(transaction, { by, action: 'roles', uid, detail: describeRoles(roles) });
    await notifyChange(transaction, uid);
  });
}

function describeRoles({ isStaff, isAdmin }: Roles): string {
  return [isStaff ? 'staff' : '', isAdmin ? 'admin' : ''].filter(Boolean).join(' and ') || 'none';
}

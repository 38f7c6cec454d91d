import type { Session } from '@deckwright/accounts';
import { AppError, isStaffMember } from '@deckwright/domain';
import type { ApiContext } from '../api/api.ts';
import { requireSession, type UserDeps } from './user-call.ts';

/** A caller whose role was read for this call: a revoked role takes effect with the next call. */
export type StaffCaller = Session & { displayName: string; isAdmin: boolean };

/**
 * @throws AppError unauthenticated without a session, permission-denied without the role, failed-precondition without a
 * second factor; TooManyCalls
 */
export async function requireStaff(c: ApiContext, deps: UserDeps): Promise<StaffCaller> {
  const session = await requireSession(c, deps);
  const profile = await deps.accounts.readProfile(session);
  if (!isStaffMember(profile)) throw new AppError('permission-denied', 'This is for the staff of the site.');
  if (!(await deps.accounts.isTwoStep(session)))
    throw new AppError(
      'failed-precondition',
      'Staff need two-step sign-in. Turn it on at “Two-step sign-in” on your account page, or sign in with a passkey, then come back.',
    );
  return { ...session, displayName: profile.displayName, isAdmin: profile.isAdmin };
}

/** @throws AppError unauthenticated without a session, permission-denied without the role; TooManyCalls */
export async function requireAdmin(c: ApiContext, deps: UserDeps): Promise<StaffCaller> {
  const caller = await requireStaff(c, deps);
  if (!caller.isAdmin) throw new AppError('permission-denied', 'Only admins may do this.');
  return caller;
}

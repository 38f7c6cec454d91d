import type { Staff } from '@deckwright/accounts';
import { AppError, logText } from '@deckwright/domain';
import type { UserRequest } from './user-request.ts';

type Verbs = Pick<Staff, 'findUserByEmail' | 'setRoles' | 'setPatron' | 'resetSecondFactor'>;

/** Does what is asked; the account as it is then, in lines. @throws AppError not-found for an address of nobody's */
export async function runUserRequest(staff: Verbs, request: UserRequest): Promise<string[]> {
  const user = await staff.findUserByEmail(request.email);
  if (!user)
    throw new AppError(
      'not-found',
      `There is no account with the address ${logText(request.email)}. Register it on the site first.`,
    );
  const by = { kind: 'command' } as const;
  if (request.verb === 'reset-second-factor') await staff.resetSecondFactor({ by, uid: user.uid });
  if (request.verb === 'role') {
    const { roles, evenUnconfirmed = false } = request;
    await staff.setRoles({ by, uid: user.uid, roles, evenUnconfirmed });
  }
  if (request.verb === 'patron') await staff.setPatron({ by, uid: user.uid, patreon: request.patreon });
  const now = request.verb === 'show' ? user : await staff.findUserByEmail(request.email);
  if (!now) throw new AppError('not-found', 'The account was deleted meanwhile.');
  const { isStaff, isAdmin, patreon } = now;
  const roles = [isStaff ? 'staff' : '', isAdmin ? 'admin' : ''].filter(Boolean).join(' and ') || 'none';
  return [
    `${now.email}, called ${logText(now.name)}`,
    `role      ${roles}`,
    `patron    ${patreon ? `${patreon.status}, ${patreon.cents} cents a month` : 'none'}`,
    `since     ${now.createdAt}${now.emailVerified ? '' : ', address not confirmed'}`,
    `sessions  ${now.sessions}`,
    `decks     ${now.sharedDecks} shared`,
    `two-step  ${now.twoFactorEnabled ? 'on' : 'off'}`,
  ];
}

import type { AccountState } from '../../../shared/session/account-store.ts';
import type { AdUser } from './ad-user.ts';

/** The user as the session store knows them. Any active patron counts, regardless of tier. */
export function getAdUser({ status, user }: AccountState): AdUser {
  if (status === 'out') return null;
  if (status !== 'in' || user.email === null) return 'unknown';
  return {
    patron: user.patreon?.status === 'active_patron',
    email: user.email,
  };
}

import type { AccountState } from '../../../shared/session/account-store.ts';
import type { AdUser } from './ad-user.ts';

/** Who looks, by the session store. Any active patron counts, whatever they give. */
export function adUserOf({ status, user }: AccountState): AdUser {
  if (status === 'out') return null;
  if (status !== 'in' || user.email === null) return 'unknown';
  return {
    patron: user.patreon?.status === 'active_patron',
    email: user.email,
  };
}

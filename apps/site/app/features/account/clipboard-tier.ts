import type { UserState } from './user-state.ts';

export type ClipboardTier = 'rare' | 'uncommon';

const RARE_FROM_CENTS = 500;
const UNCOMMON_FROM_CENTS = 200;

/** Of admins and active patrons, by what they are entitled to; everybody else has none. */
export function clipboardTier({
  isAdmin,
  patreon,
}: Pick<UserState, 'isAdmin' | 'patreon'>): ClipboardTier | null {
  if (isAdmin) return 'rare';
  if (patreon?.status !== 'active_patron') return null;
  if (patreon.cents >= RARE_FROM_CENTS) return 'rare';
  return patreon.cents >= UNCOMMON_FROM_CENTS ? 'uncommon' : null;
}

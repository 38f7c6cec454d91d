import { clipboardTier } from '@deckwright/domain';
import { useAccount } from './session.ts';

const TIERS = { rare: 'Rare', uncommon: 'Uncommon' } as const;

/** The signed-in user's patron tier of the clipboard, if they have one. */
export function PatronTier() {
  const { status, user } = useAccount();
  const tier = status === 'in' ? clipboardTier(user) : null;
  if (!tier) return null;
  return (
    <span className="rounded-full border border-accent px-2.5 text-xs font-semibold whitespace-nowrap text-accent">
      {TIERS[tier]} patron tier
    </span>
  );
}

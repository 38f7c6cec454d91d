import { isStaffMember } from '@deckwright/domain';
import type { ReactNode } from 'react';
import type { AccountState } from './account-store.ts';
import { useAccount } from './session.ts';

export function StaffOnly({ children }: { children: ReactNode }) {
  return isSignedInStaff(useAccount()) ? children : null;
}

export function isSignedInStaff({ status, user }: AccountState): boolean {
  return status === 'in' && isStaffMember(user);
}

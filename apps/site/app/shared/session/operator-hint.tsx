import { isStaffMember } from '@deckwright/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { isLoopbackName } from '../site/loopback-name.ts';
import type { AccountState } from './account-store.ts';
import { useAccount } from './session.ts';

type Props = { children: ReactNode };

/** What helps whoever runs the site, such as a command. The server sends it to nobody: pages are the same for everyone. */
export function OperatorHint({ children }: Props) {
  const state = useAccount();
  const [hostname, setHostname] = useState('');
  useEffect(() => setHostname(location.hostname), []);
  return isOperator(state, hostname) ? children : null;
}

/** Signed-in staff, or anyone who opened the page on the machine it runs on. */
export function isOperator({ status, user }: AccountState, hostname: string): boolean {
  return isLoopbackName(hostname) || (status === 'in' && isStaffMember(user));
}

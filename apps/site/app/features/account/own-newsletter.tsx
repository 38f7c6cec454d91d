import type { ReactNode } from 'react';
import { useAccount } from '../../shared/session/session.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';

type Props = { otherwise: ReactNode };

/** The newsletter by one button for who is signed in; for everyone else what it is given. */
export default function OwnNewsletter({ otherwise }: Props) {
  const { status, user } = useAccount();
  return status === 'in' ? <NewsletterPanel uid={user.uid} /> : otherwise;
}

import type { ReactNode } from 'react';
import { NewsletterPanel } from './newsletter-panel.tsx';
import { useAccount } from './session.ts';

type Props = { otherwise: ReactNode };

/** The newsletter by one button for who is signed in; for everyone else what it is given. */
export default function OwnNewsletter({ otherwise }: Props) {
  const { status, user } = useAccount();
  return status === 'in' ? <NewsletterPanel uid={user.uid} /> : otherwise;
}

import type { ReactNode } from 'react';
import { useAccount } from '../../shared/session/session.ts';
import { NewsletterPanel } from './newsletter-panel.tsx';

type Props = { otherwise: ReactNode };

/** A one-button newsletter form for signed-in users; `otherwise` for everyone else. */
export default function OwnNewsletter({ otherwise }: Props) {
  const { status, user } = useAccount();
  return status === 'in' ? <NewsletterPanel uid={user.uid} /> : otherwise;
}

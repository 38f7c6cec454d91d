import type { Audience } from '@deckwright/contract/schemas';
import { fetchPart } from '@deckwright/islands';
import type { MetaFunction } from 'react-router';
import { SignUpScreen } from '../features/account/signup-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';
import { useAudience } from '../shared/page/site-settings.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Sign up',
    description: 'An account keeps your price sources and other settings on all your devices.',
    canonical: '/signup',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function SignUp() {
  return <SignUpScreen audience={useAudience()} agreeToIdentity={agreeToIdentity} />;
}

/**
 * Stored where the consent can be withdrawn; with a consent manager, which is not allowed on this page, only with the
 * account.
 */
async function agreeToIdentity(audience: Audience): Promise<void> {
  if (audience.consentManager !== null) return;
  const { consentStore } = await fetchPart(() => import('../features/audience/consent/consent-store.ts'));
  const store = consentStore(audience);
  store.answer({ ...store.get(), identity: 'yes' });
}

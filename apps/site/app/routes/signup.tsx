import type { MetaFunction } from 'react-router';
import { SignUpPage } from '../features/account/signup-page.tsx';
import { pageMeta, SITE_IMAGE } from '../page-meta.ts';
import { useAudience } from '../site-settings.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Sign up',
    description: 'An account keeps your price sources and other settings on all your devices.',
    canonical: '/signup',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function SignUp() {
  return <SignUpPage audience={useAudience()} />;
}

import type { MetaFunction } from 'react-router';
import { SignInScreen } from '../features/account/signin-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Sign in to use your price sources and other settings on this device.',
    canonical: '/signin',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function SignIn() {
  return <SignInScreen />;
}

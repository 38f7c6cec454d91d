import type { MetaFunction } from 'react-router';
import { ConfirmPasswordScreen } from '../features/account/confirm-password-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'New password',
    description: 'Enter the code from the email and choose a new password.',
    canonical: '/confirm-password',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function ConfirmPassword() {
  return <ConfirmPasswordScreen />;
}

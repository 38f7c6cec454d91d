import type { MetaFunction } from 'react-router';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Your account',
    description: 'Your name, email, password, settings and data.',
    canonical: '/account',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function Account() {
  return <AccountScreen />;
}

import type { MetaFunction } from 'react-router';
import { StaffScreen } from '../features/staff/staff-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Staff',
    description: 'For the people who run this site.',
    canonical: '/account/staff',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function Staff() {
  return <StaffScreen />;
}

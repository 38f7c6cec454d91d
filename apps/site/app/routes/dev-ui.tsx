import type { MetaFunction } from 'react-router';
import { GalleryScreen } from '../features/dev-ui/gallery-screen.tsx';
import { pageMeta } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Components', description: 'Every component of the pages.', noindex: true });

export default function DevUi() {
  return <GalleryScreen />;
}

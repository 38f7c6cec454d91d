import type { MetaFunction } from 'react-router';
import { clipboardList } from '../features/clipboard/clipboard-list.ts';
import { SharedDecksScreen } from '../features/sharing/shared-decks-screen.tsx';
import { pageMeta, SITE_IMAGE } from '../shared/page/page-meta.ts';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Your shared decks',
    description: 'Share decks with the statistics, see which count, and withdraw them.',
    canonical: '/account/decks',
    noindex: true,
    image: SITE_IMAGE,
  });

export default function AccountDecks() {
  return <SharedDecksScreen clipboardList={clipboardList} />;
}

import type { InfoPage } from '@deckwright/contract/schemas';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../shared/page/page-meta.ts';
import type { PageKind } from '../../shared/page/structured-data.ts';

export type InfoView = Pick<
  InfoPage,
  'title' | 'description' | 'canonical' | 'noindex' | 'blocks' | 'questions' | 'thresholds'
>;

export function infoMeta(view: InfoView | undefined): MetaDescriptor[] {
  return view ? pageMeta({ ...view, title: view.title, kind: getKind(view) }) : [];
}

function getKind({ canonical, questions }: Pick<InfoPage, 'canonical' | 'questions'>): PageKind {
  if (questions.length > 0) return { type: 'questions', questions };
  return { type: canonical === '/about-us' ? 'about' : canonical === '/contact-us' ? 'contact' : 'page' };
}

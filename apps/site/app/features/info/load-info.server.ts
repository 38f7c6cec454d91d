import type { LoaderFunctionArgs } from 'react-router';
import { loadAnswer } from '../../shared/page/load-answer.server.ts';
import type { InfoView } from './info-meta.ts';

/** The text of a page about the site, by its path. */
export async function loadInfo(args: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<InfoView> {
  const page = await loadAnswer(args, 'info', { slug: args.url.pathname.split('/')[1] ?? '' }, '');
  const { title, description, canonical, noindex, blocks, questions, thresholds } = page;
  return { title, description, canonical, noindex, blocks, questions, thresholds };
}

import type { LoaderFunctionArgs } from 'react-router';
import { apiContext } from './contexts.ts';
import { loadPage, redirectToCanonical } from './load-page.ts';

/** The document of a page about something with a name, at the parts of its path; another of its names leads there. */
export async function loadNamed<T extends { canonical: string }>(
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
  ...parts: readonly string[]
): Promise<T> {
  const path = parts.map((part) => `/${encodeURIComponent(part)}`).join('');
  const page = await loadPage(context.get(apiContext).fetchPage<T>(path, url.search));
  redirectToCanonical(page.canonical, url);
  return page;
}

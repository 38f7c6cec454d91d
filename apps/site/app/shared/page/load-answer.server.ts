import type { PageAnswer, PageName, PageParams } from '@deckwright/answers';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from './contexts.ts';
import { loadPage, redirectToCanonical } from './load-page.ts';

type Args = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/**
 * The page's answer for the query of its URL, or for another query.
 * @throws the page's own refusal or redirect
 */
export function loadAnswer<Name extends PageName>(
  { context, url }: Args,
  name: Name,
  params: PageParams<Name>,
  query: string = url.search,
): Promise<PageAnswer<Name>> {
  return loadPage(context.get(answersContext).page(name, params, query));
}

/** Loads the answer of a page about something with a name; redirects from its other names. */
export async function loadNamed<Name extends PageName>(
  args: Args,
  name: Name,
  params: PageParams<Name>,
): Promise<PageAnswer<Name> & { canonical: string }> {
  // Safe because every page has its canonical path.
  const page = (await loadAnswer(args, name, params)) as PageAnswer<Name> & { canonical: string };
  redirectToCanonical(page.canonical, args.url);
  return page;
}

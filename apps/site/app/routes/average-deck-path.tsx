import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathFilters } from '../features/commander/path-filters.server.ts';
import { answersContext } from '../shared/page/contexts.ts';

/** Redirects `/average-decks/{slug}/{theme}/{bracket}/{budget}`, in any order and combination, to the query form. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '', '*': rest = '' } = params;
  const address = await pathFilters(context.get(answersContext), { slug, rest, url });
  throw redirect(address.replace('/commanders/', '/average-decks/'), 301);
}

/** Never rendered; required for a refusal to be shown as a page. */
export default function AverageDeckPath() {
  return null;
}

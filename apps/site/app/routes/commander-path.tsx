import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pathFilters } from '../features/commander/path-filters.server.ts';
import { answersContext } from '../shared/page/contexts.ts';

/** Redirects `/commanders/{slug}/{theme}/{bracket}/{budget}`, in any order and combination, to the query form. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { slug = '', '*': rest = '' } = params;
  throw redirect(await pathFilters(context.get(answersContext), { slug, rest, url }), 301);
}

/** Never rendered; required for a refusal to be shown as a page. */
export default function CommanderPath() {
  return null;
}

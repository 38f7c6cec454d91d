import type { SearchOption } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { NameList } from '../features/search/name-list.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

const MAX_QUERY = 100;

/** Where the search box leads without a choice made, or without JavaScript. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY);
  const options: SearchOption[] = query
    ? ((await loadPage(context.get(apiContext).typeahead(query))) ?? [])
    : [];
  return { query, options };
}

export const meta: MetaFunction<typeof loader> = () =>
  pageMeta({ title: 'Search', description: 'Cards and commanders by name.', noindex: true });

export default function Search() {
  const { query, options } = useLoaderData<typeof loader>();
  return <NameList query={query} options={options} />;
}

import type { SearchPage as SearchDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { SearchPage } from '../features/search/search-page.tsx';
import { documentQuery, readSearch } from '../features/search/search-query.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { listsView } from '../page-views.ts';

/** The card search; also where the search box leads without a choice made, or without JavaScript. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const address = readSearch(url.searchParams);
  const document = await loadPage(
    context.get(apiContext).fetchPage<SearchDocument>('/search', documentQuery(address)),
  );
  return { page: listsView(document), view: address.view };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page.header,
        description: loaderData.page.description,
        canonical: loaderData.page.canonical + loaderData.page.query,
        image: `/og${loaderData.page.canonical}.png`,
        kind: { type: 'list' },
        noindex: true,
      })
    : [];

export default function Search() {
  const { page, view } = useLoaderData<typeof loader>();
  return <SearchPage page={page} view={view} />;
}

import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { answersContext, documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { documentQuery, GO, readSearch, searchUrl } from '../shared/search/search-query.ts';

/** The card search; the search box also leads here without a selected suggestion or without JavaScript. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const address = readSearch(url.searchParams);
  if (url.searchParams.has(GO)) {
    const exactPage = await context.get(answersContext).place(address.q);
    throw redirect(exactPage ?? searchUrl({ q: address.q }));
  }
  const document = await loadAnswer({ context, url }, 'search', {}, documentQuery(address));
  return { page: deferredView(listsView(document), context.get(documentContext)), view: address.view };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: loaderData.page.title,
        description: loaderData.page.description,
        canonical: loaderData.page.canonical + loaderData.page.query,
        image: `/og${loaderData.page.canonical}.png`,
        kind: { type: 'list' },
        noindex: true,
      })
    : [];

export default function Search() {
  const { page, view } = useLoaderData<typeof loader>();
  return <SearchScreen page={page} view={view} />;
}

import type { TopListPage as TopListDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { cardFilterOf } from '../features/card-filter/card-filter.server.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { TopListPage } from '../features/top/top-list-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { heldView, listsView } from '../page-views.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = `/top/${encodeURIComponent(params.slug ?? '')}`;
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<TopListDocument>(path, url.search));
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { ...heldView(listsView(page), held), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({ ...loaderData, title: `${loaderData.header} by decks`, kind: { type: 'list' } })
    : [];

export default function TopList() {
  const page = useLoaderData<typeof loader>();
  return <TopListPage key={page.canonical} page={page} />;
}

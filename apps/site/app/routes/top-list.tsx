import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { TopListScreen } from '../features/top/top-list-screen.tsx';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'topList', { slug: params.slug ?? '' });
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return { ...deferredView(listsView(page), deferred), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({ ...loaderData, title: `${loaderData.title} by decks`, kind: { type: 'list' } })
    : [];

export default function TopList() {
  const page = useLoaderData<typeof loader>();
  return <TopListScreen key={page.canonical} page={page} />;
}

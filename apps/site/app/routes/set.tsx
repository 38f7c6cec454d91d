import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { SetScreen } from '../features/sets/set-screen.tsx';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadNamed } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { context, params } = args;
  const page = await loadNamed(args, 'set', { slug: params.slug ?? '' });
  const cardFilter = await loadCardFilter(args, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return { ...deferredView(listsView(page), deferred), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        title: loaderData.title,
        kind: { type: 'list' },
        hasFeed: true,
      })
    : [];

export default function SetRoute() {
  const page = useLoaderData<typeof loader>();
  return <SetScreen key={page.canonical} page={page} />;
}

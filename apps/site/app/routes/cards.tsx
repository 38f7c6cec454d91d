import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { CardsScreen } from '../features/top/cards-screen.tsx';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { deferredView, listsView } from '../shared/lists/tile-lists.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'cards', {});
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null;
  return { ...deferredView(listsView(page), deferred), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title, kind: { type: 'list' } }) : [];

export default function Cards() {
  return <CardsScreen page={useLoaderData<typeof loader>()} />;
}

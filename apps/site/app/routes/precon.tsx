import { deferParts } from '@deckwright/islands';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PreconScreen } from '../features/precon/precon-screen.tsx';
import { preconView } from '../features/precon/precon-view.ts';
import { loadCardFilter } from '../shared/filters/cards/card-filter.server.ts';
import { documentContext } from '../shared/page/contexts.ts';
import { loadAnswer } from '../shared/page/load-answer.server.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/page/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = await loadAnswer({ context, url }, 'precon', { slug: params.slug ?? '' });
  const cardFilter = await loadCardFilter({ context, url }, page);
  const deferred = context.get(documentContext) && cardFilter === null && page.deck.length > 0;
  return deferParts(
    { ...preconView(page, deferred), cardFilter },
    ['deck', 'text', 'values', 'upgrades'],
    deferred,
  );
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.title }) : [];

export default function Precon() {
  const page = useLoaderData<typeof loader>();
  return <PreconScreen key={page.canonical} page={page} />;
}

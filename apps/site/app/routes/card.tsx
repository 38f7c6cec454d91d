import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { CardPage } from '../features/card/card-page.tsx';
import { loadPage, redirectToCanonical } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { cardView } from '../page-views.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchCardPage(params.slug ?? '', url.search));
  redirectToCanonical(page.canonical, url);
  return cardView(page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Card() {
  const page = useLoaderData<typeof loader>();
  return <CardPage key={page.canonical} page={page} />;
}

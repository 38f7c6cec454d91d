import type { TopPage as TopDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { TopPage } from '../features/top/top-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { heldView, listsView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<TopDocument>('/top', url.search));
  return heldView(listsView(page), context.get(documentContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Top() {
  return <TopPage page={useLoaderData<typeof loader>()} />;
}

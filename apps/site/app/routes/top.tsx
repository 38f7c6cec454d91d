import type { TopPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { TopScreen } from '../features/top/top-screen.tsx';
import { heldView, listsView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = await loadPage(context.get(apiContext).fetchPage<TopPage>('/top', url.search));
  return heldView(listsView(page), context.get(documentContext));
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Top() {
  return <TopScreen page={useLoaderData<typeof loader>()} />;
}

import type { BackgroundsPage as BackgroundsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext } from '../contexts.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { BackgroundsPage } from '../features/partners/backgrounds-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { listsView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(apiContext).fetchPage<BackgroundsDocument>('/backgrounds', url.search);
  return listsView(await loadPage(page));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Backgrounds() {
  return <BackgroundsPage page={useLoaderData<typeof loader>()} />;
}

import type { PartnersPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PartnersScreen } from '../features/partners/partners-screen.tsx';
import { heldView, listsView } from '../shared/lists/page-views.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(apiContext).fetchPage<PartnersPage>('/partners', url.search);
  return heldView(listsView(await loadPage(page)), context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Partners() {
  return <PartnersScreen page={useLoaderData<typeof loader>()} />;
}

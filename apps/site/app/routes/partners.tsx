import type { PartnersPage as PartnersDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { PartnersPage } from '../features/partners/partners-page.tsx';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { heldView, listsView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(apiContext).fetchPage<PartnersDocument>('/partners', url.search);
  return heldView(listsView(await loadPage(page)), context.get(documentContext));
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Partners() {
  return <PartnersPage page={useLoaderData<typeof loader>()} />;
}

import type { PreconPage as PreconDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { cardFilterOf } from '../features/card-filter/card-filter.server.ts';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { PreconPage } from '../features/precon/precon-page.tsx';
import { preconView } from '../features/precon/precon-view.ts';
import { heldParts } from '../lists/held-lists.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = `/precon/${encodeURIComponent(params.slug ?? '')}`;
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<PreconDocument>(path, url.search));
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null && page.deck.length > 0;
  return heldParts({ ...preconView(page, held), cardFilter }, ['deck', 'values'], held);
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Precon() {
  const page = useLoaderData<typeof loader>();
  return <PreconPage key={page.canonical} page={page} />;
}

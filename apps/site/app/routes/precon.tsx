import type { PreconPage } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { PreconScreen } from '../features/precon/precon-screen.tsx';
import { preconView } from '../features/precon/precon-view.ts';
import { cardFilterOf } from '../shared/card-filter/card-filter.server.ts';
import { heldParts } from '../shared/lists/held-lists.ts';
import { apiContext, documentContext } from '../shared/page/contexts.ts';
import { loadPage } from '../shared/page/load-page.ts';
import { pageMeta } from '../shared/page/page-meta.ts';
import { revalidatesData } from '../shared/view/use-view.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const path = `/precon/${encodeURIComponent(params.slug ?? '')}`;
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<PreconPage>(path, url.search));
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null && page.deck.length > 0;
  return heldParts({ ...preconView(page, held), cardFilter }, ['deck', 'values'], held);
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header }) : [];

export default function Precon() {
  const page = useLoaderData<typeof loader>();
  return <PreconScreen key={page.canonical} page={page} />;
}

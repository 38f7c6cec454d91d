import type { CardsPage as CardsDocument } from '@deckwright/api-client/schemas';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { apiContext, documentContext } from '../contexts.ts';
import { cardFilterOf } from '../features/card-filter/card-filter.server.ts';
import { CardsPage } from '../features/cards/cards-page.tsx';
import { revalidatesData } from '../features/list-views/use-view.ts';
import { loadPage } from '../load-page.ts';
import { pageMeta } from '../page-meta.ts';
import { heldView, listsView } from '../page-views.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const page = await loadPage(api.fetchPage<CardsDocument>('/cards', url.search));
  const cardFilter = await cardFilterOf(api, url, page);
  const held = context.get(documentContext) && cardFilter === null;
  return { ...heldView(listsView(page), held), cardFilter };
}

export const shouldRevalidate = revalidatesData;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, title: loaderData.header, kind: { type: 'list' } }) : [];

export default function Cards() {
  return <CardsPage page={useLoaderData<typeof loader>()} />;
}
